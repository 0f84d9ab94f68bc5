import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OutcomeUnknown } from '../faults.ts'
import { WriteAheadLog, type Disk } from './disk.ts'
import { openFile } from './file.ts'
import { transactionsOn } from './transactions.ts'

let folder: string

/** A disk that is as slow as the test wants. */
class SlowDisk implements Disk {
  #arrive = () => {}
  #break: (why: Error) => void = () => {}
  readonly #waiting = new Promise<void>((resolve, reject) => {
    this.#arrive = resolve
    this.#break = reject
  })
  begun = 0

  begin(): void {
    this.begun++
  }

  safe(): Promise<void> {
    return this.#waiting
  }

  arrive(): void {
    this.#arrive()
  }

  break(): void {
    this.#waiting.catch(() => {})
    this.#break(new OutcomeUnknown(new Error('EIO')))
  }

  close(): void {}
}

describe('a disk', () => {
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'eldertable-disk-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  function counting(name: string) {
    const raw = openFile(path.join(folder, name))
    raw.exec('create table counted (n integer)')
    const disk = new SlowDisk()
    const inTransaction = transactionsOn(raw, disk)
    let runs = 0
    const add = () =>
      inTransaction(() => {
        runs++
        raw.exec('insert into counted values (1)')
        return runs
      })
    return { raw, disk, add, runs: () => runs }
  }

  it('is waited for before anybody is told', async () => {
    const { raw, disk, add } = counting('slow.db')
    let isTold = false
    const told = add().then(() => (isTold = true))
    while (disk.begun === 0) await new Promise(setImmediate)
    await new Promise(setImmediate)
    expect(raw.prepare('select count(*) as n from counted').get()).toEqual({ n: 1 })
    expect(isTold).toBe(false)
    disk.arrive()
    expect(await told).toBe(true)
    raw.close()
  })

  it('that fails leaves nobody sure, and nothing is done twice', async () => {
    const { raw, disk, add, runs } = counting('broken.db')
    disk.break()
    const answers = await Promise.allSettled([add(), add()])
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(OutcomeUnknown) })
    expect(runs()).toBe(2)
    raw.close()
  })

  it('has failed for good once it has failed', async () => {
    const file = path.join(folder, 'failed.db')
    const raw = openFile(file)
    raw.exec('create table counted (n integer)')
    let isBroken = false
    const log = new WriteAheadLog(file, async () => {
      if (isBroken) throw new Error('EIO')
    })
    log.begin()
    await log.safe()
    isBroken = true
    log.begin()
    await expect(log.safe()).rejects.toThrow(OutcomeUnknown)
    isBroken = false
    log.begin()
    await expect(log.safe()).rejects.toThrow(OutcomeUnknown)
    log.close()
    raw.close()
  })
})
