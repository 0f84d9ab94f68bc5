import type { BoardModule } from '@eldertable/board-kit'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'preact/compat'
import type { BegunMatch, MatchSession } from '../session/session.ts'
import { PastViews, viewNear } from './past-views.ts'
import { turnsOf, upTo, type ReplaySource } from './replay-source.ts'

/** A match that goes on meanwhile, through the reader's eyes. */
export function useRunningReplay(
  session: MatchSession,
  now: BegunMatch,
  board: BoardModule,
  position: number,
): { replay: ReplaySource; problem: string | null } {
  const [past] = useState(() => new PastViews(session))
  const { views, earliest, problem } = useSyncExternalStore(past.listen, past.get)
  useEffect(() => past.want(position), [past, position, now])
  const { view: latest, log, position: length } = now
  const turns = useMemo(
    () => turnsOf(log, length, board, latest.table),
    [log, length, board, latest.table],
  )
  const replay: ReplaySource = {
    earliest,
    length,
    log,
    turns,
    // The end is on the table anyway.
    view: (at) => (at >= length ? { ...latest, menu: null } : viewNear(views, at)),
    heard: (at) => upTo(at, log),
    story: (at) => session.storyOf?.(at) ?? [],
  }
  return { replay, problem }
}
