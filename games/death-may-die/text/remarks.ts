import type { RemarksOf } from '@eldertable/kernel'
import type { Dmd } from '../frames.ts'

type Occasion =
  | 'passes'
  | 'fails'
  | 'bleeds'
  | 'snaps'
  | 'falls'
  | 'learns'
  | 'takes'
  | 'burns'
  | 'rests'
  | 'protects'
  | 'revives'

/** What bots say. They came here to spoil a ritual and would like to go home. */
export const remarks: RemarksOf<Dmd, Occasion> = {
  on: {
    checks: ({ isPassed }) => (isPassed ? 'passes' : 'fails'),
    wounds: ({ amount }) => (amount > 1 ? 'bleeds' : undefined),
    snaps: () => 'snaps',
    falls: () => 'falls',
    levelsUp: () => 'learns',
    claims: () => 'takes',
    catchesFire: () => 'burns',
    heals: ({ isRest }) => (isRest ? 'rests' : undefined),
    protects: () => 'protects',
    revives: () => 'revives',
  },
  words: {
    passes: [
      'Steady hands. For once.',
      'I meant to do that.',
      'Somebody up there is not looking.',
      'That went better than my wedding.',
    ],
    fails: [
      'I blame the light.',
      'That was the rehearsal.',
      'The stars are wrong. So was I.',
      'Nobody saw that.',
    ],
    bleeds: [
      'I have more of it somewhere.',
      'That was my good coat.',
      'It is only the outside of me.',
    ],
    snaps: [
      'I feel much better. Why is everybody staring?',
      'It all fits together now. Horribly.',
      'I can hear the wallpaper.',
    ],
    falls: ['Go on without me. Quickly.', 'Burn my diary.'],
    learns: [
      'One learns so much down here.',
      'I shall never unlearn this.',
      'It comes easier every time. That worries me.',
    ],
    takes: [
      'This will help. Or bite.',
      'Nobody will miss it now.',
      'Heavier than it looks. Warmer, too.',
    ],
    burns: ['Warm at last.', 'Does anybody smell hair?'],
    rests: ['Five minutes. Wake me if it comes.', 'A bandage, a drink, and a prayer to nobody.'],
    protects: ['Behind me.', 'I was in the way anyhow.'],
    revives: ['I was not finished.', 'Death was very polite about it.'],
    won: ['So they do die. Write that down.', 'Drinks. Then we never speak of it.'],
    lost: ['We should have stayed in bed.', 'It was a good plan until it moved.'],
  },
}
