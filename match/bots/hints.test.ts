import { games } from '@eldertable/games'
import { Engine, FastChance, type GameEntry, type Hint } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { MatchHost } from '../host/match-host.ts'
import { Match } from '../match.ts'
import { FakeTimers, quiet } from '../testing/fake-timers.ts'
import { MemoryLedger } from '../testing/memory-ledger.ts'
import { nightWatchGame } from '../testing/night-watch.ts'
import { openMatch, seatsOf } from '../testing/open-match.ts'
import type { BotPlayer } from './bot-player.ts'
import { answerHintRequest, TooManyThink, type HintRequest } from './hint-request.ts'

const thinkers = games.filter(({ searchProfile }) => searchProfile !== undefined)

describe.each(thinkers)('a hint at a table of $title.id', { timeout: 60_000 }, (game) => {
  const seats = ['Ann', 'Bob'].map((name) => ({ name, player: 'person' }))
  const match = Match.open({ game, seats, key: 'cd'.repeat(32) })
  const seat = match.decision?.seat ?? -1

  function requestOf(one: Match): HintRequest {
    const request = one.hintRequest(seat, one.moment)
    if (typeof request === 'string') throw new Error(request)
    return request
  }

  it('is the same for the same seat, whatever is true of what it may not know', () => {
    const { key, counter, beginning, snapshot } = match
    const from = structuredClone(snapshot)
    new Engine(game.title).resample(from.state, seat, new FastChance('other'))
    const other = Match.reopen({ game, key, counter, beginning, entries: [], from })
    expect(other.hash).not.toBe(match.hash)
    expect(requestOf(other)).toEqual(requestOf(match))
    const plays = { plays: 60 }
    const answer = answerHintRequest(requestOf(match), games, plays)
    expect(answer).toHaveProperty('hint')
    expect(answerHintRequest(requestOf(other), games, plays)).toEqual(answer)
  })

  it('is asked for in plain data without the key of the dice', () => {
    const request = requestOf(match)
    expect(structuredClone(request)).toEqual(request)
    expect(JSON.stringify(request)).not.toContain(match.key)
  })
})

function aProfile(): GameEntry {
  const [game] = thinkers
  if (game === undefined) throw new Error('nobody can think')
  return game
}

describe('who gets a hint', () => {
  const game = aProfile()
  const hint: Hint = { options: [{ pick: 1, chance: 0.5, isEven: false, more: {} }] }

  /** A table of two people at which hints come when the test lets them. */
  async function begun(fails?: Error) {
    const waiting: (() => void)[] = []
    const player: BotPlayer = {
      pick: () => Promise.reject(new Error('there are no bots')),
      hint: () =>
        fails === undefined
          ? new Promise((resolve) => waiting.push(() => resolve(hint)))
          : Promise.reject(fails),
    }
    const ledger = new MemoryLedger()
    const given = { game, seats: seatsOf('person', 'person') }
    const bots = { player, timers: new FakeTimers(), deadline: 1_000 }
    const host = await MatchHost.begin(ledger, given, { bots })
    const asked = host.match.decision?.seat ?? -1
    return { host, ledger, asked, waiting }
  }

  it('is the person who is asked, at this moment; nothing of it is in the log', async () => {
    const { host, ledger, asked, waiting } = await begun()
    const before = ledger.log.length
    const answer = host.hint(asked, host.moment)
    await quiet()
    for (const resolve of waiting) resolve()
    expect(await answer).toEqual({ ok: true, hint })
    expect(ledger.log).toHaveLength(before)
    const other = asked === 0 ? 1 : 0
    expect(await host.hint(other, host.moment)).toEqual({ ok: false, why: 'not-your-decision' })
    expect(await host.hint(asked, host.moment + 1)).toEqual({ ok: false, why: 'stale' })
    expect(await host.hint(7, host.moment)).toEqual({ ok: false, why: 'not-your-decision' })
  })

  it('is nobody whose seat a bot plays', async () => {
    const { host, asked } = await begun()
    await host.hold(asked, 'habit')
    expect(await host.hint(asked, host.moment)).toEqual({ ok: false, why: 'bot-holds-seat' })
  })

  it('learns that it is of no use any more if the match has moved on meanwhile', async () => {
    const { host, asked, waiting } = await begun()
    const { moment } = host
    const answer = host.hint(asked, moment)
    await quiet()
    const pick = host.view(asked).menu?.options[0]?.pick ?? -1
    expect(await host.pick(asked, { id: 'p', at: moment, pick })).toMatchObject({ ok: true })
    for (const resolve of waiting) resolve()
    expect(await answer).toEqual({ ok: false, why: 'stale' })
  })

  it('hears that too many want one, and what else goes wrong is an error', async () => {
    const { host, asked } = await begun(new TooManyThink())
    expect(await host.hint(asked, host.moment)).toEqual({ ok: false, why: 'hints-busy' })
    const { host: other, asked: its } = await begun(new Error('no thread'))
    await expect(other.hint(its, other.moment)).rejects.toThrow('no thread')
  })

  it('is nobody at a table of a title that nobody can think about', () => {
    const match = openMatch(['person', 'person'])
    expect(nightWatchGame.searchProfile).toBeUndefined()
    expect(match.hintRequest(0, match.moment)).toBe('no-hint-title')
  })
})
