import type { View } from '@eldertable/kernel'
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { MatchOnScreen } from './session.ts'

/** How the board of a table stood when this browser saw it last: what everybody at it may see, and no hand. */
export interface SeenBoard {
  id: string
  title: string
  at: number
  seats: MatchOnScreen['seats']
  table: View['table']
}

interface Schema extends DBSchema {
  boards: { key: string; value: SeenBoard; indexes: { at: number } }
}

/** Tables of which the board is remembered; older ones are forgotten. */
const MOST = 60

let opened: Promise<IDBPDatabase<Schema>> | undefined

/** A database of its own: what is lost with it is a picture. */
function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('eldertable-seen', 1, {
    upgrade(db) {
      db.createObjectStore('boards', { keyPath: 'id' }).createIndex('at', 'at')
    },
  })
  return opened
}

export async function noteBoard(seen: SeenBoard): Promise<void> {
  const transaction = (await database()).transaction('boards', 'readwrite')
  await transaction.store.put(seen)
  const ids = await transaction.store.index('at').getAllKeys()
  await Promise.all(
    ids.slice(0, Math.max(0, ids.length - MOST)).map((id) => transaction.store.delete(id)),
  )
  await transaction.done
}

/** Nothing where it is not known, or where nothing can be kept. */
export async function seenBoard(id: string): Promise<SeenBoard | undefined> {
  try {
    return await (await database()).get('boards', id)
  } catch {
    return undefined
  }
}

export async function forgetBoard(id: string): Promise<void> {
  await (await database()).delete('boards', id)
}
