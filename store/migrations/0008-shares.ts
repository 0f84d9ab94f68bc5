import { sql, type Kysely, type Migration } from 'kysely'

/**
 * From where tables were opened, and how much those have brought that did not begin here, so that nobody fills the lobby
 * or the disk. People who are shunned under two names stand in the list under both.
 */
export const createShares: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('match')
      .addColumn('origin', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
    await db.schema
      .alterTable('match')
      .addColumn('brought', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await sql`update match set origin = host`.execute(db)
    // None of these columns changes with a pick: PostgreSQL still need not touch the indexes.
    for (const column of ['host', 'origin'])
      await db.schema
        .createIndex(`match_of_${column}`)
        .on('match')
        .column(column)
        .where(sql<boolean>`status <> 'finished' or brought > 0`)
        .execute()
    await db.schema
      .createIndex('match_brought')
      .on('match')
      .column('id')
      .where(sql.ref('brought'), '>', sql.lit(0))
      .execute()
    await db.schema.createIndex('match_guest_match').on('match_guest').column('match_id').execute()

    await db.schema.alterTable('shunned').renameTo('shunned_before').execute()
    await db.schema.dropIndex('shunned_other').execute()
    await db.schema
      .createTable('shunned')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('guest', 'text', (c) => c.notNull())
      .addColumn('other', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('how', 'text', (c) => c.notNull())
      .addUniqueConstraint('shunned_name', ['guest', 'other', 'name'])
      .execute()
    await sql`
      insert into shunned (id, guest, other, name, how)
      select id, guest, other, name, how from shunned_before`.execute(db)
    await db.schema.dropTable('shunned_before').execute()
    await db.schema.createIndex('shunned_other').on('shunned').column('other').execute()
  },
}
