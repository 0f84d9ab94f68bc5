import type { RemarksOf } from '@eldertable/kernel'
import type { Mash } from '../frames.ts'
import { isHero } from '../targets.ts'

type Occasion =
  | 'fells'
  | 'wrecks'
  | 'hurt'
  | 'dies'
  | 'returns'
  | 'finds'
  | 'learns'
  | 'steals'
  | 'robbed'
  | 'misses'
  | 'shudders'
  | 'raves'
  | 'casts'

/** A blow that is worth a word. */
const HARD = 2

/** What bots say. They break things for a living. */
export const remarks: RemarksOf<Mash, Occasion> = {
  on: {
    falls: () => 'fells',
    keeps: () => 'wrecks',
    loses: ({ who, points }) => (isHero(who) && points >= HARD ? [['hurt', who]] : undefined),
    dies: ({ seat }) => [['dies', seat]],
    respawns: () => 'returns',
    finds: () => 'finds',
    powerUp: () => 'learns',
    steals: ({ seat, from }) => [
      ['steals', seat],
      ['robbed', from],
    ],
    attacks: ({ by, natural }) => (isHero(by) && natural === 1 ? [['misses', by]] : undefined),
    shudders: ({ seat, points }) => (points >= HARD ? [['shudders', seat]] : undefined),
    madness: ({ seat }) => [['raves', seat]],
    casts: () => 'casts',
  },
  words: {
    fells: [
      'Down it goes.',
      'It had a kind face. Somewhere.',
      'Next.',
      'I shall want a bath after this.',
    ],
    wrecks: ['No more eggs from that one.', 'Built to last. Not for long.', 'I do enjoy masonry.'],
    hurt: ['That one I felt.', 'Mind the hat.', 'I need that arm.'],
    dies: ['Carry on. I shall be late.', 'This is becoming a habit.'],
    returns: ['Where was I?', 'I have seen the other side. No queue.'],
    finds: [
      'Finders, keepers.',
      'Somebody died holding this. Firmly.',
      'It ticks. Is it meant to tick?',
    ],
    learns: ['I feel taller.', 'Stronger. And slightly green.'],
    steals: ['You were not using it.', 'It looks better on me.'],
    robbed: ['I was using that.', 'Count your fingers. I have.'],
    misses: ['The wall had it coming.', 'A warning shot.', 'I was aiming at fate.'],
    shudders: [
      'I counted the eyes. A mistake.',
      'Who painted that?',
      'I shall be quite all right by spring.',
    ],
    raves: ['Up is a rumour.', 'The floor told me to.'],
    casts: ['The words taste of pennies.', 'Stand back. Further.'],
    won: ['I am only here for the masonry.', 'Who sweeps up?'],
    lost: ['Best of three?', 'They bred faster than I swing.'],
  },
}
