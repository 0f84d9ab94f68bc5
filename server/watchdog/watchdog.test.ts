import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { shopPick } from '@eldertable/match/testing/workshop.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serverProgram, type ServerProgram } from '../testing/child.ts'
import { PATIENCE, testConfig } from '../testing/started.ts'
import { Visitor } from '../testing/visitor.ts'

describe('rules that never come to an end', { timeout: PATIENCE }, () => {
  let folder: string
  let program: ServerProgram

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'eldertable-watchdog-'))
    program = await serverProgram({
      server: 'server/testing/stuck-process.ts',
      watchdog: 'server/watchdog.ts',
    })
  }, PATIENCE)
  afterAll(async () => {
    await program.end()
    rmSync(folder, { recursive: true, force: true })
  })

  it('end the process, and with the next one all tables go on but theirs', async () => {
    const config = testConfig(folder, { stuckAfter: 1_000 })
    const table = { title: 'workshop', seats: [{ player: 'me' }], settings: {} }
    const first = await program.launch(config)
    const ada = await Visitor.named(first.url, 'Ada')
    const [bad, good] = [await ada.open(table), await ada.open(table)]
    const client = await ada.connect()
    for (const { id } of [bad, good]) {
      await client.watch(id)
      expect(await client.pick(id, shopPick.gather)).toBeUndefined()
    }
    const at = client.table(bad.id).moment
    client.send({ t: 'pick', id: 'endless', match: bad.id, at, pick: shopPick.close })
    await first.gone
    expect(readdirSync(config.bugs)).toEqual([`stuck-${bad.id}.json`])

    const second = await program.launch(config)
    const again = new Visitor(second.url)
    again.cookie = ada.cookie
    const back = await again.connect()
    back.send({ t: 'watch', match: bad.id })
    expect(await back.next('closed')).toMatchObject({ match: bad.id, reason: 'table-stuck' })
    const { position } = await back.watch(good.id)
    expect(position).toBe(1)
    expect(await back.pick(good.id, shopPick.gather)).toBeUndefined()
    back.close()
    await second.stop()
  })
})
