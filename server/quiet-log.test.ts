import { mkdtempSync, rmSync } from 'node:fs'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverProgram, type ServerProgram } from './testing/child.ts'
import { PATIENCE, testConfig } from './testing/started.ts'
import { Visitor } from './testing/visitor.ts'

describe('the log of a server', { timeout: PATIENCE }, () => {
  let folder: string
  let program: ServerProgram

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'eldertable-log-'))
    program = await serverProgram()
  }, PATIENCE)
  afterAll(async () => {
    await program.end()
    rmSync(folder, { recursive: true, force: true })
  })

  it('has no room for what strangers do wrong', async () => {
    const server = await program.launch({ ...testConfig(folder), logLevel: 'warn' })
    const eve = await Visitor.named(server.url, 'Eve')
    const frames = [
      [0xc1, 0x80, 0, 0, 0, 0], // packed, which nobody has agreed to
      [0x83, 0x80, 0, 0, 0, 0], // of a kind that there is not
      [0x81, 0x00], // not masked
      [0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff], // without end
      [0x81, 0x81, 0, 0, 0, 0, 0xff], // no text
    ]
    for (const frame of frames) {
      const client = await eve.connect()
      const { _socket: wire } = client.socket as unknown as { _socket: Socket }
      wire.write(Buffer.from(frame))
      await client.untilClosed()
    }
    for (const at of ['/api/tables/%00', '/%00', '/api/tables/%ff', '/api/codes/%0a{"level":60}'])
      expect((await eve.request('GET', at)).status).toBeLessThan(500)
    const bodies = [{}, { file: '{', as: 'fork' }, { file: '[]', as: 'replay' }]
    for (const body of bodies)
      expect((await eve.request('POST', '/api/import', body)).status).toBeLessThan(500)
    expect(await server.stop()).toBe(0)
    expect(server.log).toEqual([])
  })
})
