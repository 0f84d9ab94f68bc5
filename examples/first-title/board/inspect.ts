import { readTarget, type Look } from '@eldertable/board-kit'
import { counted, type TextContextOf } from '@eldertable/kernel'
import { worthOf, type FirstTitle } from '../state.ts'

/** What everything on the board is and says, for whoever looks closer. */
export function inspect(target: string, t: TextContextOf<FirstTitle>): Look | null {
  const { kind, number } = readTarget(target)
  const { takenBy, points } = t.table
  if (kind === 'stone' && number in takenBy) {
    const taker = takenBy[number] ?? null
    return {
      heading: `The stone worth ${worthOf(number)}`,
      lines: [
        taker === null ? 'It lies in the row.' : `${t.name(taker)} has taken it.`,
        `It scores ${counted(worthOf(number), 'point')} for a throw of ${worthOf(number)} or more.`,
      ],
      rule: 'FT-TURN-3',
    }
  }
  const score = kind === 'seat' ? points[number] : undefined
  if (score === undefined) return null
  return { heading: t.name(number), lines: [`${counted(score, 'point')} so far.`] }
}
