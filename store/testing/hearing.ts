import type { Change, Store } from '../store.ts'

/** What a store has told, and a way to wait until it has told enough. */
export interface Hearing {
  readonly heard: readonly Change[]
  /** Resolves as soon as this is true of what was heard. */
  until(enough: (heard: readonly Change[]) => boolean): Promise<void>
  stop(): void
}

export function listenTo(store: Store): Hearing {
  const heard: Change[] = []
  let look = () => {}
  const stop = store.onChange((change) => {
    heard.push(change)
    look()
  })
  return {
    heard,
    until: (enough) =>
      new Promise((resolve) => {
        look = () => {
          if (enough(heard)) resolve()
        }
        look()
      }),
    stop,
  }
}
