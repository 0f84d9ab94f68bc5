import { CamelCasePlugin, Kysely } from 'kysely'
import pg, { type Pool } from 'pg'
import { NoSuchMatch } from '../faults.ts'
import { gated, type Work } from '../gate.ts'
import { Group, lengthOf } from '../group.ts'
import { Listeners } from '../listeners.ts'
import { migrate } from '../migrate.ts'
import { migrationsFor } from '../migrations/index.ts'
import { ALL, recordsIn } from '../records.ts'
import type { Store } from '../store.ts'
import type { DatabaseTables } from '../database-tables.ts'
import { appendAll, type Append } from './append.ts'
import { dialectOn, openPool, openSlowPool } from './pools.ts'
import { Listening } from './listening.ts'
import { noticeOf, SIGNAL } from './news.ts'

/** A store in a PostgreSQL database, for as many processes as like. */
export async function openPostgres(url: string): Promise<Store> {
  const pool = openSlowPool(url)
  const setUp = kyselyOn(pool)
  try {
    await pool.query('select 1').catch((cause: Error & { code?: string }) => {
      throw new Error(`PostgreSQL can not be used: ${cause.message || cause.code}`, { cause })
    })
    await migrate(setUp, migrationsFor('postgres'))
  } finally {
    await setUp.destroy()
  }
  const listeners = new Listeners()
  const listening = await Listening.open(url, (change) => listeners.tell(change))
  return storeOn(openPool(url), listening, listeners)
}

const kyselyOn = (pool: Pool) =>
  new Kysely<DatabaseTables>({ dialect: dialectOn(pool), plugins: [new CamelCasePlugin()] })

const READ_LOG = 'select entry from log where match_id = $1 and n >= $2 and n < $3 order by n'

const SAY = `
  with counted as (
    update match set said = said + 1 where id = $1 returning id, said - 1 as n
  ), added as (
    insert into chat (match_id, n, seat, guest, text, at)
    select id, n, $2::integer, $3, $4, $5::double precision from counted
  )
  select n, ${noticeOf('chat', ['id', 'n'])} from counted`

function storeOn(pool: Pool, listening: Listening, listeners: Listeners): Store {
  const db = kyselyOn(pool)
  // One group at a time. A commit with a notice in it waits for all such commits before it, so eight connections
  // that commit one append each are no faster than one; measured, a group is seven to twenty-five times as fast.
  const appends = new Group<Append, boolean>({
    run: (group) => appendAll(pool, group),
    wasUndone,
    keyOf: ({ id }) => id,
    weightOf: ({ entries }) => lengthOf(entries),
  })

  const work: Work = {
    ...recordsIn({
      db,
      allOrNothing: (first, others) =>
        db.transaction().execute(async (transaction) => {
          const { numAffectedRows } = await transaction.executeQuery(first)
          if (numAffectedRows === 0n) return false
          for (const other of others) await transaction.executeQuery(other)
          return true
        }),
    }),

    append: (id, revision, entries, change) => appends.add({ id, revision, entries, change }),

    async readLog(id, from, to = ALL) {
      const query = { name: 'read-log', text: READ_LOG, values: [id, from, to] }
      const { rows } = await pool.query<{ entry: string }>(query)
      return rows.map(({ entry }) => entry)
    },

    async say(id, { seat, guest, text, at }) {
      const { rows } = await pool.query<{ n: number }>(SAY, [id, seat, guest, text, at])
      const [added] = rows
      if (added === undefined) throw new NoSuchMatch(id)
      return added.n
    },

    async signal(id, text) {
      await pool.query(SIGNAL, [JSON.stringify({ kind: 'signal', id, text })])
    },

    async health() {
      if (!listening.isConnected) throw new Error('The store does not hear of changes')
      await pool.query('select 1')
    },
  }

  return {
    ...gated(work, async () => {
      listeners.clear()
      await listening.close()
      await db.destroy()
    }),
    onChange: (listener) => listeners.add(listener),
  }
}

/** The server itself refused the statement, so it did nothing. If the connection broke, nobody knows. */
function wasUndone(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !/^(08|57)/.test(error.code ?? '08')
}
