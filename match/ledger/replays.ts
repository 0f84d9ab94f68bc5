import type { GameEntry } from '@eldertable/kernel'
import type { LedgerPage, LedgerSnapshot } from './ledger.ts'

/** A match that was opened elsewhere: what is needed to resume it here. */
export interface Reopened {
  /** Entries that are not stored yet: what brings later rules. */
  readonly added: readonly string[]
  /** Of the end, after those. */
  readonly snapshot: LedgerSnapshot
}

/** Where long logs are played again, so that nobody waits for it but who has asked. */
export interface Replays {
  /** Does what `reopen` does. Whatever it throws, it is this match alone that can't be opened. */
  reopen(game: GameEntry, page: LedgerPage): Promise<Reopened>
  /** Lets others have their turn. */
  pause(): Promise<void>
}

/** As many picks are played again where others wait for it. */
export const REACH = 64

/** This many pieces of a long list are looked at before others have their turn. */
const SLICE = 2_000

/** Does something with each slice of a list, and lets others have their turn in between. */
export async function inSlices<T, R>(
  list: { readonly length: number; slice(from: number, to: number): readonly T[] },
  work: (slice: readonly T[], from: number) => readonly R[],
  pause: () => Promise<void>,
): Promise<R[]> {
  const done: R[] = []
  for (let from = 0; from < list.length; from += SLICE) {
    if (from > 0) await pause()
    for (const one of work(list.slice(from, from + SLICE), from)) done.push(one)
  }
  return done
}
