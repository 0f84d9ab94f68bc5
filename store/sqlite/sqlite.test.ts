import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begin } from '../conformance/store-under-test.ts'
import { openStore } from '../open-store.ts'
import { openFile } from './file.ts'

let folder: string

describe('a store in a file', () => {
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

  it('makes its folder, and is for its owner alone, as are the files beside it', async () => {
    const file = path.join(folder, 'new', 'folder', 'matches.db')
    const store = await openStore(`sqlite:${file}`)
    await begin(store)
    for (const name of [file, `${file}-wal`, `${file}-shm`])
      expect(statSync(name).mode & 0o777).toBe(0o600)
    await store.close()
  })

  it('can not be opened where something else is', async () => {
    await expect(openStore(`sqlite:${folder}`)).rejects.toThrow('EISDIR')
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
