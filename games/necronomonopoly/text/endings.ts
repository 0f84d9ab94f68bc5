import { names, personAt, sentenceOf, type Seat } from '@eldertable/kernel'
import { sanityOf, type Tell } from './telling.ts'

export type Ending = 'last-sane' | 'cultists' | 'round-limit'

/** How a match ended, for its last page. */
export const endings: Readonly<Record<Ending, (winners: readonly Seat[], t: Tell) => string>> = {
  'last-sane': ([winner], t) =>
    winner === undefined
      ? 'Nobody sane is left at the table, and nobody wins.'
      : `${wins(winner, t)} as the last sane player. Nobody else is in a state to contest it.`,
  cultists: (winners, t) =>
    winners.length === 1
      ? `The four Great Tomes are in the hands of Cultists, and one has come to Mi-Go. ${names(winners, t)} wins.`
      : `The four Great Tomes are in the hands of Cultists, and one has come to Mi-Go. ${names(winners, t)} win together.`,
  'round-limit': (winners, t) => {
    const [winner] = winners
    const over = `Round ${t.table.round} was the last.`
    return winner === undefined
      ? `${over} Nobody sane is left at the table, and nobody wins.`
      : `${over} ${wins(winner, t)} with ${sanityOf(t, winner)} Sanity.`
  },
}

const wins = (winner: Seat, t: Tell): string => sentenceOf(personAt(winner, t), 'win')
