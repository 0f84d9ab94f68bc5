import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { CamelCasePlugin, Kysely, sql, type CompiledQuery } from 'kysely'
import { NoSuchMatch } from '../faults.ts'
import { gated, type Work } from '../gate.ts'
import { lengthOf } from '../group.ts'
import { Listeners } from '../listeners.ts'
import { migrate } from '../migrate.ts'
import { migrationsFor } from '../migrations/index.ts'
import { ALL, recordsIn } from '../records.ts'
import type { Store } from '../store.ts'
import { Tallies } from '../tallies.ts'
import type { DatabaseTables } from '../database-tables.ts'
import { claim } from './claim.ts'
import { noDisk, WriteAheadLog, type Disk } from './disk.ts'
import { dialectOn } from './dialect.ts'
import { openFile } from './file.ts'
import { prepareOn } from './statements.ts'
import { transactionsOn } from './transactions.ts'

/**
 * A store in one file, to be served by one process at a time: a second one would find its writes checked as ever, but
 * hear nothing of the first one's changes.
 */
export async function openSqlite(file: string, toServe: boolean): Promise<Store> {
  const giveBack = toServe ? claim(file) : () => {}
  try {
    const store = await open(file)
    return { ...store, close: () => store.close().finally(giveBack) }
  } catch (error) {
    giveBack()
    throw error
  }
}

async function open(file: string): Promise<Store> {
  const raw = openFile(file)
  try {
    const db = new Kysely<DatabaseTables>({
      dialect: dialectOn(raw),
      plugins: [new CamelCasePlugin()],
    })
    await migrateAtOnce(raw, db)
    const disk = diskOf(raw, file)
    // From here on nobody's lock is waited for where it would stop everything else: see `transactionsOn`.
    raw.exec('pragma busy_timeout = 0')
    return storeOn(raw, db, disk)
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

/** From here on it is not SQLite that waits for the disk, but every answer of the store. */
function diskOf(raw: DatabaseSyncInstance, file: string): Disk {
  if (file === ':memory:') return noDisk
  // While SQLite itself still waits for everything: so there is a log, and its name in the folder is safe as well.
  raw.exec('update pulse set beats = (beats + 1) % 1000000')
  // From here on SQLite waits only where the order of writes matters: before and after it moves its log into the file.
  raw.exec('pragma synchronous = normal')
  // Less often than it would by itself: pages that change at every pick are moved once for many.
  raw.exec('pragma wal_autocheckpoint = 4000')
  return new WriteAheadLog(file)
}

function storeOn(raw: DatabaseSyncInstance, db: Kysely<DatabaseTables>, disk: Disk): Store {
  const statements = prepareOn(raw)
  const inTransaction = transactionsOn(raw, disk)
  const listeners = new Listeners()
  const tallies = new Tallies()
  const run = ({ sql, parameters }: CompiledQuery) => raw.prepare(sql).run(...parameters)

  const work: Work = {
    ...recordsIn({
      db,
      allOrNothing: (first, others) =>
        inTransaction(() => {
          if (run(first).changes === 0) return false
          for (const other of others) run(other)
          return true
        }),
      now: sql<number>`unixepoch('subsec') * 1000`,
    }),

    async append(id, revision, entries, change) {
      const append = () => statements.append(id, revision, entries, change)
      const changed = await inTransaction(append, lengthOf(entries))
      if (changed === undefined) return false
      listeners.tell({ kind: 'match', id, ...changed })
      return true
    },

    readLog: async (id, from, to = ALL) => statements.readLog(id, from, to),

    async say(id, line) {
      const n = await inTransaction(() => statements.say(id, line))
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

    count: async (key, span) => tallies.count(key, span),
    tidy: async () => tallies.tidy(),

    async health() {
      await inTransaction(() => raw.exec('update pulse set beats = (beats + 1) % 1000000'))
    },
  }

  return {
    ...gated(onceSafe(work, disk), async () => {
      listeners.clear()
      await db.destroy()
      raw.close()
      disk.close()
    }),
    onChange: (listener) => listeners.add(listener),
  }
}

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
