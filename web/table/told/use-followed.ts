import type { BoardModule } from '@eldertable/board-kit'
import type { AnyTitle } from '@eldertable/kernel'
import { useMemo, useSyncExternalStore } from 'preact/compat'
import type { MatchSession } from '../../session/session.ts'
import { paceNow } from '../../settings/pace.ts'
import { deedsBetween } from './deeds.ts'
import { Following, type Followed } from './following.ts'

/** What others do, told one deed after the other. A lesson tells it in its own words. */
export function useFollowed(
  session: MatchSession,
  board: BoardModule,
  title: AnyTitle,
  isLesson: boolean,
): Followed & Pick<Following, 'skip' | 'next'> {
  const { following, subscribe, ways } = useMemo(() => {
    const one = new Following(
      session,
      (before, now) => (isLesson ? [] : deedsBetween(before, now, board, title)),
      paceNow,
    )
    return {
      following: one,
      subscribe: (listener: () => void) => one.subscribe(listener),
      ways: { skip: () => one.skip(), next: () => one.next() },
    }
  }, [session, board, title, isLesson])
  const followed = useSyncExternalStore(subscribe, () => following.get())
  return { ...followed, ...ways }
}
