import type { Kysely, Migration } from 'kysely'

/** Whom somebody does not want to hear, or to sit with. */
export const createShunned: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('shunned')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('guest', 'text', (c) => c.notNull())
      .addColumn('other', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('how', 'text', (c) => c.notNull())
      .addUniqueConstraint('shunned_pair', ['guest', 'other'])
      .execute()
    await db.schema.createIndex('shunned_other').on('shunned').column('other').execute()
  },
}
