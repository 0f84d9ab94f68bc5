import type { BoardModule } from '@eldertable/board-kit'
import type { BegunMatch, Instant } from '../session/session.ts'

/**
 * The table as a pick is played through: once for each thing that it brought about, with the board and the log as far as
 * that. Where only the end of the pick is known, that alone.
 */
export function beatsOf(
  table: BegunMatch,
  story: readonly Instant[],
  { logOnly = [] }: Pick<BoardModule, 'logOnly'>,
): readonly BegunMatch[] {
  const { log, position, view } = table
  const first = log.findIndex((told) => told.position === position)
  if (first < 0 || story.length !== log.length - first) return [table]
  const between = story.slice(0, -1).flatMap(({ table: open, hand }, i): BegunMatch[] => {
    const line = first + i
    const isAside = logOnly.includes(log[line]?.event.key ?? '')
    const seen = { ...view, table: open, hand, decision: null, menu: null }
    return isAside ? [] : [{ ...table, log: log.slice(0, line + 1), view: seen }]
  })
  return [...between, table]
}
