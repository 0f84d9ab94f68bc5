import { useSyncExternalStore } from 'preact/compat'

const RETRY = 10_000

let offlineSince: number | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let isWatching = false
const listeners = new Set<() => void>()

/**
 * Tells whether something reached the server: call it with false where a fetch or socket failed for want of a
 * network. While it is out of reach the server is asked every ten seconds.
 */
export function reportReach(isReached: boolean): void {
  clearTimeout(timer)
  if (!isReached) timer = setTimeout(() => void probe(), RETRY)
  if (isReached === (offlineSince === null)) return
  offlineSince = isReached ? null : Date.now()
  for (const listener of listeners) listener()
}

async function probe(): Promise<void> {
  if (!navigator.onLine) return reportReach(false)
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null)
  reportReach(answer !== null)
}

/** When the server went out of reach, or null while it is there. */
export function useOfflineSince(): number | null {
  return useSyncExternalStore(subscribe, () => offlineSince)
}

function subscribe(listener: () => void): () => void {
  watch()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The browser knows about cables and flight modes; only a fetch knows about the server. */
function watch(): void {
  if (isWatching) return
  isWatching = true
  globalThis.addEventListener('offline', () => reportReach(false))
  globalThis.addEventListener('online', () => void probe())
  if (!navigator.onLine) reportReach(false)
}
