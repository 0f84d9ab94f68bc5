import pg, { type ClientConfig, type Pool } from 'pg'
import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'

/**
 * Milliseconds: so long the server may work at a statement, and so long it may wait for somebody else's lock. Beyond
 * that it gives up by itself and says so: then nothing was done. Only if it is silent for longer than that do we stop
 * waiting, and then nobody knows.
 */
const STATEMENT = 15_000
const LOCK = 5_000
const SILENCE = 20_000

/** How every connection to the server is made. */
export const configFor = (url: string): ClientConfig => ({
  connectionString: url,
  application_name: 'eldertable',
  connectionTimeoutMillis: 10_000,
  // Or a firewall between us and the server may forget an idle connection without a word.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
})

/** Connections: for what waits for nobody's match, and for what may have to. */
const QUICK = 8
const PATIENT = 4

export const openPool = (url: string): Pool => openTimed(url, QUICK)

/** Apart from the other: however many matches somebody has locked, those who wait for them take no connection from the rest. */
export const openPatientPool = (url: string): Pool => openTimed(url, PATIENT)

function openTimed(url: string, max: number): Pool {
  const pool = new pg.Pool({
    ...configFor(url),
    max,
    query_timeout: SILENCE,
    statement_timeout: STATEMENT,
    lock_timeout: LOCK,
  })
  forgive(pool)
  return pool
}

/** For migrations, which may take their time. */
export function openSlowPool(url: string): Pool {
  const pool = new pg.Pool({ ...configFor(url), max: 1 })
  forgive(pool)
  return pool
}

/** Without these, a connection that the server closes takes the process down; the next query tells anyway. */
function forgive(pool: Pool): void {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
}

/**
 * Lets Kysely speak to the server. Kysely gives each connection back to the pool as good as new; after an error,
 * a late answer to an old question may still be on its way, so the pool is told not to use it again.
 */
export function dialectOn(pool: Pool): PostgresDialect {
  const careful: PostgresPool = {
    async connect() {
      const client = await pool.connect()
      let fault: Error | undefined
      return {
        async query(text: string, values: readonly unknown[]) {
          try {
            return await client.query(text, [...values])
          } catch (error) {
            fault = error as Error
            throw error
          }
        },
        release: () => client.release(fault),
        // Without the second form of `query`, which is for cursors only.
      } as unknown as PostgresPoolClient
    },
    end: () => pool.end(),
  }
  return new PostgresDialect({ pool: careful })
}
