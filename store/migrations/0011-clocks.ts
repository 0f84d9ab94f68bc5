import { sql, type Kysely, type Migration } from 'kysely'

/** How long people have to decide: the clocks of matches, and those by which they are counted. */
export const createClocks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('match')
      .addColumn('clock', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
    await db.schema
      .alterTable('match')
      .addColumn('clock_due', 'double precision', (c) => c.notNull().defaultTo(0))
      .execute()
    // Only over days is there a time at which nobody need be there: live tables leave this index alone.
    await db.schema
      .createIndex('match_clock_due')
      .on('match')
      .column('clock_due')
      .where(sql.ref('clock_due'), '>', sql.lit(0))
      .execute()
    await db.schema
      .createTable('clock_beat')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('at', 'double precision', (c) => c.notNull())
      .addColumn('reading', 'double precision', (c) => c.notNull())
      .addColumn('seen_at', 'double precision', (c) => c.notNull())
      .execute()
  },
}
