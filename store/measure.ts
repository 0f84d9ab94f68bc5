// How fast appends are, on both stores, with every commit waiting for the disk: `tsx store/measure.ts [seconds]`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openStore } from './open-store.ts'
import type { Store } from './store.ts'
import { ownServer } from './testing/postgres.ts'
import { aMatch } from './testing/samples.ts'

const SECONDS = Number(process.argv[2] ?? 3)
const ENTRY = JSON.stringify({ seat: 1, pick: 131_072, chance: [3, 1, 4], note: 'x'.repeat(60) })

/** This many matches at once, each of which appends a pick as soon as its last one is stored. */
async function measure(store: Store, matches: number): Promise<string> {
  const ids = Array.from({ length: matches }, () => aMatch())
  await Promise.all(ids.map((match) => store.createMatch(match)))
  const waits: number[] = []
  const begin = performance.now()
  const until = begin + SECONDS * 1_000
  await Promise.all(
    ids.map(async ({ id }) => {
      for (let revision = 0; performance.now() < until; revision++) {
        const asked = performance.now()
        const done = await store.append(id, revision, [ENTRY], {
          counter: revision,
          updatedAt: asked,
        })
        if (!done) throw new Error('an append was refused')
        waits.push(performance.now() - asked)
      }
    }),
  )
  const rate = waits.length / ((performance.now() - begin) / 1_000)
  waits.sort((a, b) => a - b)
  const at = (share: number) =>
    (waits[Math.floor(waits.length * share)] ?? 0).toFixed(1).padStart(7)
  return `${rate.toFixed(0).padStart(7)} appends/s   median ${at(0.5)} ms   99 % ${at(0.99)} ms`
}

/** Reading a log of a thousand entries, one after the other. */
async function measureReading(store: Store): Promise<string> {
  const match = aMatch()
  await store.createMatch(match)
  await store.append(
    match.id,
    0,
    Array.from({ length: 1_000 }, () => ENTRY),
    {},
  )
  const begin = performance.now()
  let logs = 0
  for (; performance.now() < begin + SECONDS * 1_000; logs++) await store.readLog(match.id, 0)
  return `${(logs / ((performance.now() - begin) / 1_000)).toFixed(0).padStart(7)} logs/s`
}

async function report(name: string, url: string): Promise<void> {
  const store = await openStore(url)
  console.log(name)
  for (const matches of [1, 10, 100, 1_000])
    console.log(`  ${String(matches).padStart(5)} matches: ${await measure(store, matches)}`)
  console.log(`  reading 1,000 entries: ${await measureReading(store)}`)
  await store.close()
}

const folder = mkdtempSync(path.join(tmpdir(), 'eldertable-measure-'))
try {
  await report('SQLite', `sqlite:${path.join(folder, 'measure.db')}`)
} finally {
  rmSync(folder, { recursive: true })
}
const server = await ownServer({ durable: true })
try {
  await report('PostgreSQL', await server.database())
} finally {
  await server.end()
}
