import type { Kysely, Migration } from 'kysely'

/** Whom whoever runs the server does not let in. */
export const createBans: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('ban')
      .addColumn('who', 'text', (c) => c.primaryKey().notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('at', 'double precision', (c) => c.notNull())
      .addColumn('ends_at', 'double precision')
      .execute()
  },
}
