import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { Group } from '../group.ts'

/** Runs work in a transaction that it shares with other work; the answer comes after the commit. */
export type InTransaction = <T>(work: () => T, weight?: number) => Promise<T>

/**
 * Every commit waits for the disk, so writes share commits. A transaction begins and ends without giving way to
 * the event loop: nothing else on this connection can slip into it.
 */
export function transactionsOn(raw: DatabaseSyncInstance): InTransaction {
  const group = new Group<{ readonly run: () => void; readonly weight: number }, void>({
    run(jobs) {
      raw.exec('begin immediate')
      try {
        for (const { run } of jobs) run()
        raw.exec('commit')
      } catch (error) {
        // Some errors, a full disk among them, have rolled back already.
        if (raw.isTransaction) raw.exec('rollback')
        throw error
      }
      return []
    },
    wasUndone: () => true,
    weightOf: ({ weight }) => weight,
  })
  return async <T>(work: () => T, weight = 0): Promise<T> => {
    const answers: T[] = []
    await group.add({ run: () => void (answers[0] = work()), weight })
    return answers[0] as T
  }
}
