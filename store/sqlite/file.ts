import { closeSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'

/** Opens a database file so that what is committed survives a power cut. */
export function openFile(file: string): DatabaseSyncInstance {
  if (file !== ':memory:') makePrivate(file)
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

/** The file holds the keys of the dice: where it does not exist yet, only its owner may read it. */
export function makePrivate(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  closeSync(openSync(file, 'a', 0o600))
}
