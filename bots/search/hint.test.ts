import { games } from '@eldertable/games'
import {
  Engine,
  FastChance,
  PickList,
  type GameEntry,
  type Pick,
  type State,
} from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { BotRunner } from '../runner.ts'
import { observationOf } from '../observation.ts'
import { hintFor } from './hint.ts'
import { Thinker, type Budget } from './think.ts'
import { determinisedFrom } from './worlds.ts'

/** As if all that they foretell could be trusted: what is told where it can't is another matter. */
const thinkers = games.flatMap(({ searchProfile, ...game }): GameEntry[] =>
  searchProfile === undefined
    ? []
    : [
        {
          ...game,
          searchProfile: { ...searchProfile, shown: () => ({ inHints: true, inReviews: true }) },
        },
      ],
)
const PLAYS: Budget = { plays: 240 }

/** A question with at least three options that deserve a look, after some picks by habit. */
function questionOf(game: GameEntry, seed: string): State {
  const engine: Engine = new Engine(game.title)
  const chance = new FastChance(seed)
  const list = new PickList()
  const state = engine.start(Math.min(4, game.title.seats.most), {}, chance)
  const runner = new BotRunner(Object.values(game.habits).at(-1) ?? game.habits.habit, chance)
  for (let picks = 0; ; picks++) {
    const observation = observationOf(engine, state, list)
    if (observation === undefined) throw new Error('the match is over')
    const imagine = determinisedFrom(engine, state, observation.seat)
    if (picks > 20 && (hintIn(game, state, seed, { plays: 40 }, imagine)?.options.length ?? 0) > 1)
      return state
    engine.apply(state, runner.pick(observation), chance)
  }
}

function hintIn(
  game: GameEntry,
  state: State,
  seed: string,
  budget = PLAYS,
  search = determinisedFrom(new Engine(game.title), state, new Engine(game.title).seatToAct(state)),
) {
  const observation = observationOf(new Engine(game.title), state, new PickList())
  if (observation === undefined) throw new Error('nobody is asked')
  return hintFor(game, observation, new FastChance(seed), search, budget)
}

describe.each(thinkers)('a hint at $title.id', { timeout: 60_000 }, (game) => {
  const state = questionOf(game, 'hint')
  const engine: Engine = new Engine(game.title)
  const { searchProfile } = game
  if (searchProfile === undefined) throw new Error('it has no mind')

  it('is what the bot that thinks would pick, with at most two others behind it', () => {
    const observation = observationOf(engine, state, new PickList())
    if (observation === undefined) throw new Error('nobody is asked')
    const search = determinisedFrom(engine, state, observation.seat)
    const thought = new Thinker(engine, searchProfile).think(
      observation,
      new FastChance('a'),
      search,
      PLAYS,
    )
    const [first, ...others] = hintIn(game, state, 'a')?.options ?? []
    expect(first).toMatchObject({ pick: thought.pick, isEven: false, more: {} })
    expect(others.length).toBeGreaterThan(0)
    expect(others.length).toBeLessThanOrEqual(2)
    const offered = observation.picks.slice(0, observation.count)
    for (const { pick, chance } of others) {
      expect(offered).toContain(pick)
      expect(chance).toBeGreaterThanOrEqual(0)
      expect(chance).toBeLessThanOrEqual(1)
    }
    const chances = others.map(({ chance }) => chance ?? 0)
    expect(chances).toEqual(chances.toSorted((a, b) => b - a))
  })

  it('is the same whatever is true of what the seat may not know', () => {
    const other = engine.copy(state)
    engine.resample(other, engine.seatToAct(state), new FastChance('other'))
    expect(other).not.toEqual(state)
    expect(hintIn(game, other, 'b')).toEqual(hintIn(game, state, 'b'))
  })

  it('says about equal of what can’t be told apart', () => {
    // An unlike title, so that its thinker is not the one of the real profile.
    const evenly = { foresee: (state: State) => ({ chance: 0.5, state }) }
    const even: GameEntry = {
      ...game,
      title: { ...game.title },
      searchProfile: {
        ...searchProfile,
        ...('foresee' in searchProfile ? evenly : {}),
        evaluate: ({ hands }) => hands.map(() => 0.5),
      },
    }
    const [, ...others] = hintIn(even, state, 'c')?.options ?? []
    expect(others.length).toBeGreaterThan(0)
    for (const { chance, isEven } of others) expect([chance, isEven]).toEqual([0.5, true])
  })

  it('is the usual pick where that stands, and what looks better counts as about equal', () => {
    const observation = observationOf(engine, state, new PickList())
    if (observation === undefined) throw new Error('nobody is asked')
    const firmly = (usual: Pick): GameEntry => ({
      ...game,
      title: { ...game.title },
      searchProfile: { ...searchProfile, defaultPolicy: () => usual, keepsDefault: () => true },
    })
    const few = observation.picks.slice(0, Math.min(3, observation.count))
    const hints = few.map((usual) => {
      const [first, ...others] = hintIn(firmly(usual), state, 'f')?.options ?? []
      expect(first?.pick).toBe(usual)
      return { promised: first?.chance ?? -1, others }
    })
    for (const { promised, others } of hints)
      for (const { chance } of others) expect(chance).toBeLessThanOrEqual(promised)
    // They can't all be the best one.
    const isHeldDown = ({ promised, others }: (typeof hints)[number]): boolean =>
      others.some(({ chance, isEven }) => isEven && chance === promised)
    expect(hints.some(isHeldDown)).toBe(true)
  })

  it('tells what is better, but no chances where they are not known well enough', () => {
    const silent: GameEntry = {
      ...game,
      searchProfile: { ...searchProfile, shown: () => ({ inHints: false, inReviews: true }) },
    }
    const open = hintIn(game, state, 'g')?.options ?? []
    const told = hintIn(silent, state, 'g')?.options ?? []
    expect(open.every(({ chance }) => chance !== null)).toBe(true)
    expect(told).toEqual(open.map((one) => ({ ...one, chance: null })))
  })

  it('counts what the title counts, and the title has words for a difference in each', () => {
    const [, second] = hintIn(game, state, 'd')?.options ?? []
    const names = Object.keys(searchProfile.counts?.(state, 0) ?? {})
    expect(names.length).toBeGreaterThan(0)
    expect(Object.keys(second?.more ?? {})).toEqual(names)
    for (const reader of state.hands.keys()) {
      const told = { name: String, table: state.table, hand: null, reader, asked: null }
      const words = (more: Record<string, number>) => game.title.text.hints?.(more, told) ?? []
      for (const name of names) {
        expect(words({ [name]: 30 })).toHaveLength(1)
        expect(words({ [name]: -30 })).toHaveLength(1)
        // More of it is good for somebody or bad, and less of it the contrary.
        expect(words({ [name]: -30 })[0]?.isGain).toBe(!words({ [name]: 30 })[0]?.isGain)
        expect(words({ [name]: 0 })).toEqual([])
      }
    }
  })
})

describe('the reasons of a hint', { timeout: 60_000 }, () => {
  const [game] = thinkers
  const { searchProfile } = game ?? {}
  if (game === undefined || searchProfile === undefined) throw new Error('there are no minds')
  const state = questionOf(game, 'reasons')
  /** By what is counted at the end of each play. */
  const hintCounting = (counts: () => Record<string, number>) =>
    hintIn(
      { ...game, title: { ...game.title }, searchProfile: { ...searchProfile, counts } },
      state,
      'r',
    )

  it('are silent on what differs by chance alone', () => {
    const dice = new FastChance('dice')
    const [, ...others] = hintCounting(() => ({ die: dice.die(6) }))?.options ?? []
    expect(others.length).toBeGreaterThan(0)
    for (const { more } of others) expect(more).toEqual({ die: 0 })
  })

  it('name what always differs, by so much', () => {
    let plays = 0
    // The plays of a round come one after the other, the first option ahead.
    const [, second] = hintCounting(() => ({ plays: plays++ }))?.options ?? []
    expect(second?.more['plays']).toBeGreaterThan(0)
  })
})

describe('a hint', () => {
  it('tells the chance as people are told it, where the search goes by a scale of its own', () => {
    const game = thinkers.find(({ title }) => title.id === 'tiny-epic-cthulhu')
    if (game?.searchProfile === undefined) throw new Error('it has a mind')
    const state = questionOf(game, 'own scale')
    const foresee = (world: State) => ({ chance: 0.9, told: 0.2, state: world })
    const other: GameEntry = {
      ...game,
      title: { ...game.title },
      searchProfile: { ...game.searchProfile, foresee },
    }
    const { options = [] } = hintIn(other, state, 'h') ?? {}
    expect(options.length).toBeGreaterThan(1)
    for (const { chance } of options) expect(chance).toBeCloseTo(0.2)
  })

  it('is not to be had of a title without a search profile', () => {
    const [game] = thinkers
    if (game === undefined) throw new Error('there are no minds')
    const state = new Engine(game.title).start(2, {}, new FastChance('none'))
    expect(hintIn({ title: game.title, habits: game.habits }, state, 'e')).toBeUndefined()
  })
})
