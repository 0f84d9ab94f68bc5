import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begin } from '../conformance/store-under-test.ts'
import { OutcomeUnknown } from '../faults.ts'
import { openStore } from '../open-store.ts'
import { PATIENCE } from '../testing/ground.ts'
import { openFile } from './file.ts'
import { WritingThread } from './writing-thread.ts'

const WRITER = new URL('../writer-thread.mjs', import.meta.url)

/** A program of a few words. */
const program = (text: string): URL => new URL(`data:text/javascript,${encodeURIComponent(text)}`)

let folder: string

describe('a thread that writes', { timeout: PATIENCE }, () => {
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'eldertable-writing-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('waits for a lock of another program, and nobody else does', async () => {
    const file = path.join(folder, 'locked.db')
    const store = await openStore(`sqlite:${file}`, { writer: WRITER })
    const { id } = await begin(store)
    const other = openFile(file)
    other.exec('begin immediate')
    const waiting = store.append(id, 0, ['a'], {})
    await new Promise(setImmediate)
    expect((await store.readMatch(id))?.length).toBe(0)
    other.exec('commit')
    expect(await waiting).toBe(true)
    expect(await store.readLog(id, 0)).toEqual(['a'])
    other.close()
    await store.close()
  })

  it('that can not write says why, and goes on when it can', async () => {
    const file = path.join(folder, 'unwritable.db')
    const store = await openStore(`sqlite:${file}`, { writer: WRITER })
    const other = openFile(file)
    other.exec(`create trigger no_pulse before update on pulse
      begin select raise(abort, 'the disk only reads'); end`)
    await expect(store.health()).rejects.toThrow('the disk only reads')
    other.exec('drop trigger no_pulse')
    await store.health()
    other.close()
    await store.close()
  })

  it('that ends while it writes leaves nobody sure, and nothing is written after it', async () => {
    const thread = new WritingThread(
      program(`import { parentPort } from 'node:worker_threads'
        parentPort.once('message', () => process.exit())`),
      path.join(folder, 'nowhere.db'),
    )
    const answers = await Promise.allSettled([
      thread.write({ do: 'beat' }),
      thread.write({ do: 'beat' }),
    ])
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(OutcomeUnknown) })
    await expect(thread.write({ do: 'beat' })).rejects.toThrow('has ended')
    await thread.close()
  })

  it('whose disk fails leaves nobody sure', async () => {
    const thread = new WritingThread(
      program(`import { parentPort } from 'node:worker_threads'
        parentPort.on('message', (said) => {
          if (said === 'close') return parentPort.close()
          parentPort.postMessage({ fault: 'disk I/O error', kind: 'unknown' })
        })`),
      path.join(folder, 'nowhere.db'),
    )
    await expect(thread.write({ do: 'beat' })).rejects.toThrow(OutcomeUnknown)
    await thread.close()
  })
})
