import { Engine, FastChance, PickList, type AnyTitle, type Bot } from '@eldertable/kernel'
import { lastCandle } from '@eldertable/kernel/example/index.ts'
import { describe, expect, it } from 'vitest'
import { Arena } from './arena.ts'
import { random } from './random.ts'
import { botsFor } from './roster.ts'
import { BotRunner } from './runner.ts'
import { observationOf } from './observation.ts'

const title = lastCandle as unknown as AnyTitle
const engine = new Engine(title)
const arena = new Arena(engine)

const first: Bot = (observation) => observation.picks[0] ?? -1
const wrong: Bot = () => 999_999
const broken: Bot = () => {
  throw new Error('broken')
}

describe('an arena', () => {
  it('plays a match of bots to its end', () => {
    const played = arena.play({ bots: [random, random, random] }, 'seed')
    expect(played.ending).toBe('darkness')
    expect(played.winners.length).toBeGreaterThan(0)
    expect(played.turns).toBeGreaterThan(3)
    expect(played.picks).toBeGreaterThanOrEqual(played.turns)
    expect(played.faults).toEqual([0, 0, 0])
  })

  it('plays the same match for the same seed, and others for others', () => {
    const table = { bots: [random, random] }
    const matches = ['1', '2', '3', '4', '5', '6'].map((seed) => arena.play(table, seed))
    const again = ['1', '2', '3', '4', '5', '6'].map((seed) => arena.play(table, seed))
    expect(again).toEqual(matches)
    expect(new Set(matches.map((played) => JSON.stringify(played))).size).toBeGreaterThan(1)
  })

  it('stops at the limit, and does not call that an ending', () => {
    const played = arena.play({ bots: [first, first], limit: 3 }, 'seed')
    expect(played).toMatchObject({ ending: null, winners: [], picks: 3 })
  })

  it('uses the settings of the table', () => {
    const bots = [first, first]
    expect(arena.play({ bots, settings: { candles: 7 } }, 'seed').turns).toBe(7)
    expect(arena.play({ bots, settings: { candles: 9 } }, 'seed').turns).toBe(9)
  })

  it('does not let a bot that draws disturb the dice', () => {
    const last: Bot = (observation) => observation.picks[observation.count - 1] ?? -1 // tapers and omens, which throw dice
    const restless: Bot = (observation, chance) => {
      for (let i = 0; i < 10; i++) chance.below(6)
      return last(observation, chance)
    }
    for (const seed of ['1', '2', '3', '4', '5', '6'])
      expect(arena.play({ bots: [restless, restless] }, seed)).toEqual(
        arena.play({ bots: [last, last] }, seed),
      )
  })

  it('counts the faults of bots by seat and plays on', () => {
    const played = arena.play({ bots: [wrong, broken, random] }, 'seed')
    expect(played.ending).not.toBeNull()
    expect(played.faults[0]).toBeGreaterThan(0)
    expect(played.faults[1]).toBeGreaterThan(0)
    expect(played.faults[2]).toBe(0)
  })
})

describe('the observation of a bot', () => {
  const state = engine.start(3, {}, new FastChance('seed'))
  const observation = observationOf(engine, state, new PickList())

  it('has what its seat may know, and no state', () => {
    expect(observation).toMatchObject({ seat: 0, decision: 'turn.choose', about: {} })
    expect(observation?.table).toBe(state.table)
    expect(observation?.hand).toBe(state.hands[0])
    expect(Object.keys(observation ?? {})).toEqual([
      'seat',
      'table',
      'hand',
      'decision',
      'about',
      'picks',
      'count',
    ])
  })

  it('has the allowed picks and no more', () => {
    const list = new PickList()
    for (let i = 0; i < 20; i++) list.allow(9, i)
    const again = observationOf(engine, state, list)
    expect(again?.count).toBe(engine.menu(state).options.length + 2) // snuffing 1 to 3 is one option
    expect(again?.picks.slice(0, again.count).every((pick) => pick < 9 << 16)).toBe(true)
  })

  it('ends with the match', () => {
    const over = engine.start(2, {}, new FastChance('seed'))
    over.table.outcome = { ending: 'darkness', winners: [] }
    expect(observationOf(engine, over, new PickList())).toBeUndefined()
  })
})

describe('a runner', () => {
  const state = engine.start(2, {}, new FastChance('seed'))
  const observation = observationOf(engine, state, new PickList())
  if (observation === undefined) throw new Error('nobody is asked')

  it('passes a good pick on', () => {
    const runner = new BotRunner(first, new FastChance('seed'))
    expect(runner.pick(observation)).toBe(observation.picks[0])
    expect(runner.faults).toBe(0)
  })

  it.each([
    ['throws', broken],
    ['picks what is not allowed', wrong],
    ['answers nonsense', (() => undefined) as unknown as Bot],
    ['answers nothing that is a number', () => Number.NaN],
  ])('picks something allowed for a bot that %s', (_, bot) => {
    const runner = new BotRunner(bot, new FastChance('seed'))
    const picks = Array.from({ length: 50 }, () => runner.pick(observation))
    expect(
      picks.every((pick) => observation.picks.slice(0, observation.count).includes(pick)),
    ).toBe(true)
    expect(runner.faults).toBe(50)
  })
})

describe('the bots of a title', () => {
  it('are its own habits and the random one', () => {
    expect([...botsFor({ title, habits: { habit: first, careful: first } }).keys()]).toEqual([
      'habit',
      'careful',
      'random',
    ])
  })
})
