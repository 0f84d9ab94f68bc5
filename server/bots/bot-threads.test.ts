import { games } from '@eldertable/games'
import { Match, TooManyThink, type BotRequest } from '@eldertable/match'
import { afterEach, describe, expect, it } from 'vitest'
import { PATIENCE } from '../testing/started.ts'
import { BotThreads } from './bot-threads.ts'

const ODD = new URL('../testing/odd-bots.mjs', import.meta.url)
const REAL = new URL('../bot-worker.mjs', import.meta.url)
/** Milliseconds; long enough for a thread on a busy machine. */
const ENOUGH = 20_000

function requestFor(bot: string, seated = 'habit'): BotRequest {
  const [game] = games
  if (game === undefined) throw new Error('there are no games')
  const seats = ['one', 'two'].map((name) => ({ name, player: `bot:${seated}` }))
  const request = Match.open({ game, seats, key: 'ab'.repeat(32) }).botRequest()
  if (request === undefined) throw new Error('no bot is asked')
  return { ...request, bot }
}

describe('threads for bots', { timeout: PATIENCE }, () => {
  const faults: string[] = []
  let threads: BotThreads | undefined

  function start(file: URL, count = 1): BotThreads {
    faults.length = 0
    threads = new BotThreads(file, count, (why) => faults.push(why))
    return threads
  }

  afterEach(() => threads?.close())

  it('answer with an allowed pick, also many at once', async () => {
    const bots = start(REAL, 2)
    const request = requestFor('habit')
    const picks = await Promise.all(Array.from({ length: 20 }, () => bots.pick(request, ENOUGH)))
    expect(request.observation.picks).toContain(picks[0])
    expect(new Set(picks).size).toBe(1)
    expect(faults).toEqual([])
  })

  it('let a bot think about the world that it is sent', async () => {
    const request = requestFor('thinker', 'thinker')
    expect(request.world).toBeDefined()
    const pick = await start(REAL).pick(request, ENOUGH)
    expect(request.observation.picks).toContain(pick)
    expect(faults).toEqual([])
  })

  it('think in a person’s place, for so many at once', async () => {
    const bots = start(REAL)
    const { bot: _, ...request } = requestFor('thinker', 'thinker')
    if (request.world === undefined) throw new Error('there is no world')
    const asked = { ...request, world: request.world }
    const answers = await Promise.allSettled(Array.from({ length: 9 }, () => bots.hint(asked)))
    const hints = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(hints).toHaveLength(6)
    for (const { options } of hints) expect(request.observation.picks).toContain(options[0]?.pick)
    for (const one of answers.slice(6))
      expect(one).toMatchObject({ reason: expect.any(TooManyThink) })
    expect(await bots.hint(asked)).toHaveProperty('options')
    expect(faults).toEqual([])
  })

  it('let a table play on between those who ask there in their own names, however many', async () => {
    const bots = start(REAL)
    const { bot: _, ...request } = requestFor('thinker', 'thinker')
    if (request.world === undefined) throw new Error('there is no world')
    const asked = { ...request, world: request.world }
    const table = bots.playerFor(() => ['its address', 'its id'])
    const order: string[] = []
    const asks = Array.from({ length: 5 }, async () => {
      await table.hint?.(asked, ['an address', 'a guest'])
      order.push('asks')
    })
    await table.pick(requestFor('habit'), ENOUGH, () => {})
    order.push('plays')
    await Promise.all(asks)
    expect(order.indexOf('plays')).toBeLessThan(3)
  })

  it('say so when a bot is not there', async () => {
    const answer = start(REAL).pick(requestFor('nobody'), ENOUGH)
    await expect(answer).rejects.toMatchObject({ why: 'failed' })
  })

  it('are replaced when a bot is late, dies or throws; the next request is answered', async () => {
    const bots = start(ODD)
    const [first] = requestFor('calm').observation.picks
    expect(await bots.pick(requestFor('calm'), ENOUGH)).toBe(first)
    await expect(bots.pick(requestFor('endless'), 50)).rejects.toMatchObject({ why: 'late' })
    await expect(bots.pick(requestFor('dies'), ENOUGH)).rejects.toMatchObject({ why: 'failed' })
    await expect(bots.pick(requestFor('throws'), ENOUGH)).rejects.toMatchObject({ why: 'failed' })
    await expect(bots.pick(requestFor('fails'), ENOUGH)).rejects.toMatchObject({ why: 'failed' })
    expect(await bots.pick(requestFor('calm'), ENOUGH)).toBe(first)
    expect(faults).toEqual(['late', 'failed', 'failed', 'failed'])
  })

  it('end with what is under way when they are closed', async () => {
    const bots = start(ODD)
    const answers = ['endless', 'calm'].map((bot) => bots.pick(requestFor(bot), ENOUGH))
    const outcomes = Promise.allSettled(answers)
    await bots.close()
    for (const outcome of await outcomes)
      expect(outcome).toMatchObject({ reason: { why: 'closed' } })
    await expect(bots.pick(requestFor('calm'), ENOUGH)).rejects.toMatchObject({ why: 'closed' })
  })
})
