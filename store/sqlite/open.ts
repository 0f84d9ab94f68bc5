import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { CamelCasePlugin, Kysely, sql, type CompiledQuery } from 'kysely'
import { NoSuchMatch } from '../faults.ts'
import { gated, type Work } from '../gate.ts'
import { Listeners } from '../listeners.ts'
import { migrate } from '../migrate.ts'
import { migrationsFor } from '../migrations/index.ts'
import { ALL, recordsIn } from '../records.ts'
import type { OpenOptions, Store } from '../store.ts'
import { Counters } from '../counters.ts'
import type { DatabaseTables } from '../database-tables.ts'
import { lockFile } from './file-lock.ts'
import { noDisk, WriteAheadLog, type Disk } from './disk.ts'
import { dialectOn } from './dialect.ts'
import { makePrivate, openFile, ownNameOf } from './file.ts'
import { doerOn, PULSE, weightOf, type Write } from './jobs.ts'
import { OwnFiles } from './own-files.ts'
import { prepareOn } from './statements.ts'
import { transactionsOn } from './transactions.ts'
import { WritingThread } from './writing-thread.ts'

const MEMORY = ':memory:'

/**
 * A store in one file, to be served by one process at a time: a second one would find its writes checked as ever, but
 * hear nothing of the first one's changes.
 */
export async function openSqlite(
  file: string,
  { toServe = false, ...options }: OpenOptions,
): Promise<Store> {
  if (file === MEMORY) return open(file, {})
  const name = ownNameOf(file)
  makePrivate(name) // once, before SQLite has it
  const giveBack = toServe ? lockFile(name) : () => {}
  try {
    const store = await open(name, options)
    return { ...store, close: () => store.close().finally(giveBack) }
  } catch (error) {
    giveBack()
    throw error
  }
}

async function open(file: string, { writer, onLost }: OpenOptions): Promise<Store> {
  const raw = openFile(file)
  try {
    const db = new Kysely<DatabaseTables>({
      dialect: dialectOn(raw),
      plugins: [new CamelCasePlugin()],
    })
    await migrateAtOnce(raw, db)
    // While SQLite itself waits for everything: so there is a log, and its name in the folder is safe as well.
    raw.exec(PULSE)
    const way = writer === undefined ? here(raw, file) : there(file, writer, onLost)
    // From here on nobody's lock is waited for where it would stop everything else: see `transactionsOn`.
    raw.exec('pragma busy_timeout = 0')
    return storeOn(raw, db, way)
  } catch (error) {
    raw.close()
    throw error
  }
}

/** Kysely would run the steps of a migration one by one on SQLite: a crash between them must undo all. */
async function migrateAtOnce(raw: DatabaseSyncInstance, db: Kysely<DatabaseTables>): Promise<void> {
  raw.exec('begin immediate')
  try {
    await migrate(db, migrationsFor('sqlite'))
    raw.exec('commit')
  } catch (error) {
    if (raw.isTransaction) raw.exec('rollback')
    throw error
  }
}

/** How changes get to the disk. */
interface WayToDisk {
  readonly write: Write
  readonly disk: Disk
  close(): Promise<void>
}

/** On this thread, but for the waiting. */
function here(raw: DatabaseSyncInstance, file: string): WayToDisk {
  const disk = diskOf(raw, file)
  const run = doerOn(raw)
  const inTransaction = transactionsOn(raw, disk)
  return {
    write: ((job) => inTransaction(() => run(job), weightOf(job))) as Write,
    disk,
    close: async () => disk.close(),
  }
}

/** On a thread of its own. What can be read here is safe already. */
function there(file: string, program: URL, onLost: OpenOptions['onLost']): WayToDisk {
  const thread = new WritingThread({ program, file, files: new OwnFiles(file), onLost })
  return { write: thread.write, disk: noDisk, close: () => thread.close() }
}

/** From here on it is not SQLite that waits for the disk, but every answer of the store. */
function diskOf(raw: DatabaseSyncInstance, file: string): Disk {
  if (file === MEMORY) return noDisk
  // From here on SQLite waits only where the order of writes matters: before and after it moves its log into the file.
  raw.exec('pragma synchronous = normal')
  // Less often than it would by itself: pages that change at every pick are moved once for many.
  raw.exec('pragma wal_autocheckpoint = 4000')
  return new WriteAheadLog(file)
}

function storeOn(raw: DatabaseSyncInstance, db: Kysely<DatabaseTables>, way: WayToDisk): Store {
  const { write, disk } = way
  const { readLog } = prepareOn(raw)
  const listeners = new Listeners()
  const counters = new Counters()

  const work: Work = {
    ...recordsIn({
      db,
      allOrNothing: (first, others) =>
        write({ do: 'run', first: textOf(first), others: others.map(textOf) }),
      now: sql<number>`unixepoch('subsec') * 1000`,
      // One process does everything, and one thing after the other.
      ifFree: sql``,
    }),

    async append(id, revision, entries, change) {
      const changed = await write({ do: 'append', id, revision, entries, change })
      if (changed === undefined) return false
      listeners.tell({ kind: 'match', id, ...changed })
      return true
    },

    readLog: async (id, from, to = ALL) => readLog(id, from, to),

    async say(id, line) {
      const n = await write({ do: 'say', id, line })
      if (n === undefined) throw new NoSuchMatch(id)
      listeners.tell({ kind: 'chat', id, n })
      return n
    },

    async signal(id, text) {
      listeners.tell({ kind: 'signal', id, text })
    },
    signalFollowers: (id, text) => work.signal(id, text),

    // One process does everything, so it hears of everything.
    follow: async () => () => {},

    count: async (key, span) => counters.count(key, span),
    tidy: async () => counters.tidy(),

    async health() {
      await write({ do: 'beat' })
    },
  }

  return {
    ...gated(onceSafe(work, disk), async () => {
      listeners.clear()
      await db.destroy()
      raw.close()
      await way.close()
    }),
    onChange: (listener) => listeners.add(listener),
  }
}

const textOf = ({ sql: text, parameters }: CompiledQuery) => ({ sql: text, parameters })

/** Nothing is told of what is not on the disk yet: not even by reading it a moment too early. */
function onceSafe(work: Work, disk: Disk): Work {
  return Object.fromEntries(
    Object.entries(work).map(([name, call]) => [
      name,
      async (...given: unknown[]) => {
        const answer = await (call as (...given: unknown[]) => Promise<unknown>)(...given)
        await disk.safe()
        return answer
      },
    ]),
  ) as unknown as Work
}
