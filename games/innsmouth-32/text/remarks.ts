import type { RemarksOf } from '@eldertable/kernel'
import type { I32 } from '../frames.ts'

type Occasion =
  | 'star'
  | 'noStar'
  | 'hurt'
  | 'shrugs'
  | 'rescued'
  | 'fells'
  | 'grazes'
  | 'fumbles'
  | 'mad'
  | 'searches'
  | 'rests'
  | 'cut'
  | 'awarded'

/** A blow that is worth a word. */
const HARD = 3

/** What bots say. They were told that it was a small part in a small film. */
export const remarks: RemarksOf<I32, Occasion> = {
  on: {
    starDie: ({ die, isEarned }) => (die === 0 ? undefined : isEarned ? 'star' : 'noStar'),
    suffers: ({ damage }) => (damage >= HARD ? 'hurt' : undefined),
    shrugs: () => 'shrugs',
    rescues: () => 'rescued',
    deals: ({ damage, needs }) => (damage >= needs ? 'fells' : 'grazes'),
    misfires: () => 'fumbles',
    maddened: () => 'mad',
    searches: ({ cards }) => (cards.length > 0 ? 'searches' : undefined),
    rests: () => 'rests',
    cuts: () => 'cut',
    awarded: () => 'awarded',
  },
  words: {
    star: [
      'My good side, please.',
      'I always scream my own screams.',
      'They will put my name above the fish.',
    ],
    noStar: ['The camera was not even running.', 'They are saving me for the poster.'],
    hurt: [
      'Was that in the script?',
      'That was no stunt.',
      'I should like to see my contract.',
      'Paint does not usually sting.',
    ],
    shrugs: ['I have worked with worse.', 'Mad? I have read the script. Yes.'],
    rescued: ['Good dog. Such a good dog.', 'Never work with animals, they said.'],
    fells: [
      'And that is a wrap for that one.',
      'No second take needed.',
      'It died very well, I thought.',
    ],
    grazes: ['It is still in the scene.', 'Can we go again?', 'It blinked. That counts.'],
    fumbles: ['It came off in my hand.', 'Props! Somebody! Props!'],
    mad: ['I have forgotten which of us is painted.', 'The reel is turning in my head.'],
    searches: ['This was not on the list of props.', 'Never open a door in a horror film. Well.'],
    rests: ['Wake me for the finale.', 'Is there any coffee left in Innsmouth?'],
    cut: [
      'Cut. Print it. Bury it.',
      'More fog. More everything.',
      'Nobody leaves before the credits.',
    ],
    awarded: ['I should like to thank the fish.', 'I knew it when they ate the others.'],
    won: ['Roll the credits. Slowly.', 'They will want a sequel.'],
    lost: ['The book was better.', 'Left on the floor of the cutting room.'],
  },
}
