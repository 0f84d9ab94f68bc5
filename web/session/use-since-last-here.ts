import { useEffect, useRef, useState } from 'preact/compat'
import type { MatchOnScreen } from './session.ts'
import { lastVisit, noteVisit } from './visits.ts'

/** Milliseconds after which somebody who has looked at another page comes back rather than goes on. */
const AWAY = 60_000
/** As much must have happened before it is worth a question. */
const WORTH_TELLING = 3

/** The position from which somebody who comes back may want to see what happened; null if there is nothing, or no more. */
export function useSinceLastHere(table: MatchOnScreen): [from: number | null, skip: () => void] {
  const { id } = table
  const [from, setFrom] = useState(() => missedSince(table, lastVisit(id).position))
  const latest = useRef(table)
  useEffect(() => {
    latest.current = table
  }, [table])
  useEffect(() => {
    let leftAt: number | undefined
    const leave = () => {
      leftAt ??= Date.now()
      noteVisit(id, { position: latest.current.position })
    }
    const comeBack = () => {
      const isBack = leftAt !== undefined && Date.now() - leftAt > AWAY
      leftAt = undefined
      if (isBack) setFrom(missedSince(latest.current, lastVisit(id).position))
    }
    const turn = () => (document.visibilityState === 'hidden' ? leave() : comeBack())
    globalThis.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', turn)
    return () => {
      leave()
      globalThis.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', turn)
    }
  }, [id])
  // Whoever has decided something since knows what goes on.
  return [from !== null && from === table.decided ? from : null, () => setFrom(null)]
}

/** Where the reader's last decision has led, if enough has happened after it while they were away. */
function missedSince(
  { status, decided, position, log, stoodIn = 0 }: MatchOnScreen,
  seen: number | undefined,
): number | null {
  if (status !== 'playing' || decided === null || position <= Math.max(seen ?? 0, decided))
    return null
  const since = log.filter((told) => told.position > decided)
  // What a bot has done in one's own name is always worth telling.
  return since.length < WORTH_TELLING && stoodIn === 0 ? null : decided
}
