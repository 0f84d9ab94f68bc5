import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begin } from '../conformance/store-under-test.ts'
import { openStore } from '../open-store.ts'
import { PATIENCE } from '../testing/test-database.ts'
import { openFile } from './file.ts'

const ways = [
  ['written by a thread', { writer: new URL('../writer-thread.mjs', import.meta.url) }],
  ['written without one', {}],
] as const

let folder: string

describe('a store in a file', { timeout: PATIENCE }, () => {
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'eldertable-sqlite-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('waits for the disk at every commit, as SQLite does it by itself', () => {
    const raw = openFile(path.join(folder, 'durable.db'))
    expect(raw.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' })
    expect(raw.prepare('pragma synchronous').get()).toEqual({ synchronous: 2 })
    raw.close()
  })

  const rightsOf = (file: string, parts = ['', '-wal', '-shm', '-served']) =>
    parts.map((part) => statSync(`${file}${part}`).mode & 0o777)

  it.each(ways)('makes its folder, and is for its owner alone, %s', async (way, options) => {
    const file = path.join(folder, way, 'folder', 'matches.db')
    const store = await openStore(`sqlite:${file}`, { toServe: true, ...options })
    await begin(store)
    expect(rightsOf(file)).toEqual([0o600, 0o600, 0o600, 0o600])
    await store.close()
  })

  it('leaves a file that is there the rights that its owner gave it', async () => {
    const file = path.join(folder, 'there.db')
    writeFileSync(file, '')
    chmodSync(file, 0o640)
    const store = await openStore(`sqlite:${file}`, { toServe: true })
    await begin(store)
    expect(rightsOf(file)).toEqual([0o640, 0o640, 0o640, 0o600])
    await store.close()
  })

  it.each(ways)('may be reached by a link, also before it is there, %s', async (way, options) => {
    const at = path.join(folder, `link ${way}`)
    mkdirSync(at)
    const link = path.join(at, 'link.db')
    const file = path.join(at, 'elsewhere', 'real.db')
    symlinkSync(path.join('elsewhere', 'real.db'), link)
    for (const revision of [0, 1]) {
      const store = await openStore(`sqlite:${link}`, { toServe: true, ...options })
      if (revision === 0) await begin(store, { id: 'linked' })
      expect(await store.append('linked', revision, ['a'], {})).toBe(true)
      expect(rightsOf(file)).toEqual([0o600, 0o600, 0o600, 0o600])
      expect(existsSync(`${link}-wal`)).toBe(false)
      await store.close()
    }
  })

  it('can not be opened where something else is', async () => {
    await expect(openStore(`sqlite:${folder}`)).rejects.toThrow('unable to open')
  })

  it('may also be in memory, for as long as it is open', async () => {
    const store = await openStore('sqlite::memory:')
    const { id } = await begin(store)
    expect(await store.append(id, 0, ['a'], {})).toBe(true)
    expect(await store.readLog(id, 0)).toEqual(['a'])
    await store.close()
  })
})

describe('an address', () => {
  it.each(['mysql://ada:secret@host/db', 'matches.db', ''])(
    'must be of a kind we know: %s',
    async (url) => {
      const opening = openStore(url)
      await expect(opening).rejects.toThrow('A store is at sqlite:PATH')
      await expect(opening).rejects.not.toThrow('secret')
    },
  )
})
