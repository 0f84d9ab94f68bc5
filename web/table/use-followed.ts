import type { BoardModule } from '@eldertable/board-kit'
import { useMemo, useSyncExternalStore } from 'react'
import type { MatchSession } from '../session/session.ts'
import { paceNow } from '../settings/pace.ts'
import { deedsBetween } from './deeds.ts'
import { Following, type Followed } from './following.ts'

/** What others do, told one deed after the other. A lesson tells it in its own words. */
export function useFollowed(
  session: MatchSession,
  board: BoardModule,
  isLesson: boolean,
): Followed & { skip: () => void } {
  const { following, subscribe, skip } = useMemo(() => {
    const one = new Following(
      session,
      (before, now) => (isLesson ? [] : deedsBetween(before, now, board)),
      paceNow,
    )
    return {
      following: one,
      subscribe: (listener: () => void) => one.subscribe(listener),
      skip: () => one.skip(),
    }
  }, [session, board, isLesson])
  const followed = useSyncExternalStore(subscribe, () => following.get())
  return { ...followed, skip }
}
