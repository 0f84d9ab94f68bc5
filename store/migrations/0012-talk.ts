import type { Kysely, Migration } from 'kysely'

/** For whom a line of the chat is. What was said before is for everybody at the table. */
export const createTalk: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('chat')
      .addColumn('audience', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  },
}
