import type { ClockTerms, TableSummary } from '@eldertable/protocol/wire.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HandClock } from '../testing/hand-clock.ts'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'
import { clockOf, pickAny, timedTable } from '../testing/timed-table.ts'

const AN_HOUR = 3_600_000
const overDays = (given: Partial<Extract<ClockTerms, { kind: 'days' }>> = {}): ClockTerms => ({
  kind: 'days',
  hours: 1,
  window: null,
  daysOff: [],
  whenOut: 'bot',
  ...given,
})

describe('clocks over days', { timeout: PATIENCE }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'eldertable-clocks-'))
  const databaseUrl = `sqlite:${path.join(folder, 'days.db')}`
  let server: TestServer
  let time: HandClock
  beforeEach(async () => {
    time = new HandClock('2026-11-19T20:00:00Z')
    server = await startTestServer({ databaseUrl }, { clock: time })
  })
  afterEach(async () => {
    await server.end()
    rmSync(folder, { recursive: true, force: true })
  })

  const two = async () => [await server.guest('Ada'), await server.guest('Bram')] as const

  /** Lets time go by while the server looks at its clocks now and then. */
  async function live(milliseconds: number): Promise<void> {
    for (let passed = 0; passed < milliseconds; passed += 50_000) {
      time.pass(Math.min(50_000, milliseconds - passed))
      await server.services.clockwork.tick()
    }
  }

  const heldAt = async (id: string) => {
    const head = await server.services.store.readMatch(id)
    return (JSON.parse(head?.seats ?? '[]') as { heldBy: string | null }[]).map(
      ({ heldBy }) => heldBy !== null,
    )
  }

  it('run also while nobody looks, and a bot decides when time is up', async () => {
    const { id, asked, waits, seats } = await timedTable(...(await two()), overDays())
    expect(clockOf(asked).endsIn).toBe(AN_HOUR)
    for (const client of [asked, waits]) client.close()
    await live(AN_HOUR - 1_000)
    expect(await heldAt(id)).toEqual([false, false])
    await live(2_000)
    expect(await heldAt(id)).toEqual([false, false].with(seats.asked, true))
  })

  it('begin anew with each decision', async () => {
    const { id, asked, seats } = await timedTable(...(await two()), overDays())
    await live(AN_HOUR / 2)
    expect(await pickAny(asked, id)).toBeUndefined()
    expect(clockOf(asked)).toMatchObject({ runs: seats.asked, endsIn: AN_HOUR })
    expect(clockOf(asked).spent[seats.asked]).toBe(AN_HOUR / 2)
  })

  it('stand still while the server is away', async () => {
    const [ada, bram] = await two()
    const { id, asked, waits, seats } = await timedTable(ada, bram, overDays())
    await live(AN_HOUR / 2)
    for (const client of [asked, waits]) client.close()
    await server.close()
    time.pass(48 * AN_HOUR)
    server = await startTestServer({ databaseUrl }, { clock: time })
    await server.services.clockwork.tick()
    expect(await heldAt(id)).toEqual([false, false])
    // It was looked at, and need not be again before that may be so.
    expect(await server.services.store.clocksDue(time.wall(), 10)).toEqual([])
    const back = await Object.assign(ada, { url: server.url }).watch(id)
    await back.until(() => clockOf(back).endsIn === AN_HOUR / 2)
    await live(AN_HOUR / 2 + 1_000)
    await back.until(() => clockOf(back).out.includes(seats.asked))
  })

  it('run in the hours of the day that were agreed, by the time of whoever decides', async () => {
    const window = { from: 8, to: 22 }
    const zones = ['America/New_York', 'America/New_York'] as const
    const { asked } = await timedTable(...(await two()), overDays({ hours: 8, window }), { zones })
    // It is 15:00 there on a Thursday: seven hours today, and one tomorrow from eight o'clock on.
    expect(clockOf(asked).endsIn).toBe(18 * AN_HOUR)
  })

  it('stand still on days off', async () => {
    const clock = overDays({ hours: 24, daysOff: [5, 6, 0] })
    const { asked } = await timedTable(...(await two()), clock)
    // Four hours of Thursday, and twenty of Monday.
    expect(clockOf(asked).endsIn).toBe((4 + 72 + 20) * AN_HOUR)
  })

  it('go by the time zone with which somebody sat down, whatever they say later', async () => {
    const [ada, bram] = await two()
    const clock = overDays({ hours: 8, window: { from: 8, to: 22 } })
    const { id, asked } = await timedTable(ada, bram, clock, {
      zones: ['America/New_York', 'America/New_York'],
    })
    const zone = 'Pacific/Auckland'
    for (const who of [ada, bram])
      expect(await who.refusal('POST', `/api/tables/${id}/join`, { zone })).toBe('already-seated')
    await live(AN_HOUR)
    const again = await ada.watch(id)
    await again.next('clock')
    expect(clockOf(again).endsIn).toBe(17 * AN_HOUR)
    expect(clockOf(asked).endsIn).toBe(18 * AN_HOUR)
    const table = { seats: [{ player: 'me' }, { player: 'open' }], zone: 'Mars/Olympus' }
    expect(await ada.refusal('POST', '/api/tables', { ...table, title: 'necronomonopoly' })).toBe(
      'bad-message',
    )
  })

  it('stand in lists of tables with what is left, and make a table one over days', async () => {
    const [ada, bram] = await two()
    const { id } = await timedTable(ada, bram, overDays({ hours: 24 }))
    const { mine } = await ada.ask<{ mine: TableSummary[] }>('GET', '/api/tables')
    const table = mine.find((one) => one.id === id)
    expect(table).toMatchObject({ pace: 'slow', clock: { kind: 'days', hours: 24 } })
    expect(table?.endsIn).toBe(24 * AN_HOUR)
  })

  it('are refused with hours that make no sense', async () => {
    const [ada] = await two()
    const absurd = [
      overDays({ hours: 0 }),
      overDays({ hours: -24 }),
      overDays({ hours: 1e12 }),
      overDays({ window: { from: 20, to: 8 } }),
      overDays({ window: { from: 9, to: 10 } }),
      overDays({ daysOff: [0, 1, 2, 3, 4, 5, 6] }),
      overDays({ daysOff: [1, 1] }),
      overDays({ daysOff: [7] }),
    ]
    for (const clock of absurd) {
      const table = { title: 'necronomonopoly', seats: [{ player: 'me' }, { player: 'open' }] }
      expect(await ada.refusal('POST', '/api/tables', { ...table, clock })).toBe('bad-message')
    }
  })
})
