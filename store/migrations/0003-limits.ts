import { sql, type Kysely, type Migration } from 'kysely'
import type { DatabaseKind } from './database-kind.ts'

/** A row to see whether writing works; a way to find what somebody has said; and, where several processes share the database, what they count together. */
export const createLimits = (kind: DatabaseKind): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('pulse')
      .addColumn('id', 'integer', (c) => c.primaryKey().notNull())
      .addColumn('beats', 'integer', (c) => c.notNull())
      .execute()
    await sql`insert into pulse (id, beats) values (1, 0)`.execute(db)
    await db.schema.createIndex('chat_guest').on('chat').column('guest').execute()
    // Unlogged: a tally need not survive a crash, and nobody waits for the disk to count.
    if (kind === 'postgres')
      await sql`
        create unlogged table tally (
          key text primary key, count integer not null, ends_at double precision not null
        )`.execute(db)
  },
})
