import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { vi } from 'vitest'
import type { OpenOptions } from '../store.ts'
import { testServer } from './postgres.ts'

/** For everything that waits for a database or another process: the machine may be busy. */
export const PATIENCE = 120_000

/** Where tests find empty databases. */
export interface TestDatabase {
  /** The address of a new database. */
  readonly fresh: () => Promise<string>
  /** How stores are opened there. */
  readonly options: OpenOptions
  /** Resolves when nobody is at work in this database any more: a killed process leaves its last words behind. */
  readonly settled: (url: string) => Promise<void>
  /** Takes everything away. */
  readonly end: () => Promise<void>
}

const files = async (): Promise<TestDatabase> => inFolder({})

const WRITER = new URL('../writer-thread.mjs', import.meta.url)
const filesByThread = async (): Promise<TestDatabase> => inFolder({ writer: WRITER })

function inFolder(options: OpenOptions): TestDatabase {
  const folder = mkdtempSync(path.join(tmpdir(), 'eldertable-store-'))
  let made = 0
  return {
    fresh: async () => `sqlite:${path.join(folder, `${made++}.db`)}`,
    options,
    settled: async () => {},
    end: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function databases(): Promise<TestDatabase> {
  const { database, end } = await testServer()
  return { fresh: database, options: {}, settled: nobodyIn, end }
}

async function nobodyIn(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await vi.waitFor(
      async () => {
        const { rows } = await client.query(
          'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        )
        if (rows.length > 0) throw new Error(`${rows.length} others are still connected`)
      },
      { timeout: PATIENCE, interval: 20 },
    )
  } finally {
    await client.end()
  }
}

/** All kinds of store, for `describe.each`. */
export const testDatabases = [
  ['SQLite', files],
  ['SQLite, written by a thread', filesByThread],
  ['PostgreSQL', databases],
] as const
