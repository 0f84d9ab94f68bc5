import { FastChance } from '@eldertable/kernel'
import type { Served } from './served.ts'
import { LoadTable, PROPERTY } from './table.ts'
import type { Usage } from './usage.ts'
import { Visitor } from './visitor.ts'

/** Bytes that a server holds for each table. */
export interface IdleResult {
  readonly tables: number
  /** With a client in every seat. */
  readonly watched: number
  /** Begun, in memory, and nobody looks. */
  readonly unwatched: number
}

/** Opens tables at which nothing happens, and asks the server what they cost it. */
export async function measureIdle(served: Served, count: number): Promise<IdleResult> {
  const visitors = await Promise.all(
    Array.from({ length: PROPERTY.seats }, (_, seat) =>
      Visitor.named(served.port, `Guest ${seat + 1}`),
    ),
  )
  const events = { heard: () => {}, picked: () => {} }
  const openOne = async (i: number): Promise<LoadTable> => {
    const table = new LoadTable(PROPERTY, visitors, new FastChance(`idle ${i}`), events)
    await table.open()
    await table.isWatched
    return table
  }
  // The first tables load what is loaded once.
  for (let i = 0; i < 20; i++) await openOne(i)
  const before = await served.usage()
  const tables: LoadTable[] = []
  for (let i = 0; i < count; i++) tables.push(await openOne(i))
  const watched = await served.usage()
  for (const table of tables) table.close()
  const unwatched = await usageWith(served, before.connections)
  return {
    tables: count,
    watched: (watched.heapBytes - before.heapBytes) / count,
    unwatched: (unwatched.heapBytes - before.heapBytes) / count,
  }
}

/** What a server uses once this many connections are left: it takes a while to notice that thousands have gone. */
async function usageWith(served: Served, connections: number): Promise<Usage> {
  for (;;) {
    const usage = await served.usage()
    if (usage.connections <= connections) return usage
  }
}
