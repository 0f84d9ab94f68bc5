import type { BoardModule } from '@eldertable/board-kit'
import { useEffect, useRef } from 'preact/compat'
import type { BegunMatch, MatchSession } from '../../session/session.ts'
import { paceNow } from '../../settings/pace.ts'
import { tellingOf } from '../told/telling.ts'

/** What was picked by itself: at which position, and what the reader had decided before. */
interface Taken {
  position: number
  decided: number | null
}

/**
 * Picks what goes without saying, after as long as a deed of somebody else is told. It is picked once: whoever takes it back
 * is asked. Gives the table with what the reader decided last, by which the slip tells what has happened since.
 */
export function useSurePick(
  session: Pick<MatchSession, 'pick'>,
  table: BegunMatch,
  board: BoardModule,
  /** Whether what led to the question has been told. */
  isReady: boolean,
): BegunMatch {
  const latest = useRef<Taken | null>(null)
  const { position, decided } = table
  const own =
    latest.current !== null && decided === latest.current.position + 1
      ? latest.current.decided
      : decided
  const pick = isReady && position > (latest.current?.position ?? -1) ? sureAt(table, board) : null
  useEffect(() => {
    if (pick === null) return
    const timer = setTimeout(() => {
      latest.current = { position, decided: own }
      session.pick(pick)
    }, paceNow())
    return () => clearTimeout(timer)
  }, [pick, position, own, session])
  return own === decided ? table : { ...table, decided: own }
}

function sureAt(table: BegunMatch, board: BoardModule): number | null {
  const { decision, menu } = table.view
  if (decision === null || menu === null) return null
  const pick = board.sure?.(decision, tellingOf(table)) ?? null
  return menu.options.some((option) => option.pick === pick) ? pick : null
}
