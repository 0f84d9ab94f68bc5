import { STONES, type FirstState } from './state.ts'

/** What must be true between any two picks, whatever has been played. */
export function faults({ table }: FirstState): string[] {
  const found: string[] = []
  if (table.takenBy.length !== STONES) found.push(`there are ${table.takenBy.length} stones`)
  const taken = table.takenBy.filter((seat) => seat !== null)
  if (new Set(taken).size < taken.length) found.push('a seat has taken two stones')
  if (table.points.some((points) => points < 0 || points > STONES))
    found.push(`the points are ${table.points.join(', ')}`)
  return found
}
