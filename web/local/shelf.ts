import type { MatchFile } from '@eldertable/protocol'
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

/** A match kept in this browser. */
export interface KeptMatch {
  id: string
  file: MatchFile
  at: number
}

interface Schema extends DBSchema {
  matches: { key: string; value: KeptMatch; indexes: { at: number } }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

function shelf(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('eldertable', 1, {
    upgrade(db) {
      db.createObjectStore('matches', { keyPath: 'id' }).createIndex('at', 'at')
    },
  })
  return opened
}

export async function keep(id: string, file: MatchFile): Promise<void> {
  await (await shelf()).put('matches', { id, file, at: Date.now() })
}

export async function take(id: string): Promise<KeptMatch | undefined> {
  return (await shelf()).get('matches', id)
}

export async function discard(id: string): Promise<void> {
  await (await shelf()).delete('matches', id)
}

/** The latest first. */
export async function kept(): Promise<KeptMatch[]> {
  const all = await (await shelf()).getAllFromIndex('matches', 'at')
  return all.reverse()
}
