import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { FastChance } from '@eldertable/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverProgram, type ServerProgram } from './testing/child.ts'
import { inspect } from './testing/inspect.ts'
import { playToTheEnd } from './testing/play.ts'
import { PATIENCE, testConfig } from './testing/started.ts'
import { Visitor } from './testing/visitor.ts'

/** Bytes: room for the beginning of a match, and not for its end. */
const ROOM = 1024 * 1024

describe('a disk that fails while people play', { timeout: 3 * PATIENCE }, () => {
  let program: ServerProgram
  let folder: string
  beforeAll(async () => {
    program = await serverProgram()
    folder = mkdtempSync(path.join(tmpdir(), 'eldertable-disk-'))
  }, PATIENCE)
  afterAll(async () => {
    await program.end()
    rmSync(folder, { recursive: true, force: true })
  })

  it('stops the match where it was told last, and on another disk it is played to its end', async () => {
    const config = testConfig(folder)
    const server = await program.launch(config, { longestFile: ROOM })
    const [ada, bram] = [
      await Visitor.named(server.url, 'Ada'),
      await Visitor.named(server.url, 'Bram'),
    ]
    const { id } = await ada.open({ seats: [{ player: 'me' }, { player: 'open' }] })
    await bram.ask('POST', `/api/tables/${id}/join`)
    const players = [await ada.watch(id), await bram.watch(id)]
    const chance = new FastChance('failing disk')
    // Perhaps it was written after all: nobody says that it was not.
    await expect(playToTheEnd(id, players, chance)).rejects.toThrow('refused: unsure')
    const told = players.map((player) => player.table(id).length)
    expect(told[0]).toBeGreaterThan(10)
    expect(told[1]).toBe(told[0])
    // A pick needs more room than a look at the store, which writes a little: the last of it goes by looking.
    const health = async () => (await ada.request('GET', '/healthz')).status
    await expect.poll(health, { timeout: PATIENCE }).toBe(503)
    expect((await ada.request('GET', `/api/tables/${id}`)).status).toBe(200)
    await server.kill()

    const found = await inspect(config.databaseUrl, id)
    expect(found?.length).toBe(told[0])
    expect(found?.hash).toBe(found?.played)
    const again = await program.launch(config)
    for (const visitor of [ada, bram]) Object.assign(visitor, { url: again.url })
    await playToTheEnd(id, [await ada.watch(id), await bram.watch(id)], chance)
    await again.stop()
  })
})
