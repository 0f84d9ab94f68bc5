import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepHouse } from '../housekeeping.ts'
import { PATIENCE, startTestServer, type TestServer } from '../testing/started.ts'

const HOURS = 3_600_000
const NEVER = { asked: HOURS, unasked: HOURS, idle: HOURS, slow: HOURS }

describe('the seat of somebody who is away', { timeout: PATIENCE }, () => {
  let server: TestServer
  afterEach(() => server.end())

  async function table(more: object = {}) {
    const [ada, bram] = [await server.guest('Ada'), await server.guest('Bram')]
    const { id } = await ada.open({ seats: [{ player: 'me' }, { player: 'open' }], ...more })
    await bram.ask('POST', `/api/tables/${id}/join`)
    const [one, two] = [await ada.watch(id), await bram.watch(id)]
    await one.until(() => one.table(id).seats.every(({ present }) => present))
    const hold = (seat: number) => ({ seat, by: 'bot:random' })
    return { id, ada, bram, one, two, hold }
  }

  it('is played by a bot when others ask for it, but not while the person is there', async () => {
    server = await startTestServer({ absence: { ...NEVER, asked: 0 } })
    const { id, ada, one, two, hold } = await table()
    // Nobody has to be away for long here, but away they must be.
    two.close()
    await one.until(() => one.table(id).seats[1]?.present === false)
    await ada.ask('POST', `/api/tables/${id}/replace`, hold(1))
    await one.until(() => one.table(id).seats[1]?.heldBy === 'random')
    expect(one.table(id).seats[1]).toMatchObject({ heldBy: 'random', present: false })
  })

  it('is not played by a bot before some time has passed', async () => {
    server = await startTestServer({ absence: { ...NEVER, slow: 0 } })
    const { id, ada, one, two, hold } = await table()
    two.close()
    await one.until(() => one.table(id).seats[1]?.present === false)
    expect(await ada.refusal('POST', `/api/tables/${id}/replace`, hold(1))).toBe('still-present')
  })

  it('says how long it is until a bot may come, and nothing of who is there', async () => {
    server = await startTestServer({ absence: { ...NEVER, asked: 45_000 } })
    const { id, one, two } = await table()
    expect(one.table(id).seats.map(({ botIn }) => botIn)).toEqual([undefined, undefined])
    two.close()
    await one.until(() => one.table(id).seats[1]?.present === false)
    const { botIn = 0 } = one.table(id).seats[1] ?? {}
    expect(botIn).toBeGreaterThan(0)
    expect(botIn).toBeLessThanOrEqual(45_000)
  })

  it('says so when the time has come', async () => {
    server = await startTestServer({ absence: { ...NEVER, asked: 0 } })
    const { id, one, two } = await table()
    two.close()
    await one.until(() => one.table(id).seats[1]?.present === false)
    expect(one.table(id).seats[1]?.botIn).toBe(0)
  })

  it('is theirs by how long they are away, not by what the clock on the wall says', async () => {
    server = await startTestServer({ absence: NEVER })
    const { id, ada, one, two, hold } = await table()
    two.close()
    await one.until(() => one.table(id).seats[1]?.present === false)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * HOURS })
    await keepHouse(server.services)
    const answer = await ada.refusal('POST', `/api/tables/${id}/replace`, hold(1))
    vi.useRealTimers()
    expect(answer).toBe('still-present')
    expect(one.table(id).seats.map(({ heldBy }) => heldBy)).toEqual([null, null])
  })

  it('has days at a slow table', async () => {
    server = await startTestServer({ absence: { ...NEVER, asked: 0, unasked: 0 } })
    const { id, ada, one, two, hold } = await table({ pace: 'slow' })
    two.close()
    await one.until(() => one.table(id).seats[1]?.present === false)
    await keepHouse(server.services)
    expect(one.table(id).seats.map(({ heldBy }) => heldBy)).toEqual([null, null])
    expect(await ada.refusal('POST', `/api/tables/${id}/replace`, hold(1))).toBe('still-present')
  })

  it('is played by a bot after a while if others wait, and by the person who comes back', async () => {
    server = await startTestServer({ absence: { ...NEVER, unasked: 0 } })
    const { id, ada, bram, one, two } = await table()
    const isOneAsked = one.offered(id).length > 0
    const [stays, goes, away] = isOneAsked ? [two, one, ada] : [one, two, bram]
    const seat = isOneAsked ? 0 : 1
    goes.close()
    await stays.until(() => stays.table(id).seats[seat]?.present === false)
    await keepHouse(server.services)
    await stays.until(() => stays.table(id).seats[seat]?.heldBy === 'habit')
    // The bot has played on; now the person is back.
    const back = await away.watch(id)
    expect(back.table(id).seat).toBe(seat)
    await stays.until(() => stays.table(id).seats[seat]?.heldBy === null)
  })

  it('is not played by a bot that thinks where nobody gets hints, not even for oneself', async () => {
    server = await startTestServer({ absence: { ...NEVER, asked: 0 } })
    const { id, ada, bram, one, two } = await table({ hints: false })
    const thinker = { seat: 1, by: 'bot:thinker' }
    const at = `/api/tables/${id}/replace`
    expect(await bram.refusal('POST', at, thinker)).toBe('no-thinking-bot')
    two.close()
    await one.until(() => one.table(id).seats[1]?.present === false)
    expect(await ada.refusal('POST', at, thinker)).toBe('no-thinking-bot')
    await ada.ask('POST', at, { seat: 1, by: 'bot:habit' })
    const hinted = await table({ hints: true })
    await hinted.bram.ask('POST', `/api/tables/${hinted.id}/replace`, thinker)
  })
})
