import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begin } from '../conformance/store-under-test.ts'
import { OutcomeUnknown } from '../faults.ts'
import { openStore } from '../open-store.ts'
import { PATIENCE } from '../testing/test-database.ts'

const WRITER = new URL('../writer-thread.mjs', import.meta.url)

/** What somebody may do to a file while it is open. */
const deeds = {
  removed: (file: string) => rmSync(file),
  'replaced by another': (file: string) => {
    writeFileSync(`${file}.new`, '')
    renameSync(`${file}.new`, file)
  },
}

const ways = [
  ['by a thread', { writer: WRITER }],
  ['without one', {}],
] as const

describe.each(ways)('a store that is written %s', { timeout: PATIENCE }, (_, options) => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'eldertable-own-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  for (const part of ['', '-wal', '-shm'])
    for (const [deed, act] of Object.entries(deeds))
      it(`is not well, and acknowledges nothing, once its file${part} is ${deed}`, async () => {
        const file = path.join(folder, `${deed}${part}.db`)
        const store = await openStore(`sqlite:${file}`, options)
        const { id } = await begin(store)
        await store.append(id, 0, ['a'], {})
        await store.health()
        act(`${file}${part}`)
        const ill = await store.health().catch((error: unknown) => error)
        expect(ill).toBeInstanceOf(OutcomeUnknown)
        expect((ill as OutcomeUnknown).cause).toMatchObject({
          message: expect.stringContaining('removed or replaced'),
        })
        await expect(store.append(id, 1, ['b'], {})).rejects.toThrow(OutcomeUnknown)
        await store.close()
      })
})
