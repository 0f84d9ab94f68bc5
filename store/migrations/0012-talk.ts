import type { Kysely, Migration } from 'kysely'

/** For whom a line of the chat is, where what was said before is for everybody; and what people note for themselves alone. */
export const createTalk: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('chat')
      .addColumn('audience', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
    await db.schema
      .createTable('note')
      .addColumn('match_id', 'text', (c) => c.notNull().references('match.id').onDelete('cascade'))
      .addColumn('guest', 'text', (c) => c.notNull().references('guest.id').onDelete('cascade'))
      .addColumn('position', 'integer', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('at', 'double precision', (c) => c.notNull())
      .addPrimaryKeyConstraint('note_key', ['guest', 'match_id', 'position'])
      .execute()
    await db.schema.createIndex('note_match').on('note').column('match_id').execute()
  },
}
