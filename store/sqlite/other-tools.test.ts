import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { bundle, type Bundle } from '@eldertable/testkit/bundle.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backUpFile } from '../archive/backup.ts'
import { openArchive } from '../archive/open-archive.ts'
import { begin } from '../conformance/store-under-test.ts'
import { ServedElsewhere } from '../faults.ts'
import { openStore } from '../open-store.ts'
import { batch } from '../testing/batches.ts'
import { PATIENCE } from '../testing/test-database.ts'
import { lookers } from '../testing/other-tools.ts'

const WRITER = new URL('../writer-thread.mjs', import.meta.url)
const everybody = await lookers()

describe('the file of a running server', { timeout: PATIENCE }, () => {
  let folder: string
  let programs: Bundle
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'eldertable-tools-'))
    programs = await bundle({
      server: 'store/testing/append-when-asked.ts',
      writer: 'store/writer-thread.ts',
    })
  }, PATIENCE)
  afterAll(() => {
    programs.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  /** A process writes, somebody looks while it is quiet, and again; it is killed: all that it acknowledged is there. */
  async function expectKept(file: string, writer: string, look: (pid: number) => unknown) {
    const url = `sqlite:${file}`
    const id = 'played'
    const child = spawn(process.execPath, [programs.program('server'), url, writer, id], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const gone = once(child, 'exit')
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    try {
      for (let known = 1; known <= 40; known++) {
        child.stdin.write('append\n')
        expect((await lines.next()).value).toBe(String(known))
        if (known % 10 === 0) await look(child.pid ?? 0)
      }
      child.stdin.write('append\n')
      await lines.next() // nor was the last one written to nowhere
    } finally {
      child.kill('SIGKILL')
      await gone
    }
    const after = await openStore(url)
    const log = Array.from({ length: 41 }, (_, revision) => batch(revision).entries).flat()
    expect(await after.readLog(id, 0)).toEqual(log)
    await after.close()
  }

  const ways = [
    ['by a thread', () => pathToFileURL(programs.program('writer')).href],
    ['without one', () => ''],
  ] as const

  describe.each(ways)('which is written %s', (way, writer) => {
    for (const { name, look } of everybody)
      it(`loses nothing when ${name} looks into it`, async () => {
        const file = path.join(folder, `${way} ${name}.db`)
        await expectKept(file, writer(), (pid) => look(file, pid))
      })
  })

  it('stays so whatever else its process does with it', async () => {
    const file = path.join(folder, 'busy.db')
    const url = `sqlite:${file}`
    const store = await openStore(url, { toServe: true, writer: WRITER })
    const { id } = await begin(store)
    await expect(openStore(url, { toServe: true })).rejects.toThrow(ServedElsewhere)
    const second = await openStore(url)
    await second.append(id, 0, ['a'], {})
    await second.close()
    const archive = await openArchive(url)
    expect((await archive.read(id))?.entries).toEqual(['a'])
    await archive.close()
    backUpFile(file, path.join(folder, 'copy.db'))
    await store.health()
    for (const { look } of everybody) await look(file, process.pid)
    await store.health()
    await store.close()
    const after = await openStore(url)
    expect(await after.readLog(id, 0)).toEqual(['a'])
    await after.close()
  })
})
