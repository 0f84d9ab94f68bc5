import { describe, expect, it } from 'vitest'
import { verify } from '../files/verify.ts'
import { MatchHost } from '../host/match-host.ts'
import { Match } from '../match.ts'
import { FakeTimers, quiet } from '../testing/fake-timers.ts'
import { MemoryLedger } from '../testing/memory-ledger.ts'
import { nightWatchGame, watchPick } from '../testing/night-watch.ts'
import { openMatch, seatsOf } from '../testing/open-match.ts'
import { answerBotRequest, InlineBots, type BotPlayer, type BotRequest } from './bot-player.ts'

const DEADLINE = 1_000
const inline = new InlineBots([nightWatchGame])

/** Bots that answer when the test lets them. */
class SlowBots implements BotPlayer {
  readonly asked: BotRequest[] = []
  /** Whether they are asked and have not begun to think. */
  isInQueue = false
  readonly #answers: ((pick: number) => void)[] = []

  pick(request: BotRequest, _: number, onBegin: () => void): Promise<number> {
    this.asked.push(request)
    if (!this.isInQueue) onBegin()
    return new Promise((resolve) => this.#answers.push(resolve))
  }

  async answer(number: number, pick: number): Promise<void> {
    this.#answers[number]?.(pick)
    await quiet()
  }
}

function table(player: BotPlayer, more: { pace?: number; patience?: number } = {}) {
  const timers = new FakeTimers()
  const faults: unknown[] = []
  const bots = { player, timers, deadline: DEADLINE, ...more }
  return { timers, faults, options: { bots, onFault: (error: unknown) => faults.push(error) } }
}

async function begun(players: string[], player: BotPlayer, more?: Parameters<typeof table>[1]) {
  const ledger = new MemoryLedger()
  const { timers, faults, options } = table(player, more)
  const given = { game: nightWatchGame, seats: seatsOf(...players) }
  const host = await MatchHost.begin(ledger, given, options)
  await quiet()
  return { ledger, host, timers, faults, options }
}

const pick = (host: MatchHost, seat: number, one: number) =>
  host.pick(seat, { id: `c${host.length}`, at: host.moment, pick: one })

describe('bots of a host', () => {
  it('play a match to its end', async () => {
    const { host, timers, ledger } = await begun(['sleepy', 'random', 'sleepy'], inline)
    await timers.pass(0)
    for (let i = 0; i < 50 && host.match.outcome === null; i++) await quiet()
    expect(host.match.outcome).not.toBeNull()
    expect(host.botFaults).toEqual([0, 0, 0])
    expect(verify(nightWatchGame, host.toFile({ withKey: true })).verdict).toBe('verified')
    expect(ledger.log).toHaveLength(host.length)
    expect(timers.waiting).toBe(0)
  })

  it('go on when a match is opened again', async () => {
    const slow = new SlowBots()
    const { ledger } = await begun(['sleepy', 'person'], slow)
    const host = await MatchHost.open(ledger, nightWatchGame, table(inline).options)
    await quiet()
    expect(host.position).toBe(1)
    expect(host.match.decision?.seat).toBe(1)
  })

  it('get what their seat may know and nothing else', async () => {
    const slow = new SlowBots()
    const { host } = await begun(['sleepy', 'person'], slow)
    const [request] = slow.asked
    expect(Object.keys(request ?? {}).toSorted()).toEqual([
      'bot',
      'observation',
      'seed',
      'title',
      'titleVersion',
    ])
    const view = host.view(0)
    expect(request?.observation).toEqual({
      seat: 0,
      table: view.table,
      hand: view.hand,
      decision: 'watch.choose',
      about: { throws: 0 },
      picks: [watchPick.throw, watchPick.rest],
      count: 2,
    })
    expect(structuredClone(request)).toEqual(request)
    expect(JSON.stringify(request)).not.toContain(host.match.key)
  })

  it('get the same whatever is in the box or in another hand', () => {
    const match = openMatch(['sleepy', 'person', 'person'])
    const { key, counter, beginning, snapshot } = match
    const from = structuredClone(snapshot)
    from.state.hands[1] = { whisper: 77 }
    from.state.box = { ...from.state.box, whispers: [1] } as typeof from.state.box
    const kept = { game: nightWatchGame, key, counter, beginning, entries: [], from }
    const other = Match.reopen(kept)
    expect(other.hash).not.toBe(match.hash)
    expect(other.botRequest()).toEqual(match.botRequest())
    from.state.hands[0] = { whisper: 78 }
    expect(Match.reopen(kept).botRequest()).not.toEqual(match.botRequest())
  })

  it('that are late are replaced by a random pick, and counted', async () => {
    const { host, timers } = await begun(['sleepy', 'person'], new SlowBots())
    await timers.pass(DEADLINE - 1)
    expect(host.position).toBe(0)
    await timers.pass(1)
    expect(host.position).toBeGreaterThan(0)
    expect(host.botFaults[0]).toBeGreaterThan(0)
  })

  it('have all their time from when they begin to think, but do not wait for that for ever', async () => {
    const slow = new SlowBots()
    slow.isInQueue = true
    const { host, timers } = await begun(['sleepy', 'person'], slow)
    await timers.pass(DEADLINE * 10)
    expect(host.position).toBe(0)
    await slow.answer(0, watchPick.throw)
    expect(host.position).toBe(1)
    expect(host.botFaults).toEqual([0, 0])
    const { host: other, timers: others } = await begun(['sleepy', 'person'], slow)
    await others.pass(60_000)
    expect(other.position).toBe(1)
    expect(other.botFaults).toEqual([1, 0])
  })

  it('that answer after they were replaced change nothing', async () => {
    const slow = new SlowBots()
    const { host, timers } = await begun(['sleepy', 'person'], slow)
    await timers.pass(DEADLINE)
    const { length } = host
    await slow.answer(0, watchPick.rest)
    expect(host.length).toBe(length)
  })

  it.each([
    ['throw', 'lost'],
    ['answer nonsense', 'liar'],
  ])('that %s are replaced', async (_, bot) => {
    const { host } = await begun([bot, 'person'], inline)
    for (let i = 0; i < 20 && host.match.decision?.seat === 0; i++) await quiet()
    expect(host.position).toBeGreaterThan(0)
    expect(host.botFaults[0]).toBe(host.line.filter(({ seat }) => seat === 0).length)
    expect(host.botFaults[1]).toBe(0)
  })

  it('that a thread runs are not trusted either', async () => {
    const broken: BotPlayer = {
      pick() {
        throw new Error('no thread')
      },
    }
    const { host } = await begun(['sleepy', 'person'], broken)
    expect(host.position).toBeGreaterThan(0)
    expect(host.botFaults[0]).toBeGreaterThan(0)
  })

  it('take their time if people are to follow', async () => {
    const { host, timers } = await begun(['sleepy', 'sleepy', 'person'], inline, { pace: 400 })
    expect(host.position).toBe(0)
    await timers.pass(399)
    expect(host.position).toBe(0)
    await timers.pass(1)
    expect(host.position).toBe(1)
    await timers.pass(400)
    expect(host.position).toBe(2)
  })

  it('play for a person who is away, until the person is back', async () => {
    const slow = new SlowBots()
    const { host } = await begun(['person', 'person'], slow)
    await host.hold(0, 'sleepy')
    expect(slow.asked).toHaveLength(1)
    await host.takeBack(0)
    await slow.answer(0, watchPick.throw)
    expect(host.position).toBe(0)
    await host.hold(0, 'sleepy')
    expect(slow.asked).toHaveLength(2)
    await slow.answer(1, watchPick.throw)
    expect(host.line).toMatchObject([{ seat: 0, by: 'bot-hold' }])
  })

  it('think anew after an undo, and what they thought before is void', async () => {
    const slow = new SlowBots()
    const { host } = await begun(['person', 'sleepy', 'person'], slow)
    await pick(host, 0, watchPick.throw)
    await slow.answer(0, watchPick.quiet)
    await pick(host, 2, watchPick.quiet)
    await pick(host, 0, watchPick.rest) // now the bot has the turn
    expect(slow.asked).toHaveLength(2)
    await host.undo(0, { id: 'u', at: host.moment, how: 'step' })
    await slow.answer(1, watchPick.throw)
    expect(host.position).toBe(3)
    await pick(host, 0, watchPick.rest)
    expect(slow.asked).toHaveLength(3)
    expect(slow.asked[2]?.seed).not.toBe(slow.asked[1]?.seed)
    await slow.answer(2, watchPick.throw)
    expect(host.position).toBe(5)
  })

  /** People are asked to agree to an undo, and then it is a bot's turn. */
  async function asking() {
    const slow = new SlowBots()
    const made = await begun(['person', 'sleepy', 'person'], slow, { patience: 5_000 })
    const { host } = made
    await pick(host, 0, watchPick.throw)
    await slow.answer(0, watchPick.quiet)
    await pick(host, 2, watchPick.quiet)
    await host.requestUndo(2, { id: 'q', at: host.moment, back: 0 })
    await host.hold(0, 'sleepy')
    await quiet()
    expect(slow.asked).toHaveLength(1)
    return { ...made, slow }
  }

  it('wait for people who are asked to agree to an undo, but not for ever', async () => {
    const { host, slow, timers } = await asking()
    await timers.pass(4_999)
    expect(slow.asked).toHaveLength(1)
    await timers.pass(1)
    expect(slow.asked).toHaveLength(2)
    await slow.answer(1, watchPick.rest)
    expect(host.match.request).toBeNull()
    expect(host.position).toBe(4)
  })

  it('wait no longer than until the request is over', async () => {
    const { host, slow } = await asking()
    const request = host.match.request?.number ?? -1
    expect(await host.consent(2, { id: 'n', request, yes: false })).toMatchObject({ ok: true })
    expect(slow.asked).toHaveLength(2)
  })

  it('try again when their pick could not be stored', async () => {
    const slow = new SlowBots()
    const { host, ledger, timers, faults } = await begun(['sleepy', 'person'], slow)
    ledger.isDown = true
    await slow.answer(0, watchPick.throw)
    expect(host.position).toBe(0)
    expect(faults.map(String)).toEqual(['Error: the ledger is down'])
    ledger.isDown = false
    await timers.pass(999)
    expect(slow.asked).toHaveLength(1)
    await timers.pass(1)
    expect(slow.asked).toHaveLength(2)
    await slow.answer(1, watchPick.throw)
    expect(host.position).toBe(1)
  })

  it('do no harm if two processes run them', async () => {
    const players = ['sleepy', 'random', 'random']
    const { ledger, host } = await begun(players, inline)
    const other = await MatchHost.open(ledger, nightWatchGame, table(inline).options)
    for (let i = 0; i < 100; i++) {
      await quiet()
      await Promise.all([host.refresh(), other.refresh()])
    }
    expect(host.match.outcome).not.toBeNull()
    expect(other.match.hash).toBe(host.match.hash)
    expect(verify(nightWatchGame, host.toFile({ withKey: true })).verdict).toBe('verified')
  })

  it('stop when the host is closed', async () => {
    const slow = new SlowBots()
    const { host, timers, ledger, faults } = await begun(['sleepy', 'person'], slow)
    await host.close()
    expect(timers.waiting).toBe(0)
    await slow.answer(0, watchPick.throw)
    await timers.pass(DEADLINE)
    expect(ledger.log).toHaveLength(1)
    expect(faults).toEqual([])
  })
})

describe('a request to a bot', () => {
  const request = openMatch(['sleepy', 'person']).botRequest()
  if (request === undefined) throw new Error('a bot is asked')

  it('is answered with a pick, or with what went wrong', () => {
    const known = [nightWatchGame]
    expect(answerBotRequest(request, known)).toEqual({ pick: watchPick.throw })
    expect(answerBotRequest({ ...request, bot: 'lost' }, known)).toEqual({ fault: 'where am I' })
    expect(answerBotRequest({ ...request, bot: 'wizard' }, known)).toEqual({
      fault: 'there is no bot wizard for night-watch',
    })
    expect(answerBotRequest(request, [])).toEqual({
      fault: 'there is no bot sleepy for night-watch',
    })
  })

  it('is answered alike for the same seed', () => {
    const many = Array.from({ length: 10 }, () =>
      answerBotRequest({ ...request, bot: 'random' }, [nightWatchGame]),
    )
    expect(new Set(many.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })
})
