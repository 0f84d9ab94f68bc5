import type { RemarksOf } from '@eldertable/kernel'
import type { Tec } from '../frames.ts'
import { MAD } from '../pieces/mats.ts'

type Occasion =
  | 'seals'
  | 'sealFails'
  | 'banishes'
  | 'banishFails'
  | 'translates'
  | 'slips'
  | 'mad'
  | 'calms'
  | 'haunts'
  | 'helps'

/** What bots say. They keep notebooks, and sleep badly. */
export const remarks: RemarksOf<Tec, Occasion> = {
  on: {
    seals: () => 'seals',
    sealFails: () => 'sealFails',
    banishes: () => 'banishes',
    banishFails: () => 'banishFails',
    translates: () => 'translates',
    delirium: ({ brain }) => (brain === MAD ? 'mad' : 'slips'),
    calms: () => 'calms',
    mindAccursed: () => 'haunts',
    townAction: () => 'helps',
  },
  words: {
    seals: [
      'One hole fewer in the world.',
      'Shut. Please do not knock.',
      'It closed like an eye. I wish it had not.',
    ],
    sealFails: [
      'It would not close. It looked back.',
      'Nearly. The worst word I know.',
      'I had it by the edges.',
    ],
    banishes: [
      'Home with you.',
      'It went. I did not ask where.',
      'One shape fewer in the lane.',
      'That was the last of my good manners.',
    ],
    banishFails: ['It did not take the hint.', 'It only waved.', 'I may have read that backwards.'],
    translates: [
      'The grammar is worse than the god.',
      'I understood that. Pity.',
      'Do not read this one aloud.',
      'There is a recipe on the back.',
    ],
    slips: [
      'The walls are being rude again.',
      'I am perfectly well. All of me.',
      'Somebody has moved my thoughts.',
    ],
    mad: ['Tell them I was right.', 'Oh, the music.'],
    calms: ['Tea helps. It always has.', 'I can count to ten again.'],
    haunts: ['There is no more room in here.', 'They have started to hum in tune.'],
    helps: [
      'Kind people, considering.',
      'They asked no questions. Nor did I.',
      'One makes friends in odd harbours.',
    ],
    won: ['It is over. Nobody look up for a while.', 'I shall sleep. With a lamp on.'],
    lost: ['We were so close. It was closer.', 'At least my notes are in order.'],
  },
}
