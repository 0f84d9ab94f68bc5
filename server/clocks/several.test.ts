import type { ClockTerms } from '@eldertable/protocol/wire.ts'
import { testServer, type TestServer as TestDatabases } from '@eldertable/store/testing/postgres.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { serverProgram, type ServerProgram } from '../testing/child.ts'
import { HandClock } from '../testing/hand-clock.ts'
import { PATIENCE, startTestServer, testConfig, type TestServer } from '../testing/started.ts'
import { clockOf, pickAny } from '../testing/timed-table.ts'
import { Visitor } from '../testing/visitor.ts'
import { GRACE } from './room-clocks.ts'

const AN_HOUR = 3_600_000

describe('clocks of several processes', { timeout: 3 * PATIENCE }, () => {
  let program: ServerProgram
  let databases: TestDatabases
  let folder: string
  const servers: TestServer[] = []
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'eldertable-clocks-'))
    ;[program, databases] = await Promise.all([serverProgram(), testServer()])
  }, PATIENCE)
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.end()
    await program.end()
    await databases.end()
    rmSync(folder, { recursive: true, force: true })
  }, PATIENCE)

  async function serve(databaseUrl: string, time: HandClock): Promise<TestServer> {
    const server = await startTestServer({ databaseUrl }, { clock: time })
    servers.push(server)
    return server
  }

  const holdsIn = async ({ services }: TestServer, id: string) =>
    (await services.store.readLog(id, 0)).filter((text) => text.includes('"do":"hold"'))

  it('stand still when the process that counts is killed, until another one counts, which says once that time is up', async () => {
    const databaseUrl = await databases.database()
    const left = await program.launch(testConfig(folder, { databaseUrl }))
    const time = new HandClock('2026-11-19T12:00:00Z')
    const right = await serve(databaseUrl, time)
    const ada = await Visitor.named(left.url, 'Ada')
    const bram = await right.guest('Bram')
    // Far more than the machine takes for all of this: what runs at the left one does so by itself.
    const clock: ClockTerms = { kind: 'live', bank: 3_600, extra: 600, whenOut: 'bot' }
    const { id } = await ada.open({
      seats: [{ player: 'me' }, { player: 'open' }],
      settings: {},
      clock,
    })
    const two = await bram.watch(id)
    await bram.ask('POST', `/api/tables/${id}/join`)
    const one = await ada.watch(id)
    await two.until(() => two.table(id).view !== null)
    // Until it is the left one that counts, because the choice before came in there.
    const isAsked = (client: typeof one) => client.offered(id).length > 0
    for (let byLeft = false; !byLeft;) {
      const { length } = one.table(id)
      await two.until(() => two.table(id).length >= length)
      const asked = isAsked(one) ? one : two
      expect(await pickAny(asked, id)).toBeUndefined()
      byLeft = asked === one
      const now = asked.table(id).length
      for (const client of [one, two]) await client.until(() => client.table(id).length >= now)
    }
    await left.kill()
    const { runs } = clockOf(two)
    if (runs === null) throw new Error('nobody’s time runs')
    const told = () => two.texts.filter((text) => text.startsWith('{"t":"clock"')).length
    const before = told()
    await right.services.clockwork.tick()
    time.pass(AN_HOUR)
    expect(await holdsIn(right, id)).toEqual([])
    await right.services.clockwork.tick()
    // Only what had gone by at the left one when it told its time last was anybody's.
    await two.until(() => told() > before)
    expect(clockOf(two).endsIn).toBeGreaterThan(AN_HOUR)
    expect(clockOf(two).endsIn).toBeLessThanOrEqual(4_200_000)
    time.pass((clockOf(two).endsIn ?? 0) - 1)
    expect(await holdsIn(right, id)).toEqual([])
    time.pass(GRACE + 1)
    await two.until(() => clockOf(two).out.includes(runs))
    expect(await holdsIn(right, id)).toHaveLength(1)
  })

  it('are up once, also if two processes see it at the same moment', async () => {
    const databaseUrl = await databases.database()
    const time = new HandClock('2026-11-19T12:00:00Z')
    const both = [await serve(databaseUrl, time), await serve(databaseUrl, time)] as const
    const [ada, bram] = [await both[0].guest('Ada'), await both[1].guest('Bram')]
    const clock = { kind: 'days', hours: 1, window: null, daysOff: [], whenOut: 'bot' } as const
    const { id } = await ada.open({
      seats: [{ player: 'me' }, { player: 'open' }],
      settings: {},
      clock,
    })
    await bram.ask('POST', `/api/tables/${id}/join`)
    const watching = [await ada.watch(id), await bram.watch(id)]
    const tick = () => Promise.all(both.map(({ services }) => services.clockwork.tick()))
    for (let passed = 0; passed < AN_HOUR; passed += 50_000) {
      expect(await holdsIn(both[0], id)).toEqual([])
      time.pass(50_000)
      await tick()
    }
    await tick()
    for (const client of watching) await client.until(() => clockOf(client).out.length === 1)
    expect(await holdsIn(both[0], id)).toHaveLength(1)
  })
})
