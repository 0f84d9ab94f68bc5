import { games } from '@eldertable/games'
import {
  Engine,
  FastChance,
  PickList,
  type GameEntry,
  type SearchContext,
  type Seat,
  type State,
} from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { Arena } from '../arena.ts'
import { botNamed, botsFor } from '../roster.ts'
import { BotRunner } from '../runner.ts'
import { observationOf } from '../observation.ts'
import { Thinker, type Budget } from './think.ts'
import { determinisedFrom } from './worlds.ts'

const thinkers = games.filter(({ searchProfile }) => searchProfile !== undefined)
const PLAYS: Budget = { plays: 12 }

/** Questions of matches that habits play, with more than one pick, one in a few. */
function* questions(game: GameEntry, seed: string, count: number): Generator<State> {
  const engine: Engine = new Engine(game.title)
  const chance = new FastChance(seed)
  const list = new PickList()
  const state = engine.start(game.title.seats.most, {}, chance)
  const runner = new BotRunner(Object.values(game.habits).at(-1) ?? game.habits.habit, chance)
  for (let left = count; left > 0;) {
    const observation = observationOf(engine, state, list)
    if (observation === undefined) return
    if (chance.below(4) === 0) {
      left--
      yield engine.copy(state)
    }
    engine.apply(state, runner.pick(observation), chance)
  }
}

function thoughtIn(
  game: GameEntry,
  state: State,
  seed: string,
  budget: Budget,
  given?: SearchContext,
) {
  const engine: Engine = new Engine(game.title)
  const { searchProfile } = game
  const observation = observationOf(engine, state, new PickList())
  if (observation === undefined || searchProfile === undefined) throw new Error('nobody is asked')
  const search = given ?? determinisedFrom(engine, state, observation.seat)
  return new Thinker(engine, searchProfile).think(observation, new FastChance(seed), search, budget)
}

const askedIn = (game: GameEntry, state: State): Seat => new Engine(game.title).seatToAct(state)

describe.each(thinkers)('thinking about $title.id', { timeout: 60_000 }, (game) => {
  const engine: Engine = new Engine(game.title)

  it('comes to the same for the same seed and number of plays', () => {
    for (const state of questions(game, 'same', 4))
      expect(thoughtIn(game, state, 'a', PLAYS)).toEqual(thoughtIn(game, state, 'a', PLAYS))
  })

  it('never knows what the seat may not: true states that differ in hidden things get the same thought', () => {
    for (const state of questions(game, 'fair', 4)) {
      const seat = askedIn(game, state)
      const other = engine.copy(state)
      engine.resample(other, seat, new FastChance('other'))
      expect(thoughtIn(game, other, 'a', PLAYS)).toEqual(thoughtIn(game, state, 'a', PLAYS))
    }
  })

  it('leaves what it is shown as it is', () => {
    for (const state of questions(game, 'kept', 2)) {
      const before = JSON.stringify(state)
      thoughtIn(game, state, 'a', PLAYS)
      expect(JSON.stringify(state)).toBe(before)
    }
  })

  it('does not play on where the default pick is kept', () => {
    const { searchProfile } = game
    if (searchProfile === undefined) throw new Error('it has no mind')
    const usual = searchProfile.defaultPolicy ?? searchProfile.rolloutPolicies[0]
    for (const state of questions(game, 'firm', 4)) {
      const observation = observationOf(engine, state, new PickList())
      if (observation === undefined || usual === undefined) throw new Error('nobody is asked')
      const firm: GameEntry = {
        ...game,
        searchProfile: { ...searchProfile, keepsDefault: () => true },
      }
      const thought = thoughtIn(firm, state, 'a', PLAYS)
      expect(thought).toMatchObject({ plays: 0, keepsDefault: true })
      expect(thought.pick).toBe(usual(observation, new FastChance('a')))
    }
  })

  it('keeps to its plays, and has an allowed pick however few there are', () => {
    for (const state of questions(game, 'few', 4))
      for (const plays of [0, 1, 9]) {
        const list = new PickList()
        engine.listPicks(state, list)
        const thought = thoughtIn(game, state, 'a', { plays })
        expect(thought.plays).toBeLessThanOrEqual(plays)
        expect(list.has(thought.pick)).toBe(true)
      }
  })

  it('has an allowed pick when there is no time at all', () => {
    for (const state of questions(game, 'late', 4)) {
      const list = new PickList()
      engine.listPicks(state, list)
      const thought = thoughtIn(game, state, 'a', { milliseconds: 0 })
      expect(thought.plays).toBe(0)
      expect(list.has(thought.pick)).toBe(true)
    }
  })

  it('plays on without a fault, alike for the same seed', () => {
    const thinker = botNamed(game, 'thinker@4')
    if (thinker === undefined) throw new Error('there is no thinker')
    const seats = Math.min(2, game.title.seats.most)
    const table = { bots: Array.from({ length: seats }, () => thinker), limit: 60 }
    const played = new Arena(engine).play(table, 'whole')
    expect(played.picks).toBe(60)
    expect(played.faults).toEqual(table.bots.map(() => 0))
    expect(new Arena(engine).play(table, 'whole')).toEqual(played)
  })

  it('is left to the quickest habit where there are no worlds to think about', () => {
    const quickest = Object.values(game.habits).at(-1) ?? game.habits.habit
    for (const state of questions(game, 'blind', 4)) {
      const observation = observationOf(engine, state, new PickList())
      if (observation === undefined) throw new Error('nobody is asked')
      const pick = botsFor(game).get('thinker')?.(observation, new FastChance('a'))
      expect(pick).toBe(quickest(observation, new FastChance('a')))
    }
  })
})

describe('the bots of a title that thinks', () => {
  const [game] = thinkers
  if (game === undefined) throw new Error('no title thinks')

  it('are called by their plays', () => {
    expect(botNamed(game, 'thinker@100')).toBeDefined()
    for (const wrong of ['thinker@', 'thinker@0', 'thinker@x', 'habit@5', 'thinker@1@2', 'nobody'])
      expect(botNamed(game, wrong)).toBeUndefined()
  })
})
