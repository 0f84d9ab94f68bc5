import { isBusy } from './busy.ts'
import { LogLost } from '../faults.ts'
import { openFile } from './file.ts'
import { doerOn, type Job } from './jobs.ts'
import { OwnFiles } from './own-files.ts'
import { commit } from './transactions.ts'

/** Why nothing came of a group of jobs, as far as anybody knows; after `lost` nothing ever will. */
export interface Fault {
  readonly fault: string
  readonly kind: 'undone' | 'busy' | 'unknown' | 'lost'
}

/** What a thread that writes says about a group of jobs: what came of each, or why nothing did. */
export type WriterAnswer = { readonly answers: readonly unknown[] } | Fault

/** SQLite's word for a disk that fails; in the lowest byte of what it says. */
const SQLITE_IOERR = 10

/**
 * Does groups of jobs on a file, each in one transaction. SQLite itself waits for the disk: nobody who reads the file
 * elsewhere sees a commit before it is safe.
 */
export function writerOn(file: string): {
  write(jobs: readonly Job[]): WriterAnswer
  close(): void
} {
  const raw = openFile(file)
  // Less often than it would by itself: pages that change at every pick are moved once for many.
  raw.exec('pragma wal_autocheckpoint = 4000')
  const run = doerOn(raw)
  const files = new OwnFiles(file)
  return {
    write(jobs) {
      try {
        const answers: unknown[] = []
        files.check() // or this might do harm to what others have put there
        commit(
          raw,
          jobs.map((job) => ({ run: () => void answers.push(run(job)) })),
        )
        files.check() // or this is nowhere
        return { answers }
      } catch (error) {
        return {
          fault: error instanceof Error ? error.message : String(error),
          kind: kindOf(error),
        }
      }
    },
    close: () => raw.close(),
  }
}

function kindOf(error: unknown): Fault['kind'] {
  if (isBusy(error)) return 'busy'
  if (error instanceof LogLost) return 'lost'
  const code = (error as { sqliteCode?: number }).sqliteCode ?? 0
  // Perhaps all was written, and only the waiting failed.
  return (code & 0xff) === SQLITE_IOERR ? 'unknown' : 'undone'
}
