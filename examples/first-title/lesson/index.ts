import { settingsOf, type Lesson } from '@eldertable/kernel'
import { firstTitle } from '../index.ts'
import { lesson as words } from '../text/lesson.ts'

const seats = 2

/** One turn against Bram: it is a whole match. */
export const lessons: readonly Lesson[] = [
  {
    id: 'game',
    name: words.name,
    about: words.about,
    minutes: 1,
    reader: 0,
    names: ['Ada', 'Bram'],
    start: () => firstTitle.setUp(seats, settingsOf(firstTitle.switches, {}, seats)),
    steps: [
      {
        ...words.take,
        moves: [{ verb: 'take', argument: 3 }],
        dice: [5, 2],
        replies: [{ verb: 'take', argument: 5 }],
      },
    ],
    farewell: words.farewell,
  },
]
