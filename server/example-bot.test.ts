import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { TableSummary } from '@eldertable/protocol/wire.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PATIENCE, startTestServer, type TestServer } from './testing/started.ts'

const run = promisify(execFile)
const bot = fileURLToPath(new URL('../examples/bot/bot.mjs', import.meta.url))

describe('the example bot', { timeout: PATIENCE }, () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  }, PATIENCE)
  afterAll(() => server.end())

  it('is as short as its page says', () => {
    expect(readFileSync(bot, 'utf8').trimEnd().split('\n').length).toBeLessThan(60)
  })

  it('plays a match to its end through the public door', async () => {
    const ada = await server.guest('Ada')
    const seats = [{ player: 'open' }, { player: 'bot:random' }, { player: 'bot:habit' }]
    const { id, code } = await ada.open({ seats })
    const { stdout, stderr } = await run(process.execPath, [bot, server.url, code])
    expect(stdout).toBe('The match is over.\n')
    expect(stderr).toBe('')
    const table = await ada.ask<TableSummary>('GET', `/api/tables/${id}`)
    expect(table).toMatchObject({ status: 'finished' })
    expect(table.seats[0]).toMatchObject({ name: 'Example bot', player: 'person' })
  })

  it('takes the name that is offered if somebody at the table has its own', async () => {
    const namesake = await server.guest('Example bot')
    const seats = [{ player: 'me' }, { player: 'open' }, { player: 'open' }]
    const { id, code } = await namesake.open({ seats })
    const bots = [1, 2].map(() => execFile(process.execPath, [bot, server.url, code]))
    try {
      const watching = await namesake.watch(id)
      await watching.until(() => watching.table(id).view !== null)
      const names = watching.table(id).seats.map(({ name }) => name)
      expect(names.toSorted()).toEqual(['Example bot', 'Example bot 2', 'Example bot 3'])
    } finally {
      for (const child of bots) child.kill()
    }
  })

  it('says what is wrong if there is no such table', async () => {
    await expect(run(process.execPath, [bot, server.url, 'BBBBBB'])).rejects.toThrow(
      'No table has this code',
    )
  })
})
