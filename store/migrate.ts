import { Migrator, type Kysely, type Migration } from 'kysely'
import type { DatabaseTables } from './database-tables.ts'

/** Brings the tables up to date. Fails if a newer program than this one has changed them. */
export async function migrate(
  db: Kysely<DatabaseTables>,
  migrations: Record<string, Migration>,
): Promise<void> {
  const provider = { getMigrations: async () => migrations }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error !== undefined)
    throw new Error('The tables of the store can not be brought up to date', { cause: error })
}
