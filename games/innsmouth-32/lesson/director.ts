import { at, type Lesson } from '@eldertable/kernel'
import { cardsCalled, theCard } from '../pieces/cards.ts'
import { stateAt } from '../position.ts'
import { directorLesson as words } from '../text/lesson.ts'

const reader = 0
const [CENTRE, FIRST, SECOND, THIRD] = [1, 0, 1, 2]
const doctor = theCard('doctor')
const moll = theCard('moll')
const quarterback = theCard('quarterback')

/** A pool that rests. */
const resting = [{ verb: 'poolActions' }, { verb: 'rest' }]

/** Three turns of a director against two others. */
export const directorLesson: Lesson = {
  id: 'director',
  name: words.name,
  about: words.about,
  minutes: 4,
  reader,
  names: ['Ada', 'Bram', 'Cleo'],
  start: () =>
    stateAt({
      pools: [{ has: ['doctor'] }, { has: [{ is: 'moll', rest: 2 }] }],
      survivors: ['quarterback', 'co-ed', 'kingpin', 'town-drunk'],
      screen: ['deep-one', 'boat-hook', 'loafer'],
      pile: ['thug', 'priest', 'reef-hunter', 'whiskey', 'brute', 'pills'],
      throngs: [['brute']],
      turn: 'director',
    }),
  steps: [
    {
      ...words.take,
      moves: [
        { verb: 'takeMonster', argument: at(cardsCalled('deep-one'), 0) },
        { verb: 'placeIn', argument: FIRST },
        { verb: 'strike', argument: doctor },
      ],
      dice: [5, 4, 4, 4, 3],
      replies: [{ verb: 'rest' }],
    },
    {
      ...words.fade,
      moves: [{ verb: 'fadeOut', argument: theCard('boat-hook') }],
      replies: resting,
    },
    {
      ...words.cover,
      moves: [
        { verb: 'cover', argument: CENTRE },
        { verb: 'strike', argument: moll },
      ],
      dice: [2, 2, 1],
      replies: [{ verb: 'negate' }, { verb: 'giveRest', argument: 3 }],
    },
    {
      ...words.feature,
      moves: [
        { verb: 'takeMonster', argument: at(cardsCalled('priest'), 0) },
        { verb: 'placeIn', argument: SECOND },
      ],
      replies: [...resting, ...resting],
    },
    {
      ...words.allOut,
      moves: [
        { verb: 'allOut' },
        { verb: 'strikeWith', argument: FIRST },
        { verb: 'strike', argument: quarterback },
        { verb: 'placeIn', argument: THIRD },
      ],
      dice: [1, 1, 6, 5],
    },
  ],
  farewell: words.farewell,
}
