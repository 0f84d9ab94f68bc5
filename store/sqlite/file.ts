import { closeSync, lstatSync, mkdirSync, openSync, readlinkSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'

/** Opens a database file so that what is committed survives a power cut. */
export function openFile(file: string): DatabaseSyncInstance {
  const raw = new DatabaseSync(file)
  try {
    raw.exec(`
      pragma busy_timeout = 5000;
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma foreign_keys = on;
    `)
    return raw
  } catch (error) {
    raw.close()
    throw error
  }
}

/**
 * Makes the file where there is none yet, for its owner alone, since it holds the keys of the dice; SQLite gives the
 * files beside it the same rights. A file that is there is not opened: whoever closes a file gives up all locks that the
 * process has on it, also those of SQLite, and the next tool that looks into it would take its log away.
 */
export function makePrivate(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
}

/** The file's own name, whatever links lead to it; it need not be there yet. SQLite puts the files beside it there too. */
export function ownNameOf(file: string): string {
  try {
    return realpathSync(file)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    const folder = path.dirname(path.resolve(file))
    const isLink = lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true
    return isLink
      ? ownNameOf(path.resolve(folder, readlinkSync(file)))
      : path.join(ownNameOf(folder), path.basename(file))
  }
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code
