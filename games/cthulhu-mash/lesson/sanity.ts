import type { Lesson } from '@eldertable/kernel'
import { KIND_OF, objectNumber } from '../pieces/objects.ts'
import { parseSpace } from '../tiles/spaces.ts'
import { stateAt } from '../position.ts'
import { sanity as words } from '../text/lesson.ts'
import { giftOf } from '../verbs.ts'

const reader = 0
const BRAM = 1
const tome = KIND_OF.indexOf(objectNumber('nameless-cults'))
const medicine = KIND_OF.indexOf(objectNumber('psychiatric-medicine'))
const necklace = KIND_OF.indexOf(objectNumber('elder-sign-necklace'))

/** One turn of the Psychotherapist, who meets a monster, reads a book and brings a friend back to his senses. */
export const sanity: Lesson = {
  id: 'sanity',
  name: words.name,
  about: words.about,
  minutes: 3,
  reader,
  names: ['Ada', 'Bram'],
  start: () =>
    stateAt({
      settings: { victory: 'cooperative', sanity: true },
      heroes: [
        {
          is: 'psychotherapist',
          at: 'medical-school R3C6',
          objects: ['nameless-cults', 'psychiatric-medicine', 'elder-sign-necklace'],
          sanity: 64,
        },
        { is: 'mariner-merchant', at: 'medical-school R2C6', sanity: 21 },
      ],
      tiles: ['medical-school', { is: 'ice-floats', isHidden: true }],
      foes: [{ is: 'deep-one', at: 'medical-school R6C3' }],
      spells: ['flesh-ward'],
    }),
  steps: [
    // A hundred is thrown with two dice: 71, and a 2 for what is lost.
    {
      ...words.check,
      moves: [{ verb: 'walk', argument: parseSpace('R3C4') }],
      dice: [7, 1, 2],
    },
    {
      ...words.idea,
      moves: [{ verb: 'stop' }, { verb: 'read', argument: tome }],
      dice: [8, 4, 6, 7, 5],
    },
    { ...words.medicine, moves: [{ verb: 'green', argument: medicine }] },
    {
      ...words.friend,
      moves: [
        { verb: 'walk', argument: parseSpace('R3C6') },
        { verb: 'stop' },
        { verb: 'help', argument: giftOf(necklace, BRAM) },
      ],
    },
    { ...words.machine, moves: [{ verb: 'refresh' }], dice: [4, 3, 1, 2] },
  ],
  farewell: words.farewell,
}
