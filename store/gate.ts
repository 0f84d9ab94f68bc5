import { StoreClosed, UnstorableText } from './faults.ts'
import type { Store } from './store.ts'

/** What a store does, apart from its end. */
export type Work = Omit<Store, 'close' | 'onChange'>

/** The one way in: refuses what no store can keep, and everything once the store is closed. */
export function gated(work: Work, end: () => Promise<void>): Work & Pick<Store, 'close'> {
  const inside = new Set<Promise<unknown>>()
  let closing: Promise<void> | undefined

  async function enter(call: (...given: unknown[]) => Promise<unknown>, given: unknown[]) {
    if (closing !== undefined) throw new StoreClosed()
    refuseNul(given)
    const answer = call(...given)
    inside.add(answer)
    try {
      return await answer
    } finally {
      inside.delete(answer)
    }
  }

  const guarded = Object.fromEntries(
    Object.entries(work).map(([name, call]) => [
      name,
      (...given: unknown[]) => enter(call as (...given: unknown[]) => Promise<unknown>, given),
    ]),
  ) as unknown as Work

  return {
    ...guarded,
    close: () => (closing ??= Promise.allSettled(inside).then(end)),
  }
}

/** PostgreSQL refuses this one character, and SQLite's driver silently drops what follows it. */
function refuseNul(value: unknown): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw new UnstorableText()
  } else if (typeof value === 'object' && value !== null) {
    // Plain data: there is nothing but its own fields to come across.
    for (const key in value) refuseNul((value as Record<string, unknown>)[key])
  }
}
