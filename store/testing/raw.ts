import { Kysely } from 'kysely'
import { migrationsFor } from '../migrations/index.ts'
import { dialectOn as postgresOn, openSlowPool } from '../postgres/pools.ts'
import { dialectOn as sqliteOn } from '../sqlite/dialect.ts'
import { openFile } from '../sqlite/file.ts'

/** A database behind a store's back, with the names of its tables and columns as they are in it. */
export interface RawDatabase {
  readonly db: Kysely<Record<string, Record<string, unknown>>>
  readonly migrations: ReturnType<typeof migrationsFor>
  close(): Promise<void>
}

export function openRaw(url: string): RawDatabase {
  if (url.startsWith('sqlite:')) {
    const raw = openFile(url.slice('sqlite:'.length))
    const db = new Kysely<Record<string, Record<string, unknown>>>({ dialect: sqliteOn(raw) })
    return {
      db,
      migrations: migrationsFor('sqlite'),
      async close() {
        await db.destroy()
        raw.close()
      },
    }
  }
  const db = new Kysely<Record<string, Record<string, unknown>>>({
    dialect: postgresOn(openSlowPool(url)),
  })
  return { db, migrations: migrationsFor('postgres'), close: () => db.destroy() }
}
