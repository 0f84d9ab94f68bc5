import { BotRunner, observationOf, random } from '@eldertable/bots'
import { games } from '@eldertable/games'
import {
  Engine,
  FastChance,
  isHandHidden,
  PickList,
  type AnyTitle,
  type Bot,
  type GameEntry,
  type Pick,
  type Seat,
  type State,
} from '@eldertable/kernel'
import { lastCandle } from '@eldertable/kernel/example/index.ts'
import { describe, expect, it } from 'vitest'
import { MatchHost } from '../host/match-host.ts'
import { Match } from '../match.ts'
import { FakeTimers } from '../testing/fake-timers.ts'
import { MemoryLedger } from '../testing/memory-ledger.ts'
import { KEY, seatsOf } from '../testing/open-match.ts'
import { InlineBots } from './bot-player.ts'
import { thoughtAbout, type WhyRequest } from './why-request.ts'

const necronomonopoly = games.find(({ title }) => title.id === 'necronomonopoly') as GameEntry

/** Positions along a match that a bot plays for all seats, with the pick that it made in each. */
function* positions(
  title: AnyTitle,
  bot: Bot,
  settings: Readonly<Record<string, unknown>>,
  most: number,
): Generator<{ engine: Engine; state: State; seat: Seat; pick: Pick }> {
  const engine: Engine = new Engine(title)
  const chance = new FastChance('why')
  const runner = new BotRunner(bot, chance)
  const state = engine.start(Math.min(4, title.seats.most), settings as never, chance)
  const list = new PickList()
  for (let picks = 0; picks < most; picks++) {
    const observation = observationOf(engine, state, list)
    if (observation === undefined) return
    const pick = runner.pick(observation)
    yield { engine, state: engine.copy(state), seat: observation.seat, pick }
    engine.apply(state, pick, chance)
  }
}

/** How often somebody may hear a reason, and how often they may not; either whatever is true of what they can't know. */
function compared(
  title: AnyTitle,
  bot: Bot,
  settings: Readonly<Record<string, unknown>> = {},
): { told: number; kept: number } {
  const counts = { told: 0, kept: 0 }
  for (const { engine, state, seat, pick } of positions(title, bot, settings, 160)) {
    const askers = [null, ...state.hands.keys()].filter((asker) => asker !== seat)
    for (const asker of askers) {
      const other = engine.copy(state)
      engine.resample(other, asker, new FastChance(`other ${counts.told + counts.kept}`))
      const request = thoughtAbout(engine, state, pick, asker, 'seed')
      expect(thoughtAbout(engine, other, pick, asker, 'seed')).toEqual(request)
      const isHidden = isHandHidden(title, state.hands[seat] ?? null)
      expect(request !== undefined && isHidden).toBe(false)
      counts[request === undefined ? 'kept' : 'told']++
    }
  }
  return counts
}

describe('why a bot picked so', { timeout: 120_000 }, () => {
  it.each(games)(
    'is thought about by what whoever asks may know, at $title.id',
    ({ title, habits }) => {
      const bot = Object.values(habits).at(-1) ?? habits.habit
      expect(compared(title, bot).told).toBeGreaterThan(200)
    },
  )

  it('is not told of a seat with something in its hand that others must not see', () => {
    // Whoever has shown their omen has nothing to hide any more.
    const ofCandles = compared(lastCandle as AnyTitle, random)
    expect(ofCandles.told).toBeGreaterThan(0)
    expect(ofCandles.kept).toBeGreaterThan(0)
    const film = games.find(({ title }) => title.id === 'innsmouth-32') as GameEntry
    // Only the director knows who the cultist is.
    const ofFilm = compared(film.title, film.habits.habit, {
      secretCultist: true,
      director: 'human',
    })
    expect(ofFilm.told).toBeGreaterThan(0)
    expect(ofFilm.kept).toBeGreaterThan(0)
  })

  /** A table of a person and two bots that think by habit, after the bots have had a few turns. */
  async function begun() {
    const timers = new FakeTimers()
    const bots = { player: new InlineBots(games), timers, deadline: 1_000 }
    const match = Match.open({
      game: necronomonopoly,
      seats: seatsOf('person', 'habit', 'habit'),
      key: KEY,
      undo: 'free',
    })
    for (let picks = 0; picks < 60 && match.outcome === null; picks++) {
      const seat = match.decision?.seat ?? -1
      if (match.isBot(seat)) match.runBots(1)
      else match.command(seat, match.moment, match.view(seat).menu?.options[0]?.pick ?? -1)
    }
    const host = await MatchHost.adopt(new MemoryLedger(), match, { bots })
    const wanted = (position: number, asker: Seat | null = 0): WhyRequest | string =>
      host.match.whyRequest(position, asker)
    const at = (isBots: boolean): number =>
      host.match.line.findLastIndex(({ seat }) => (seat === 0) !== isBots) + 1
    return { host, wanted, at }
  }

  it('says whose pick it was, what it was, and weighs it beside the others', async () => {
    const { host, wanted } = await begun()
    const asked = host.match.line.flatMap(({ seat }, i) => {
      const one = seat === 0 ? 'mine' : wanted(i + 1)
      return typeof one === 'string' || one.request.observation.count < 2 ? [] : [i + 1]
    })
    expect(asked.length).toBeGreaterThan(2)
    for (const position of asked.slice(0, 4)) {
      const answer = await host.why(position, 0)
      const entry = host.match.line[position - 1]
      if (!answer.ok) throw new Error(answer.why)
      expect(answer.why).toMatchObject({ seat: entry?.seat, bot: 'habit', pick: entry?.pick })
      expect(answer.why.hint.options.map(({ pick }) => pick)).toContain(entry?.pick)
    }
  })

  it('is asked of bots alone, and of moments that there are', async () => {
    const { host, at } = await begun()
    expect(await host.why(at(false), 0)).toEqual({ ok: false, why: 'no-bots-pick' })
    for (const position of [0, -1, host.position + 1, 10 ** 9])
      expect(await host.why(position, 0)).toEqual({ ok: false, why: 'no-such-moment' })
  })

  it('is thought about the same whenever it is asked, and changes nothing', async () => {
    const { host, wanted, at } = await begun()
    const before = host.match.hash
    expect(wanted(at(true))).toEqual(wanted(at(true)))
    await host.why(at(true), 0)
    expect(host.match.hash).toBe(before)
    expect(JSON.stringify(wanted(at(true)))).not.toContain(host.match.key)
  })
})
