import { SPACES } from '../pieces/spaces.ts'
import { cardAt } from '../pieces/cards.ts'
import { playerAt, rivals, type NecObservation } from './observation.ts'

/** The chances of each total of one, two or three dice. */
const chances: readonly number[][] = [1, 2, 3].map((dice) => {
  let totals = [1]
  for (let die = 0; die < dice; die++) {
    const next = Array.from({ length: totals.length + 6 }, () => 0)
    for (const [total, chance] of totals.entries())
      for (let face = 1; face <= 6; face++)
        next[total + face] = (next[total + face] ?? 0) + chance / 6
    totals = next
  }
  return totals
})

export function chanceOf(dice: number, total: number): number {
  return chances[dice - 1]?.[total] ?? 0
}

/** How many spaces a Monster must move to end on a space; 0 if it can't without leaving the board. */
export function distanceTo(observation: NecObservation, monster: number, space: number): number {
  const from = observation.table.spaceOf[monster] ?? 0
  return Math.max(0, (from === 0 ? SPACES : from) - space)
}

/** What moving a Monster can be expected to cost the others, less what it can be expected to cost oneself. */
export function spiteOf(observation: NecObservation, monster: number): number {
  const { dice, loss } = cardAt(monster)
  const hits = (seat: number): number => {
    const one = playerAt(observation.table, seat)
    if (one.throws >= 0) return 0
    return chanceOf(dice, distanceTo(observation, monster, one.space)) * loss
  }
  let sum = 0
  for (const rival of rivals(observation)) sum += hits(rival)
  const me = playerAt(observation.table, observation.seat)
  return me.standing === 'sane' ? sum - 2 * hits(observation.seat) : sum
}
