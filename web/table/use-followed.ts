import type { BoardModule } from '@eldertable/board-kit'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { MatchSession } from '../session/session.ts'
import { paceNow } from '../settings/pace.ts'
import { deedsBetween } from './deeds.ts'
import { Following, type Followed } from './following.ts'

/** What others do, told one deed after the other; Space skips. A lesson tells it in its own words. */
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
  const { isTelling } = followed
  useEffect(() => {
    if (!isTelling) return
    const onKey = (event: KeyboardEvent) => {
      const isElsewhere =
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, button, a, dialog, [role=button]') !== null
      if (event.key !== ' ' || isElsewhere) return
      event.preventDefault()
      skip()
    }
    globalThis.addEventListener('keydown', onKey)
    return () => globalThis.removeEventListener('keydown', onKey)
  }, [isTelling, skip])
  return { ...followed, skip }
}
