import type { Change } from './store.ts'

/** Who wants to hear of changes. */
export class Listeners {
  readonly #all = new Set<{ readonly hear: (change: Change) => void }>()

  add(hear: (change: Change) => void): () => void {
    // Its own object, so that a function which listens twice is two listeners.
    const listener = { hear }
    this.#all.add(listener)
    return () => this.#all.delete(listener)
  }

  tell(change: Change): void {
    for (const { hear } of this.#all) {
      try {
        hear(change)
      } catch (error) {
        // The change is stored and others want to hear of it: the listener's fault must not look
        // like a failed write. It is still a bug, so it surfaces on its own.
        queueMicrotask(() => {
          throw error
        })
      }
    }
  }

  clear(): void {
    this.#all.clear()
  }
}
