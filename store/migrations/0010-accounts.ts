import type { Kysely, Migration } from 'kysely'

/** By what a guest is known again for good, on which devices they are, and to which tables they are invited. */
export const createAccounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('passkey')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('guest', 'text', (c) => c.notNull().references('guest.id').onDelete('cascade'))
      .addColumn('public_key', 'text', (c) => c.notNull())
      .addColumn('counter', 'double precision', (c) => c.notNull())
      .addColumn('transports', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('created_at', 'double precision', (c) => c.notNull())
      .addColumn('used_at', 'double precision', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('passkey_guest').on('passkey').column('guest').execute()
    await db.schema
      .createTable('recovery_code')
      .addColumn('hash', 'text', (c) => c.primaryKey().notNull())
      .addColumn('guest', 'text', (c) => c.notNull().references('guest.id').onDelete('cascade'))
      .execute()
    await db.schema.createIndex('recovery_code_guest').on('recovery_code').column('guest').execute()
    // Without a reference: somebody may have no name yet who is asked.
    await db.schema
      .createTable('challenge')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('guest', 'text', (c) => c.notNull())
      .addColumn('value', 'text', (c) => c.notNull())
      .addColumn('ends_at', 'double precision', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('challenge_ends').on('challenge').column('ends_at').execute()
    await db.schema
      .createTable('session_note')
      .addColumn('token_hash', 'text', (c) => c.primaryKey().notNull())
      .addColumn('guest', 'text', (c) => c.notNull().references('guest.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('created_at', 'double precision', (c) => c.notNull())
      .addColumn('seen_at', 'double precision', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('session_note_guest').on('session_note').column('guest').execute()
    await db.schema
      .createTable('invitation')
      .addColumn('match_id', 'text', (c) => c.notNull().references('match.id').onDelete('cascade'))
      .addColumn('guest', 'text', (c) => c.notNull().references('guest.id').onDelete('cascade'))
      .addColumn('by', 'text', (c) => c.notNull().references('guest.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('at', 'double precision', (c) => c.notNull())
      .addPrimaryKeyConstraint('invitation_key', ['guest', 'match_id'])
      .execute()
    await db.schema.createIndex('invitation_match').on('invitation').column('match_id').execute()
    await db.schema.createIndex('invitation_by').on('invitation').column('by').execute()
  },
}
