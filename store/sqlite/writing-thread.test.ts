import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begin } from '../conformance/store-under-test.ts'
import { LogLost, OutcomeUnknown } from '../faults.ts'
import { openStore } from '../open-store.ts'
import { PATIENCE } from '../testing/test-database.ts'
import { openFile } from './file.ts'
import type { Job } from './jobs.ts'
import { WritingThread } from './writing-thread.ts'

const WRITER = new URL('../writer-thread.mjs', import.meta.url)
/** Ends when it is to write a line that says so. */
const MORTAL = new URL('../testing/mortal-writer.mjs', import.meta.url)

const aLine = (text: string) => ({ seat: null, guest: 'ada', text, at: 1 })

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

  it.each([
    ['before it has written', 'die before', []],
    ['before it could say that it has written', 'die after', ['die after']],
  ])('that ends %s leaves nobody sure, and another goes on', async (_, word, kept) => {
    const file = path.join(folder, `${word}.db`)
    const store = await openStore(`sqlite:${file}`, { toServe: true, writer: MORTAL })
    const { id } = await begin(store)
    const lines = [aLine(word), aLine('beside it')].map((line) => store.say(id, line))
    for (const answer of await Promise.allSettled(lines))
      expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(OutcomeUnknown) })
    await store.health()
    expect(await store.append(id, 0, ['a'], {})).toBe(true)
    await store.say(id, aLine('goes on'))
    const said = (await store.chatOf(id, 0)).map(({ text }) => text)
    expect(said).toEqual([...kept, ...kept.map(() => 'beside it'), 'goes on'])
    // The next one as well.
    await expect(store.say(id, aLine('die before'))).rejects.toThrow(OutcomeUnknown)
    expect(await store.append(id, 1, ['b'], {})).toBe(true)
    await store.close()
    const after = await openStore(`sqlite:${file}`)
    expect(await after.readLog(id, 0)).toEqual(['a', 'b'])
    await after.close()
  })

  it('that has ended is closed already', async () => {
    const file = path.join(folder, 'closed.db')
    const store = await openStore(`sqlite:${file}`, { writer: MORTAL })
    const { id } = await begin(store)
    await expect(store.say(id, aLine('die before'))).rejects.toThrow(OutcomeUnknown)
    await store.close()
  })

  it('is not started anew on files that are not ours', async () => {
    const file = path.join(folder, 'taken.db')
    const told: string[] = []
    const onLost = (why: Error) => told.push(why.message)
    const store = await openStore(`sqlite:${file}`, { writer: MORTAL, onLost })
    const { id } = await begin(store)
    await expect(store.say(id, aLine('die before'))).rejects.toThrow(OutcomeUnknown)
    rmSync(`${file}-wal`)
    await expect(store.append(id, 0, ['a'], {})).rejects.toThrow(LogLost)
    expect(existsSync(`${file}-wal`)).toBe(false)
    expect(told).toEqual([expect.stringContaining('taken.db-wal has been removed')])
    await store.close()
  })

  it('tells once that its file was taken away', async () => {
    const file = path.join(folder, 'lost.db')
    const told: string[] = []
    const onLost = (why: Error) => told.push(why.message)
    const store = await openStore(`sqlite:${file}`, { writer: WRITER, onLost })
    await store.health()
    rmSync(`${file}-wal`)
    for (let n = 0; n < 2; n++) await expect(store.health()).rejects.toThrow(OutcomeUnknown)
    expect(told).toEqual([expect.stringContaining('lost.db-wal has been removed')])
    await store.close()
  })

  it('is not sent what can not be sent, and the other answers go to those who asked', async () => {
    const file = path.join(folder, 'unsendable.db')
    const store = await openStore(`sqlite:${file}`)
    await store.close()
    const thread = new WritingThread({ program: WRITER, file })
    const job = (parameters: readonly unknown[]): Job => ({
      do: 'run',
      first: { sql: 'update pulse set beats = ?', parameters },
      others: [],
    })
    const answers = await Promise.allSettled([
      thread.write({ do: 'beat' }),
      thread.write(job([() => 1])),
      thread.write(job([1])),
    ])
    expect(answers).toMatchObject([
      { status: 'fulfilled', value: undefined },
      { status: 'rejected', reason: { message: expect.stringContaining('could not be cloned') } },
      { status: 'fulfilled', value: true },
    ])
    await thread.close()
  })

  it('whose disk fails leaves nobody sure', async () => {
    const thread = new WritingThread({
      program: program(`import { parentPort } from 'node:worker_threads'
        parentPort.on('message', (said) => {
          if (said === 'close') return parentPort.close()
          parentPort.postMessage({ fault: 'disk I/O error', kind: 'unknown' })
        })`),
      file: path.join(folder, 'nowhere.db'),
    })
    await expect(thread.write({ do: 'beat' })).rejects.toThrow(OutcomeUnknown)
    await thread.close()
  })
})
