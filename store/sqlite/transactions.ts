import { setTimeout } from 'node:timers/promises'
import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { OutcomeUnknown } from '../faults.ts'
import { Group } from '../group-commit.ts'
import { isBusy } from './busy.ts'
import type { Disk } from './disk.ts'

/** Runs work in a transaction that it shares with other work; the answer comes after the commit. */
export type InTransaction = <T>(work: () => T, weight?: number) => Promise<T>

/** Milliseconds: between two looks whether another process has given its lock up, and until we do. */
const LOOK_AGAIN = 10
const PATIENCE = 5_000

/**
 * Every commit waits for the disk, so writes share commits: what comes while one waits is in the next. A transaction
 * begins and ends without giving way to the event loop: nothing else on this connection can slip into it.
 */
export function transactionsOn(raw: DatabaseSyncInstance, disk: Disk): InTransaction {
  const group = new Group<{ readonly run: () => void; readonly weight: number }, void>({
    async run(jobs) {
      await onceFree(() => {
        commit(raw, jobs)
        disk.begin()
      })
      await disk.safe()
      return []
    },
    // Whoever has waited for a lock in vain need not wait again.
    wasUndone: (error) => !isBusy(error) && !(error instanceof OutcomeUnknown),
    weightOf: ({ weight }) => weight,
  })
  return async <T>(work: () => T, weight = 0): Promise<T> => {
    const answers: T[] = []
    await group.add({ run: () => void (answers[0] = work()), weight })
    return answers[0] as T
  }
}

/** Does all of it, or nothing. */
export function commit(
  raw: DatabaseSyncInstance,
  jobs: readonly { readonly run: () => void }[],
): void {
  raw.exec('begin immediate')
  try {
    for (const { run } of jobs) run()
    raw.exec('commit')
  } catch (error) {
    // Some errors, a full disk among them, have rolled back already.
    if (raw.isTransaction) raw.exec('rollback')
    throw error
  }
}

/** Somebody else's lock is waited for without stopping what does not need it. */
async function onceFree(attempt: () => void): Promise<void> {
  const since = performance.now()
  for (;;) {
    try {
      return attempt()
    } catch (error) {
      if (!isBusy(error) || performance.now() - since > PATIENCE) throw error
    }
    await setTimeout(LOOK_AGAIN)
  }
}
