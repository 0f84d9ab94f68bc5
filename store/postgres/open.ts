import { CamelCasePlugin, Kysely, sql } from 'kysely'
import pg, { type Pool } from 'pg'
import { NoSuchMatch, OutcomeUnknown } from '../faults.ts'
import { gated, type Work } from '../gate.ts'
import { Group, lengthOf } from '../group-commit.ts'
import { Listeners } from '../listeners.ts'
import { migrate } from '../migrate.ts'
import { migrationsFor } from '../migrations/index.ts'
import { ALL, recordsIn, type Database } from '../records.ts'
import { KEPT_LINES, type Store } from '../store.ts'
import type { Counted } from '../counters.ts'
import type { DatabaseTables } from '../database-tables.ts'
import { appendAll, appendOne, type Append } from './append.ts'
import { Lanes } from './lanes.ts'
import { dialectOn, openPatientPool, openPool, openSlowPool } from './pools.ts'
import { Listening } from './listening.ts'
import { CHANNEL, channelOf, noticeOf, SIGNAL } from './news.ts'
import { NOW } from './now.ts'

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
  return storeOn({ quick: openPool(url), patient: openPatientPool(url) }, listening, listeners)
}

const kyselyOn = (pool: Pool) =>
  new Kysely<DatabaseTables>({ dialect: dialectOn(pool), plugins: [new CamelCasePlugin()] })

const READ_LOG = 'select entry from log where match_id = $1 and n >= $2 and n < $3 order by n'

const SAY = `
  with counted as (
    update match set said = said + 1 where id = $1 returning id, said - 1 as n
  ), added as (
    insert into chat (match_id, n, seat, guest, text, at, audience)
    select id, n, $2::integer, $3, $4, $5::double precision, $6 from counted
  ), dropped as (
    delete from chat using counted where match_id = counted.id and audience = $6 and chat.n <= (
      select n from chat where match_id = $1 and audience = $6 order by n desc limit 1 offset ${KEPT_LINES - 1})
  )
  select n, ${noticeOf('chat', ['id', 'n'])} from counted`

const COUNT = `
  insert into tally as t (key, count, ends_at) select $1, 1, now + $2::double precision
  from (select ${NOW} as now) as clock
  on conflict (key) do update set
    count = case when t.ends_at <= ${NOW} then 1 else t.count + 1 end,
    ends_at = case when t.ends_at <= ${NOW} then excluded.ends_at else t.ends_at end
  returning count, ends_at - ${NOW} as left`

/** What may have to wait for a lock on a match goes through `patient`, match by match. */
interface Pools {
  readonly quick: Pool
  readonly patient: Pool
}

function storeOn(
  { quick: pool, patient }: Pools,
  listening: Listening,
  listeners: Listeners,
): Store {
  const db = kyselyOn(pool)
  const patientDb = kyselyOn(patient)
  const lanes = new Lanes()
  // One group at a time. A commit with a notice in it waits for all such commits before it, so eight connections
  // that commit one append each are no faster than one; measured, a group is seven to twenty-five times as fast.
  const appends = new Group<Append, boolean>({
    run: (group) => appendAll(pool, group),
    alone: (append) => lanes.run(append.id, () => appendOne(patient, append)),
    wasUndone,
    keyOf: ({ id }) => id,
    weightOf: ({ entries }) => lengthOf(entries),
  })

  async function signalOn(channel: string, id: string, text: string): Promise<void> {
    await pool.query(SIGNAL, [channel, JSON.stringify({ kind: 'signal', id, text })])
  }

  const { putSnapshot } = recordsIn(databaseOn(patientDb))

  const work: Work = {
    ...recordsIn(databaseOn(db)),
    putSnapshot: (id, at, state) => lanes.run(id, () => putSnapshot(id, at, state)),

    append: (id, revision, entries, change) =>
      truly(appends.add({ id, revision, entries, change })),

    async readLog(id, from, to = ALL) {
      const query = { name: 'read-log', text: READ_LOG, values: [id, from, to] }
      const { rows } = await pool.query<{ entry: string }>(query)
      return rows.map(({ entry }) => entry)
    },

    async say(id, { seat, guest, text, at, audience = '' }) {
      const line = [id, seat, guest, text, at, audience]
      const { rows } = await truly(lanes.run(id, () => patient.query<{ n: number }>(SAY, line)))
      const [added] = rows
      if (added === undefined) throw new NoSuchMatch(id)
      return added.n
    },

    signal: (id, text) => signalOn(CHANNEL, id, text),
    signalFollowers: (id, text) => signalOn(channelOf(id), id, text),
    follow: (id) => listening.follow(channelOf(id)),

    async count(key, span) {
      const { rows } = await pool.query<Counted>(COUNT, [key, span])
      return rows[0] ?? { count: 1, left: span }
    },

    async tidy() {
      await pool.query(`delete from tally where ends_at <= ${NOW}`)
    },

    async health() {
      if (!listening.isConnected) throw new Error('The store does not hear of changes')
      await pool.query('update pulse set beats = (beats + 1) % 1000000')
    },
  }

  return {
    ...gated(work, async () => {
      listeners.clear()
      await listening.close()
      await db.destroy()
      await patientDb.destroy()
    }),
    onChange: (listener) => listeners.add(listener),
  }
}

const databaseOn = (db: Kysely<DatabaseTables>): Database => ({
  db,
  allOrNothing: (first, others) =>
    truly(
      db.transaction().execute(async (transaction) => {
        const { numAffectedRows } = await transaction.executeQuery(first)
        if (numAffectedRows === 0n) return false
        for (const other of others) await transaction.executeQuery(other)
        return true
      }),
    ),
  now: sql<number>`${sql.raw(NOW)}`,
  ifFree: sql`for update skip locked`,
})

/**
 * The server itself refused the statement or gave it up (57014), so it did nothing; or there was nobody to ask. If
 * the connection broke, nobody knows.
 */
function wasUndone(error: unknown): boolean {
  if (error instanceof pg.DatabaseError)
    return error.code === '57014' || !/^(08|57)/.test(error.code ?? '08')
  return (error as NodeJS.ErrnoException).code === 'ECONNREFUSED'
}

/** Says of what failed whether it may have come about all the same. */
async function truly<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw wasUndone(error) ? error : new OutcomeUnknown(error)
  }
}
