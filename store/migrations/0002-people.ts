import type { Kysely, Migration } from 'kysely'

/** Guests, and what is said at the tables. */
export const createPeople: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('guest')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('token_hash', 'text', (c) => c.notNull().unique())
      .addColumn('created_at', 'double precision', (c) => c.notNull())
      .addColumn('seen_at', 'double precision', (c) => c.notNull())
      .execute()
    await db.schema
      .alterTable('match')
      .addColumn('said', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createTable('chat')
      .addColumn('match_id', 'text', (c) => c.notNull().references('match.id').onDelete('cascade'))
      .addColumn('n', 'integer', (c) => c.notNull())
      .addColumn('seat', 'integer')
      .addColumn('guest', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('at', 'double precision', (c) => c.notNull())
      .addPrimaryKeyConstraint('chat_key', ['match_id', 'n'])
      .execute()
  },
}
