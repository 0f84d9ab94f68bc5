import type { LedgerSnapshot } from '@eldertable/match'
import { dropLocalNotes } from '../notes/local-notes.ts'
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

/** A match kept in this browser: its log, and what the lobby shows of it. */
export interface KeptMatch {
  id: string
  title: string
  /** The names at the table, in order. */
  names: string[]
  at: number
  isOver: boolean
  /** Whether those at the screen may ask for hints, if they have settled it. */
  hints?: boolean
  /** Whether it was played on from a moment of another match. */
  playedOn?: boolean
  /** The table on the server at which it was taken on, if it was. */
  wentOn?: string
  revision: number
  key: string
  counter: number
  entries: string[]
  snapshot: LedgerSnapshot | null
}

interface Schema extends DBSchema {
  tables: { key: string; value: KeptMatch; indexes: { at: number } }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

/** The browser's own database, opened once. */
export function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('eldertable', 2, {
    upgrade(db) {
      for (const old of db.objectStoreNames) db.deleteObjectStore(old)
      db.createObjectStore('tables', { keyPath: 'id' }).createIndex('at', 'at')
    },
  })
  return opened
}

export async function take(id: string): Promise<KeptMatch | undefined> {
  return (await database()).get('tables', id)
}

export async function put(kept: KeptMatch): Promise<void> {
  await (await database()).put('tables', kept)
}

/** Keeps where on the server a match went on, unless it was cleared away meanwhile. */
export async function noteWentOn(id: string, table: string): Promise<void> {
  const transaction = (await database()).transaction('tables', 'readwrite')
  const kept = await transaction.store.get(id)
  if (kept !== undefined) await transaction.store.put({ ...kept, wentOn: table })
  await transaction.done
}

export async function discard(id: string): Promise<void> {
  await (await database()).delete('tables', id)
  dropLocalNotes(id)
}

/** The latest first. */
export async function kept(): Promise<KeptMatch[]> {
  const all = await (await database()).getAllFromIndex('tables', 'at')
  return all.reverse()
}
