import { useCallback, useSyncExternalStore } from 'preact/compat'

/** What can be listened to: a match, or a lesson. */
interface Heard {
  subscribe(listener: () => void): () => void
}

/**
 * What a session shows at the moment. It is listened to once, not anew with everything that is drawn: whoever stops
 * listening to an online table leaves it.
 */
export function useSession<T>(session: Heard, read: () => T): T {
  const subscribe = useCallback((listener: () => void) => session.subscribe(listener), [session])
  return useSyncExternalStore(subscribe, read)
}
