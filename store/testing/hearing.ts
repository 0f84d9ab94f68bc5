import type { Change, Store } from '../store.ts'

/** What a store has told, and a way to wait until it has told enough. */
export interface Hearing {
  readonly heard: readonly Change[]
  /** Resolves as soon as this is true of what was heard. */
  until(enough: (heard: readonly Change[]) => boolean): Promise<void>
  stop(): void
}

/** Hears of what a store tells, and of these matches. */
export async function listenTo(store: Store, ...ids: readonly string[]): Promise<Hearing> {
  for (const id of ids) await store.follow(id)
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
