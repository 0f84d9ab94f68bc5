import { ask, counted, names, type Words } from '@eldertable/kernel'
import { worthOf, type FirstTitle } from '../state.ts'

const points = (count: number): string => counted(count, 'point', 'points')
const stone = (number: number): string => `the stone worth ${worthOf(number)}`

export const en: Words<FirstTitle> = {
  name: 'First Title',
  pitch: 'Take a stone and throw at least what it is worth.',
  prompts: {
    'turn.choose': ask({
      you: () => 'Which stone do you take?',
      others: () => 'which stone to take',
    }),
  },
  options: {
    take: (number) => `Take ${stone(number)}`,
  },
  reasons: {
    'already-taken': 'Somebody has taken that stone',
  },
  events: {
    turn: (is, t) => `The turn of ${t.name(is.seat)} begins.`,
    took: (is, t) => `${t.name(is.seat)} takes ${stone(is.stone)}.`,
    threw: (is, t) =>
      `${t.name(is.seat)} throws a ${is.dice.join(', ')} and scores ${points(is.points)}.`,
  },
  endings: {
    'most-points': (winners, t) => `The most points: ${names(winners, t)}.`,
  },
  switches: {},
  board: (t) => [
    {
      heading: 'The row',
      lines: t.table.takenBy.map((seat, number) =>
        seat === null
          ? `The stone worth ${worthOf(number)} lies in the row.`
          : `${t.name(seat)} has taken ${stone(number)}.`,
      ),
    },
    {
      heading: 'Seats',
      lines: t.table.points.map((count, seat) => `${t.name(seat)} has ${points(count)}.`),
    },
  ],
}
