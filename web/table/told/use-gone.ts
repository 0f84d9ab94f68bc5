import { useState } from 'preact/compat'
import type { BegunMatch, Told } from '../../session/session.ts'

/** What the log told before the latest news about taking back, and tells no more: it has been taken back. */
export function useGone(table: BegunMatch): readonly Told[] {
  const [seen, setSeen] = useState<{ table: BegunMatch; gone: readonly Told[] }>({
    table,
    gone: [],
  })
  if (seen.table === table) return seen.gone
  const isOld = seen.table.undo.news === table.undo.news
  const gone = isOld
    ? seen.gone
    : seen.table.log.filter(({ position }) => position > table.position)
  setSeen({ table, gone })
  return gone
}
