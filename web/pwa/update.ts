import { useSyncExternalStore } from 'preact/compat'

let waiting: ServiceWorker | null = null
const listeners = new Set<() => void>()

/** The newer version that stands by, if there is one. */
export const update = {
  offer(worker: ServiceWorker): void {
    waiting = worker
    for (const listener of listeners) listener()
  },

  /** Loads the page again as the new version. Tables are kept, and each keeps the rules that it began with. */
  take(): void {
    if (waiting === null) return
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
      once: true,
    })
    waiting.postMessage('update')
  },
}

export function useUpdate(): boolean {
  return useSyncExternalStore(subscribe, () => waiting !== null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
