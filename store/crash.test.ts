import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { bundle, type Bundle } from '@eldertable/testkit/bundle.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begin, storeUnderTest } from './conformance/store-under-test.ts'
import { openStore } from './open-store.ts'
import type { Store } from './store.ts'
import { batch } from './testing/batches.ts'
import { testDatabases, PATIENCE } from './testing/test-database.ts'

const ROUNDS = 10
const MATCHES = ['one', 'two', 'three', 'four']

/** Starts the appender, kills it after some appends; gives the last acknowledged one of each match. */
async function crash(program: string, url: string, writer: string, acknowledged: number) {
  const child = spawn(process.execPath, [program, url, writer, ...MATCHES], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(child, 'exit')
  const last = new Map<string, number>()
  let heard = 0
  for await (const line of createInterface({ input: child.stdout })) {
    const [id = '', revision] = line.split(' ')
    last.set(id, Number(revision))
    if (++heard === acknowledged) child.kill('SIGKILL')
  }
  expect(await gone).toEqual([null, 'SIGKILL'])
  return last
}

/** Everything up to the head's revision is there, whole, and nothing else. */
async function expectWhole(store: Store, id: string): Promise<number> {
  const head = await store.readMatch(id)
  const batches = Array.from({ length: head?.revision ?? -1 }, (_, revision) => batch(revision))
  const log = batches.flatMap(({ entries }) => entries)
  expect(await store.readLog(id, 0)).toEqual(log)
  const { counter, name } = batches.at(-1)?.change ?? { counter: 0, name: 'Friday night' }
  expect(head).toMatchObject({ length: log.length, counter, name })
  const guests = new Set<string>()
  for (const { change } of batches) {
    for (const guest of change.left ?? []) guests.delete(guest)
    for (const guest of change.joined ?? []) guests.add(guest)
  }
  for (let i = 0; i < 5; i++) {
    const matches = await store.matchesOf(`guest ${i}`, 100)
    expect(matches.some((match) => match.id === id)).toBe(guests.has(`guest ${i}`))
  }
  return batches.length
}

describe.each(testDatabases)(
  '%s, when the process is killed',
  { timeout: PATIENCE },
  (_, prepare) => {
    const tested = storeUnderTest(prepare)
    const { fresh, open, settled } = tested
    let programs: Bundle
    beforeAll(async () => {
      programs = await bundle({
        appender: 'store/testing/appender.ts',
        writer: 'store/writer-thread.ts',
      })
    }, PATIENCE)
    afterAll(() => programs.remove())

    it('keeps every append that was acknowledged, and no half of another', async () => {
      const url = await fresh()
      const store = await open(url)
      for (const id of MATCHES) await begin(store, { id })
      await store.close()
      const before = new Map<string, number>()
      const writer =
        tested.options.writer === undefined ? '' : pathToFileURL(programs.program('writer')).href
      for (let round = 0; round < ROUNDS; round++) {
        const last = await crash(
          programs.program('appender'),
          url,
          writer,
          1 + Math.floor(Math.random() * 80),
        )
        await settled(url)
        const after = await openStore(url)
        for (const id of MATCHES) {
          const stored = await expectWhole(after, id)
          const known = 1 + (last.get(id) ?? (before.get(id) ?? 0) - 1)
          // The one that was under way may have been stored without our knowing.
          expect([known, known + 1]).toContain(stored)
          before.set(id, stored)
        }
        await after.close()
      }
    })
  },
)
