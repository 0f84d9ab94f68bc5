import { sql, type Kysely, type Migration } from 'kysely'

/** Who is asked, public matches to watch, and people with several devices. */
export const createCompany: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('match')
      .addColumn('asked', 'integer', (c) => c.notNull().defaultTo(-1))
      .execute()
    await db.schema
      .createIndex('match_running')
      .on('match')
      .columns(['created_at', 'id'])
      .where(sql.ref('status'), '=', sql.lit('playing'))
      .where(sql.ref('visibility'), '=', sql.lit('public'))
      .execute()
    await db.schema
      .createTable('device')
      .addColumn('token_hash', 'text', (c) => c.primaryKey().notNull())
      .addColumn('guest', 'text', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('device_guest').on('device').column('guest').execute()
    await db.schema
      .createTable('pass')
      .addColumn('hash', 'text', (c) => c.primaryKey().notNull())
      .addColumn('guest', 'text', (c) => c.notNull())
      .addColumn('ends_at', 'double precision', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('pass_guest').on('pass').column('guest').execute()
  },
}
