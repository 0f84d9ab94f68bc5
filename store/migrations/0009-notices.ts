import type { Kysely, Migration } from 'kysely'

/** By which ways people are told something while they are away, and what they are still to be told. */
export const createNotices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('notice_way')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('guest', 'text', (c) => c.notNull())
      .addColumn('by', 'text', (c) => c.notNull())
      .addColumn('mark', 'text', (c) => c.notNull().unique())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('confirmed', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'double precision', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('notice_way_guest').on('notice_way').column('guest').execute()
    await db.schema
      .createTable('notice')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('way', 'text', (c) => c.notNull())
      .addColumn('by', 'text', (c) => c.notNull())
      .addColumn('match_id', 'text', (c) => c.notNull().references('match.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('about', 'text', (c) => c.notNull())
      .addColumn('due_at', 'double precision', (c) => c.notNull())
      .addColumn('told', 'integer', (c) => c.notNull())
      .addColumn('tries', 'integer', (c) => c.notNull())
      .addColumn('claim', 'text', (c) => c.notNull())
      .addColumn('claimed_until', 'double precision', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('notice_due').on('notice').columns(['by', 'due_at']).execute()
    await db.schema.createIndex('notice_of_way').on('notice').column('way').execute()
    await db.schema.createIndex('notice_of_match').on('notice').column('match_id').execute()
    await db.schema
      .createTable('notice_wish')
      .addColumn('guest', 'text', (c) => c.primaryKey().notNull())
      .addColumn('wish', 'text', (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('kept')
      .addColumn('name', 'text', (c) => c.primaryKey().notNull())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute()
  },
}
