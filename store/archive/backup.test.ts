import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { bundle, type Bundle } from '@eldertable/testkit/bundle.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openStore } from '../open-store.ts'
import { batch } from '../testing/batches.ts'
import { PATIENCE } from '../testing/test-database.ts'
import { aMatch } from '../testing/samples.ts'
import { backUpFile, NoBackup } from './backup.ts'

const MATCHES = ['one', 'two', 'three']

describe('a backup', { timeout: PATIENCE }, () => {
  let folder: string
  let programs: Bundle
  const at = (name: string): string => path.join(folder, name)

  beforeAll(async () => {
    programs = await bundle({ appender: 'store/testing/appender.ts' })
  }, PATIENCE)
  afterAll(() => programs.remove())
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'eldertable-backup-'))
    const store = await openStore(`sqlite:${at('live.db')}`)
    for (const id of MATCHES) await store.createMatch(aMatch({ id }))
    await store.close()
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('is whole at one moment while another process writes', async () => {
    const url = `sqlite:${at('live.db')}`
    const given = [programs.program('appender'), url, '', ...MATCHES]
    const child = spawn(process.execPath, given, { stdio: ['ignore', 'pipe', 'inherit'] })
    const gone = once(child, 'exit')
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    for (let n = 0; n < 5; n++) {
      // It has written something since, and goes on.
      for (let heard = 0; heard < 10; heard++) expect((await lines.next()).done).toBe(false)
      const target = at(`copy-${n}.db`)
      const made = backUpFile(at('live.db'), target)
      expect(made).toEqual({ matches: MATCHES.length, bytes: statSync(target).size })
      expect(statSync(target).mode & 0o077).toBe(0)
    }
    child.kill('SIGKILL')
    await gone
    for (let n = 0; n < 5; n++) {
      const copy = await openStore(`sqlite:${at(`copy-${n}.db`)}`)
      for (const id of MATCHES) {
        const { revision = 0 } = (await copy.readMatch(id)) ?? {}
        const log = Array.from({ length: revision }, (_, one) => batch(one).entries).flat()
        expect(await copy.readLog(id, 0)).toEqual(log)
      }
      await copy.close()
    }
  })

  it('never takes the place of something else, and leaves nothing half done', () => {
    writeFileSync(at('kept'), 'something dear')
    expect(() => backUpFile(at('live.db'), at('kept'))).toThrow(NoBackup)
    expect(() => backUpFile(at('live.db'), at('no/such/folder'))).toThrow(NoBackup)
    writeFileSync(at('text.db'), 'this is no database at all, and long enough to be looked at')
    expect(() => backUpFile(at('text.db'), at('copy.db'))).toThrow(NoBackup)
    expect(statSync(at('kept')).size).toBe(14)
    expect(readdirSync(folder).filter((name) => /tmp|copy/.test(name))).toEqual([])
  })
})
