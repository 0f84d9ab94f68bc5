import { FastChance, type Pick, type Settings } from '@eldertable/kernel'
import { observationOf } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { at, engine } from '../testing/at.ts'
import type { TecState } from '../state.ts'
import { habit, hasty, playing } from './habit.ts'
import { careful, lookAhead } from './search.ts'
import type { TecObservation } from './world.ts'

type Player = (observation: TecObservation, chance: FastChance) => Pick
const random: Player = (observation, chance) =>
  observation.picks[chance.below(observation.count)] ?? -1

/** Plays a match, or this many picks of it, and notes how many were not among those offered. */
function play(
  player: Player,
  seats: number,
  settings: Settings,
  seed: string,
  most = Infinity,
): { state: TecState; strays: number } {
  const dice = new FastChance(`${seed} dice`)
  const chance = new FastChance(`${seed} bot`)
  const state = engine.start(seats, settings, dice)
  let strays = 0
  for (let n = 0; n < most; n++) {
    if (state.table.outcome !== null) break
    const observation = observationOf(engine, state)
    const pick = player(observation, chance)
    if (!observation.picks.slice(0, observation.count).includes(pick)) {
      strays++
      break
    }
    engine.apply(state, pick, dice)
  }
  return { state, strays }
}

/** How far a match came: Page Tokens, then seals. */
const progress = ({ table }: TecState): number =>
  table.rows.reduce((sum, row) => sum + row, 0) + table.portals.filter((kind) => kind >= 0).length

/** Counts the worlds that are imagined: each has its pages shuffled. */
class CountingChance extends FastChance {
  worlds = 0

  override shuffle(list: number[]): void {
    this.worlds++
    super.shuffle(list)
  }
}

describe('the habits of a bot', () => {
  it('look at no more positions than they may, and always into one world', () => {
    const ann = { on: 'P1', fear: 1, rage: 1, greed: 1, mat: 'scientist' } as const
    const t = at({ ann, bob: { on: 'P3' }, towns: { P1: { page: 'F05' } } }).actions()
    const lookedInto = (budget: number): number => {
      const chance = new CountingChance('worlds')
      t.choiceOf(playing((asked, picks) => lookAhead(asked, picks, chance, careful, budget)))
      return chance.worlds
    }
    const [first, some, all] = [lookedInto(0), lookedInto(300), lookedInto(Infinity)]
    expect(first).toBe(1 + 1)
    expect(some).toBeGreaterThan(first)
    expect(all).toBeGreaterThan(some)
  })

  it('seal the sixth portal', () => {
    const portals = { 0: 'fear', 1: 'fear', 2: 'rage', 3: 'rage', 4: 'greed' } as const
    const ann = { on: 'P3', greed: 1, pages: ['G01', 'G02', 'G03'] }
    const t = at({ ann, bob: {}, phase: 2, portals }).actions()
    expect(t.choiceOf(habit)).toBe('seal greed 3')
  })

  it('roll the lowest die again for a portal, and keep what suffices', () => {
    const ann = { on: 'P3', rage: 1, brain: 2, pages: ['R01', 'R02', 'R03'] }
    const low = at({ ann, bob: {}, phase: 2 }).actions().rolls(1, 0, 2).pick('seal', 3)
    expect(low.choiceOf(habit)).toBe('reroll 1')
    const enough = at({ ann, bob: {}, phase: 2 }).actions().rolls(1, 0, 2).pick('seal', 2)
    expect(enough.choiceOf(habit)).toBe('keepDice')
  })

  it('roll the highest die again for a Shambler that is too dear', () => {
    const ann = { on: 'P1', brain: 1 }
    const towns = { P1: { shamblers: ['fear', 'rage'] } } as const
    const t = at({ ann, bob: {}, towns }).actions().rolls(0, 2).pick('banish')
    expect(t.choiceOf(habit)).toBe('reroll 1')
  })

  it('translate a page that can be paid for', () => {
    const ann = { on: 'P1', fear: 1, rage: 1, greed: 1, mat: 'scientist' } as const
    const t = at({ ann, bob: { on: 'P3' }, towns: { P1: { page: 'F05' } } }).actions()
    expect(t.choiceOf(habit)).toBe('translate')
  })

  it('do not walk into certain madness', () => {
    const full = { fear: 2, rage: 2, greed: 2, chaos: 2, brain: 3 }
    const shamblers = ['fear', 'rage', 'greed'] as const
    const towns = { P2: { shamblers }, P5: { shamblers } }
    const t = at({ ann: { on: 'P1', ...full }, bob: { on: 'P4' }, towns }).actions()
    expect(['move P2', 'move P5']).not.toContain(t.choiceOf(habit))
  })

  it('banish when the Shambler Mat runs out', () => {
    const all = ['fear', 'rage', 'greed'] as const
    const towns = {
      P1: { shamblers: ['fear'] as const },
      P2: { shamblers: all },
      P3: { shamblers: all },
      P4: { shamblers: all },
      P5: { shamblers: all },
    }
    const t = at({
      ann: { on: 'P1', fear: 2, mat: 'scientist' },
      bob: { on: 'P1' },
      towns,
    }).actions()
    expect(t.choiceOf(habit)).toBe('banish')
  })

  it('deal to somebody with room rather than drive a mind up', () => {
    const settings = { greatOldOne: 'cthulhu' }
    const t = at({
      ann: { on: 'P3', fear: 2, brain: 3 },
      bob: { on: 'P3' },
      lair: { fear: 2 },
      settings,
    })
    t.run('cthulhuDeals', { character: 0, colour: 0 })
    expect(t.choiceOf(habit)).toBe('deal bob')
  })

  it('spend Madness before Chaos', () => {
    const ann = { on: 'P1', fear: 2, chaos: 2, mat: 'priest' } as const
    const t = at({ ann, bob: {}, towns: { P1: { page: 'F01' } } })
      .actions()
      .pick('translate')
    expect(t.choiceOf(habit)).toBe('pay 2 fear')
  })

  it.each([
    ['carefully', 'b', habit],
    ['in a hurry', 'a', hasty],
    ['in a hurry', 'b', hasty],
  ] as const)('get clearly further than chance, %s, seed %s', (_, seed, bot) => {
    const others = ['c', 'd', 'e'].map((other) => progress(play(random, 2, {}, other).state))
    const { state, strays } = play(bot, 2, {}, seed)
    expect(strays).toBe(0)
    expect(state.table.outcome).not.toBeNull()
    expect(progress(state)).toBeGreaterThan(Math.max(...others))
  })
})
