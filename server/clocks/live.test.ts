import type { ClockTerms } from '@eldertable/protocol/wire.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { perform } from '../socket/commands.ts'
import { HandClock } from '../testing/hand-clock.ts'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'
import { clockOf, pickAny, timedTable } from '../testing/timed-table.ts'
import { GRACE } from './room-clocks.ts'

const A_SECOND = 1_000
const live = (given: Partial<Extract<ClockTerms, { kind: 'live' }>> = {}): ClockTerms => ({
  kind: 'live',
  bank: 60,
  extra: 10,
  whenOut: 'bot',
  ...given,
})

describe('clocks at a table', { timeout: PATIENCE }, () => {
  let server: TestServer
  let time: HandClock
  beforeEach(async () => {
    time = new HandClock('2026-11-19T12:00:00Z')
    server = await startTestServer({}, { clock: time })
  })
  afterEach(() => server.end())

  const two = async () => [await server.guest('Ada'), await server.guest('Bram')] as const

  it('run for whoever is asked, first in the seconds of the decision and then in the bank, and for nobody else', async () => {
    const { id, asked, waits, seats } = await timedTable(...(await two()), live())
    expect(clockOf(asked)).toMatchObject({
      left: [60_000, 60_000],
      extra: 10_000,
      runs: seats.asked,
      endsIn: 70_000,
    })
    time.pass(4 * A_SECOND)
    expect(await pickAny(asked, id)).toBeUndefined()
    const spent = [0, 0].with(seats.asked, 4_000)
    // Whoever has chosen within the seconds has all of the bank.
    expect(clockOf(asked)).toMatchObject({ left: [60_000, 60_000], spent, runs: seats.asked })
    time.pass(25 * A_SECOND)
    expect(await pickAny(asked, id)).toBeUndefined()
    expect(clockOf(asked)).toMatchObject({ left: [60_000, 60_000].with(seats.asked, 45_000) })
    await waits.until(() => waits.table(id).length === asked.table(id).length)
    expect(clockOf(waits).left).toEqual(clockOf(asked).left)
  })

  it('say to whoever comes later what is left at that moment', async () => {
    const [ada, bram] = await two()
    const { id, seats } = await timedTable(ada, bram, live())
    time.pass(30 * A_SECOND)
    const late = await (await server.guest('Cora')).watch(id)
    await late.next('clock')
    expect(clockOf(late)).toMatchObject({
      left: [60_000, 60_000].with(seats.asked, 40_000),
      extra: 0,
      endsIn: 40_000,
    })
  })

  it('let a bot decide when time is up, once, until the person is back', async () => {
    const { id, asked, waits, seats } = await timedTable(...(await two()), live())
    const { length } = asked.table(id)
    time.pass(70 * A_SECOND)
    expect(asked.table(id).length).toBe(length)
    time.pass(GRACE)
    await waits.until(() => waits.table(id).seats[seats.asked]?.heldBy != null)
    await waits.until(() => clockOf(waits).out.includes(seats.asked))
    expect(clockOf(waits).left[seats.asked]).toBe(0)
    expect(clockOf(waits).spent[seats.asked]).toBe(70_000)
    expect(await asked.pick(id, 0)).toBe('bot-holds-seat')
    const holds = waits.texts.filter((text) => text.includes('"do":"hold"'))
    expect(holds).toHaveLength(1)
  })

  it('give the seat up when time is up, where that was agreed', async () => {
    const { id, asked, waits, seats } = await timedTable(
      ...(await two()),
      live({ whenOut: 'leave' }),
    )
    time.pass(70 * A_SECOND + GRACE)
    await waits.until(() => waits.table(id).seats[seats.asked]?.player === 'nobody')
    await asked.until(() => asked.table(id).seat === null)
    expect(waits.table(id).seats[seats.asked]?.heldBy).not.toBeNull()
  })

  it('end the match among two rivals when time is up, as NEC-END-11 and NEC-END-12 have it', async () => {
    const { id, waits, seats } = await timedTable(...(await two()), live({ whenOut: 'lose' }))
    time.pass(70 * A_SECOND + GRACE)
    await waits.until(() => waits.isOver(id))
    expect(waits.table(id).view?.table.outcome).toMatchObject({ winners: [seats.waits] })
    expect(waits.table(id).events.map(({ event }) => event.key)).toContain('leaves')
    await waits.until(() => clockOf(waits).runs === null)
  })

  it('are not up for who has chosen in time, however late that is stored, and run until it came in', async () => {
    const { id, asked, waits, seats } = await timedTable(...(await two()), live())
    const { length, moment } = asked.table(id)
    const room = [...server.services.rooms.ready].find((one) => one.id === id)
    if (room === undefined) throw new Error('the table is not open')
    time.pass(69 * A_SECOND)
    // It has come in, and what stands before it takes longer than there is time.
    const arrived = time.monotonic()
    const done = room.clocks?.expect(seats.asked, arrived)
    time.pass(2 * A_SECOND + GRACE)
    const pick = asked.offered(id)[0] ?? -1
    await perform(
      room,
      seats.asked,
      { t: 'pick', match: id, id: 'late', at: moment, pick },
      arrived,
    )
    done?.()
    await waits.until(() => waits.table(id).length > length)
    expect(waits.table(id).seats[seats.asked]?.heldBy).toBeNull()
    expect(clockOf(waits).left[seats.asked]).toBe(1_000)
  })

  it('give no seconds anew to who takes back and chooses again', async () => {
    const { id, asked, seats } = await timedTable(...(await two()), live())
    // The first throw can not be taken back; one of the next choices can.
    const canGoBack = () => typeof asked.table(id).undo?.step === 'number'
    for (let picks = 0; picks < 40 && !canGoBack(); picks++) {
      await asked.until(() => asked.offered(id).length > 0)
      expect(await pickAny(asked, id)).toBeUndefined()
    }
    const { moment: at } = asked.table(id)
    time.pass(6 * A_SECOND)
    expect(await asked.command({ t: 'undo', match: id, at, how: 'step' })).toBeUndefined()
    await asked.until(() => asked.table(id).moment > at && clockOf(asked).extra < 10_000)
    expect(clockOf(asked)).toMatchObject({ extra: 4_000, runs: seats.asked })
  })

  it('stand still when all people want a pause, and go on when whoever is asked chooses', async () => {
    const { id, asked, waits, seats } = await timedTable(...(await two()), live())
    expect(await waits.command({ t: 'pause', match: id, yes: true })).toBeUndefined()
    await asked.until(() => clockOf(asked).wishes.includes(seats.waits))
    expect(clockOf(asked)).toMatchObject({ isPaused: false, runs: seats.asked })
    time.pass(20 * A_SECOND)
    expect(await asked.command({ t: 'pause', match: id, yes: true })).toBeUndefined()
    await waits.until(() => clockOf(waits).isPaused)
    time.pass(3_600 * A_SECOND)
    expect(waits.table(id).seats[seats.asked]?.heldBy).toBeNull()
    expect(await pickAny(asked, id)).toBeUndefined()
    await asked.until(() => !clockOf(asked).isPaused)
    expect(clockOf(asked).left[seats.asked]).toBe(50_000)
    expect(clockOf(asked).spent[seats.asked]).toBe(20_000)
  })

  it('are paused by those who play, and not where there are none', async () => {
    const [ada, bram] = await two()
    const { id } = await timedTable(ada, bram, live())
    const spectator = await (await server.guest('Cora')).watch(id)
    expect(await spectator.command({ t: 'pause', match: id, yes: true })).toBe('no-seat')
    const { id: without } = await ada.open()
    const there = await ada.watch(without)
    expect(await there.command({ t: 'pause', match: without, yes: true })).toBe('no-clock')
    expect(there.texts.some((text) => text.startsWith('{"t":"clock"'))).toBe(false)
  })

  it('stand still while nobody who plays is there', async () => {
    const [ada, bram] = await two()
    const { id, asked, waits, seats } = await timedTable(ada, bram, live())
    time.pass(15 * A_SECOND)
    for (const client of [asked, waits]) client.close()
    await expect
      .poll(() => [...server.services.rooms.ready].some((room) => room.isSatAt), {
        timeout: PATIENCE,
      })
      .toBe(false)
    await server.services.clockwork.tick()
    time.pass(3_600 * A_SECOND)
    await server.services.clockwork.tick()
    const back = await ada.watch(id)
    await back.until(() => clockOf(back).runs === seats.asked)
    expect(clockOf(back)).toMatchObject({
      left: [60_000, 60_000].with(seats.asked, 55_000),
      endsIn: 55_000,
    })
  })

  it('are refused with figures that make no sense', async () => {
    const ada = await server.guest('Ada')
    const table = (clock: object) => ({
      title: 'necronomonopoly',
      seats: [{ player: 'me' }, { player: 'open' }],
      clock,
    })
    const absurd = [
      live({ bank: -1 }),
      live({ bank: 1e9 }),
      live({ extra: 0 }),
      live({ extra: 1.5 }),
      { ...live(), extra: null },
      { ...live(), extra: 'NaN' },
      { ...live(), whenOut: 'win' },
      { ...live(), more: 1 },
    ]
    for (const clock of absurd)
      expect(await ada.refusal('POST', '/api/tables', table(clock))).toBe('bad-message')
    // Numbers beyond all numbers are such that JSON has, and no clock.
    const body = JSON.stringify(table(live())).replace('"bank":60', '"bank":1e999')
    const response = await fetch(`${server.url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: ada.cookie },
      body,
    })
    expect(response.status).toBe(400)
    const alone = { title: 'tiny-epic-cthulhu', seats: [{ player: 'me' }, { player: 'open' }] }
    expect(
      await ada.refusal('POST', '/api/tables', { ...alone, clock: live({ whenOut: 'lose' }) }),
    ).toBe('no-way-to-lose')
  })

  it('do not listen to what a client says about time', async () => {
    const { id, asked, seats } = await timedTable(...(await two()), live())
    time.pass(30 * A_SECOND)
    asked.send({ t: 'pick', match: id, id: 'liar', at: 1, pick: 0, arrived: 0 })
    expect(await asked.next('error')).toMatchObject({ reason: 'bad-message' })
    asked.send({ t: 'clock', match: id, left: [9e9, 9e9] })
    expect(await asked.next('error')).toMatchObject({ reason: 'bad-message' })
    expect(await pickAny(asked, id)).toBeUndefined()
    expect(clockOf(asked).left[seats.asked]).toBe(40_000)
  })
})
