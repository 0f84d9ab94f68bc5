import type { BoardModule } from '@eldertable/board-kit'
import type { Seat } from '@eldertable/kernel'
import { useEffect, useMemo, useSyncExternalStore } from 'preact/compat'
import { behindOf } from '../lobby/watching-words.ts'
import type { BegunMatch, MatchOnScreen, MatchSession } from '../session/session.ts'
import { PastViews, viewNear } from './past-views.ts'
import { turnsOf, upTo, type ReplaySource } from './replay-source.ts'

/** A match that goes on meanwhile, through the reader's eyes. */
export function useRunningReplay(
  session: MatchSession,
  now: BegunMatch,
  board: BoardModule,
  position: number,
  eyes: Seat | null,
): { replay: ReplaySource; problem: string | null } {
  const isLent = eyes !== null && now.reader === null && now.handOver === null
  const past = useMemo(
    () =>
      isLent
        ? new PastViews(session, { seat: eyes, last: () => lastWithHands(session.get()) })
        : new PastViews(session),
    [session, eyes, isLent],
  )
  const { views, earliest, problem } = useSyncExternalStore(past.listen, past.get)
  useEffect(() => past.want(position), [past, position, now])
  const { view: latest, log } = now
  const length = isLent ? lastWithHands(now) : now.position
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
    view: (at) => (at >= length && !isLent ? { ...latest, menu: null } : viewNear(views, at)),
    heard: (at) => upTo(at, log),
    story: (at) => (isLent ? [] : (session.storyOf?.(at) ?? [])),
  }
  return { replay, problem }
}

/** The latest position at which whoever watches may see all hands; 0 where they may not, or not yet. */
export const lastWithHands = ({ reader, status, position, terms }: MatchOnScreen): number => {
  const behind = behindOf(terms?.watching)
  if (behind === null || reader !== null || status !== 'playing') return 0
  return Math.max(0, position - behind)
}
