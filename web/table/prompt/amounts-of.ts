import type { Amounts, BoardModule } from '@eldertable/board-kit'
import type { BegunMatch } from '../../session/session.ts'
import { tellingOf } from '../told/telling.ts'

/** What the reader is asked to give, where the title has steppers for that. */
export function amountsOf(table: BegunMatch, board: BoardModule): Amounts | null {
  const { decision, menu } = table.view
  if (decision === null || menu === null) return null
  return board.amounts?.(decision, menu.options, tellingOf(table)) ?? null
}

const sumOf = (given: readonly number[]): number => given.reduce((sum, one) => sum + one, 0)

/**
 * So much of each source after one stepper was moved. What would be more than all together may be is taken from the last
 * of the others, so that one can pay from elsewhere with one press.
 */
export function stepped(
  { sources, most }: Amounts,
  given: readonly number[],
  place: number,
  to: number,
): readonly number[] {
  const limit = Math.min(sources[place]?.most ?? 0, most)
  const next = given.with(place, Math.max(0, Math.min(limit, to)))
  let excess = sumOf(next) - most
  for (let other = next.length - 1; other >= 0 && excess > 0; other--) {
    if (other === place) continue
    const less = Math.min(next[other] ?? 0, excess)
    next[other] = (next[other] ?? 0) - less
    excess -= less
  }
  return next
}
