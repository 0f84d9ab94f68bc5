import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begin } from '../conformance/store-under-test.ts'
import { ServedElsewhere } from '../faults.ts'
import { openStore } from '../open-store.ts'
import { aGuest } from '../testing/samples.ts'
import { openFile } from './file.ts'

let folder: string

describe('a file that others use as well', () => {
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'eldertable-locks-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('is served by one at a time, whatever it is called; looking into it is free', async () => {
    const file = path.join(folder, 'served.db')
    const store = await openStore(`sqlite:${file}`, { toServe: true })
    const byAnotherName = `sqlite:${path.relative(process.cwd(), file)}`
    for (const url of [`sqlite:${file}`, byAnotherName])
      await expect(openStore(url, { toServe: true })).rejects.toThrow(ServedElsewhere)
    const looking = await openStore(`sqlite:${file}`)
    await looking.close()
    await store.close()
    const next = await openStore(byAnotherName, { toServe: true })
    await next.close()
  })

  it('may be locked by another program: what needs no lock goes on, the rest waits its turn', async () => {
    const file = path.join(folder, 'locked.db')
    const store = await openStore(`sqlite:${file}`)
    const { id } = await begin(store)
    const other = openFile(file)
    other.exec('begin immediate')
    const waiting = Promise.all([
      store.append(id, 0, ['a'], {}),
      store.say(id, { seat: null, guest: 'ada', text: 'Hello', at: 1 }),
      store.putGuest(aGuest({ id: 'ada' })),
      store.seeGuest('ada'),
      store.putSnapshot(id, 0, ''),
      store.health(),
    ])
    await new Promise(setImmediate)
    expect((await store.readMatch(id))?.length).toBe(0)
    other.exec('commit')
    expect((await waiting)[0]).toBe(true)
    expect(await store.readLog(id, 0)).toEqual(['a'])
    other.close()
    await store.close()
  })

  it('that can not be written is no healthy store', async () => {
    const file = path.join(folder, 'unwritable.db')
    const store = await openStore(`sqlite:${file}`)
    await store.health()
    const other = openFile(file)
    other.exec('drop table pulse; create view pulse as select 1 as id, 2 as beats')
    await expect(store.health()).rejects.toThrow('pulse')
    expect(await store.readMatch('nowhere')).toBeUndefined()
    other.close()
    await store.close()
  })
})
