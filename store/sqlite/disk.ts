import { close, fdatasync, openSync } from 'node:fs'
import { promisify } from 'node:util'
import { OutcomeUnknown } from '../faults.ts'
import { OwnFiles } from './own-files.ts'

/** Resolves when what was written to an open file is on the disk. */
type Sync = (file: number) => Promise<void>

/** Where commits go. */
export interface Disk {
  /** Begins to make safe what has just been committed. Called in the same breath, so that nobody reads it before. */
  begin(): void
  /** Resolves when all that can be read by now is safe. Once the disk has failed, it fails for good. */
  safe(): Promise<void>
  close(): void
}

/** For what need not survive. */
export const noDisk: Disk = { begin() {}, safe: async () => {}, close() {} }

/**
 * The log that SQLite writes beside a database file. To wait for it inside SQLite would stop everything else in this
 * process, so the waiting is done here, on a thread of the system; a commit counts only after it.
 */
export class WriteAheadLog implements Disk {
  readonly #file: number
  readonly #files: OwnFiles
  readonly #wait: Sync
  #waiting: Promise<void> | undefined

  /** The log must be there already. */
  constructor(databaseFile: string, wait: Sync = promisify(fdatasync)) {
    this.#wait = wait
    this.#files = new OwnFiles(databaseFile)
    // Of the three files the only one that SQLite never locks: see `makePrivate`.
    this.#file = openSync(`${databaseFile}-wal`, 'r+')
  }

  begin(): void {
    const before = this.#waiting
    const waiting = this.#sync(before).then(() => {
      if (this.#waiting === waiting) this.#waiting = undefined
    })
    // Whoever wants to know asks `safe`.
    waiting.catch(() => {})
    this.#waiting = waiting
  }

  async safe(): Promise<void> {
    await this.#waiting
  }

  close(): void {
    close(this.#file)
  }

  /** After a failure nobody knows what is on the disk, and a second try would not tell: it stays failed. */
  async #sync(before: Promise<void> | undefined): Promise<void> {
    await before
    try {
      await this.#wait(this.#file)
      this.#files.check()
    } catch (error) {
      throw new OutcomeUnknown(error)
    }
  }
}
