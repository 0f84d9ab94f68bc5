import type { Option } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import type { TecScenario } from '../testing/at.ts'
import { at } from '../testing/at.ts'
import type { Verb } from '../verbs.ts'
import { shamblerAt } from '../verbs.ts'
import { foresee } from './foresee.ts'
import { nothing, type Preview } from './preview.ts'

/** The options of the open question. */
function optionsOf(t: TecScenario): readonly Option[] {
  return t.engine.menu(t.state).options
}

/** What is foreseen for an option of the open question; it must be offered. */
function foreseen(t: TecScenario, verb: Verb, argument?: number): Readonly<Preview> {
  const option = optionsOf(t).find(
    (one) => one.verb === verb && (argument === undefined || one.argument === argument),
  )
  if (option === undefined) throw new Error(`${verb} is not offered`)
  return foresee(t.state.table, t.engine.decision(t.state), option)
}

/** Every count of the table that a preview speaks of. */
function counts({ table }: TecScenario['state']) {
  return {
    held: table.characters.map(({ held }) => [...held]),
    brain: table.characters.map(({ brain }) => brain),
    madness: table.towns.map(({ madness }) => [...madness]),
    lair: [...table.lair],
    discard: [...table.discard],
    supply: [...table.supply],
    rows: [...table.rows],
  }
}

/** The counts as a preview says they will be. */
function applied(before: ReturnType<typeof counts>, to: Readonly<Preview>) {
  const plus = (a: readonly number[], b: readonly number[] = []): number[] =>
    a.map((count, i) => count + (b[i] ?? 0))
  return {
    held: before.held.map((held, i) => plus(held, to.held.get(i))),
    brain: before.brain.map((brain, i) => brain + (to.brain.get(i) ?? 0)),
    madness: before.madness.map((madness, i) => plus(madness, to.madness.get(i))),
    lair: plus(before.lair, to.lair),
    discard: plus(before.discard, to.discard),
    supply: plus(before.supply, to.supply),
    rows: plus(before.rows, to.rows),
  }
}

/** Picks what was foreseen, and compares. */
function expectToComeTrue(t: TecScenario, verb: Verb, argument?: number): Readonly<Preview> {
  const to = foreseen(t, verb, argument)
  const wanted = applied(counts(t.state), to)
  t.pick(verb, argument)
  expect(counts(t.state)).toEqual(wanted)
  return to
}

describe('what an option would do', () => {
  it('is nothing if no option is pointed at', () => {
    const t = at({ ann: {}, bob: {} }).actions()
    expect(foresee(t.state.table, null, null)).toBe(nothing)
  })

  it('a walk keeps clear of the Great Old One', () => {
    const t = at({ ann: { on: 'P1', fear: 2 }, bob: {}, oldOne: 'P5' }).actions()
    expect(foreseen(t, 'move', 3).walk).toEqual({ character: 0, path: [0, 1, 2, 3] })
    expect(foreseen(t, 'move', 1).walk?.path).toEqual([0, 1])
  })

  it('tentacles leave the town for the mat', () => {
    const t = at({ ann: { on: 'P1' }, bob: {}, towns: { P1: { fear: 2, greed: 1 } } })
    t.actions().pick('collect')
    const to = expectToComeTrue(t, 'take', 1)
    expect(to.madness.get(0)).toEqual([-1, 0, 0])
    expect(to.held.get(0)?.slice(0, 3)).toEqual([1, 0, 0])
  })

  it('a translation paid in one way only shows payment, tokens and freed Chaos', () => {
    const t = at({
      ann: { on: 'P1', fear: 2 },
      bob: {},
      rows: [4, 1, 1, 1, 1],
      towns: { P1: { page: 'F01' } },
    }).actions()
    const to = expectToComeTrue(t, 'translate')
    expect(to.held.get(0)).toEqual([-2, 0, 0, 0])
    expect(to.rewards.flatMap((isFreed, line) => (isFreed ? [line] : []))).toEqual([0])
  })

  it('nothing comes of what has just been done', () => {
    const t = at({ ann: { on: 'P1', fear: 2 }, bob: {}, towns: { P1: { page: 'F01' } } }).actions()
    t.pick('translate')
    const again = { verb: 'translate', argument: 0 }
    expect(foresee(t.state.table, t.engine.decision(t.state), again)).toEqual(nothing)
  })

  it('of several ways to pay the one pointed at is shown', () => {
    const t = at({ ann: { on: 'P1', fear: 2, chaos: 1 }, bob: {}, towns: { P1: { page: 'F01' } } })
    t.actions()
    expect(foreseen(t, 'translate').held.size).toBe(0)
    t.pick('translate')
    const [way] = optionsOf(t)
    expectToComeTrue(t, 'pay', way?.argument)
  })

  it('a banished Shambler takes tentacles of the Shambler Mat along', () => {
    const t = at({
      ann: { on: 'P2', rage: 2 },
      bob: {},
      lair: { fear: 2 },
      towns: { P2: { shamblers: ['fear', 'greed'] } },
    })
    t.actions().rolls(0, 0).pick('banish')
    const shambler = shamblerAt(1, 0)
    const to = expectToComeTrue(t, 'banishShambler', shambler)
    expect(to.shamblers).toEqual(new Set([shambler]))
    expect(to.lair[0]).toBe(-2)
  })

  it('an action is bought with Chaos', () => {
    expectToComeTrue(at({ ann: { chaos: 1 }, bob: {} }).actions(), 'buyAction')
  })

  it('a town whose effect leaves nothing to choose shows cost and effect', () => {
    const t = at({
      ann: { on: 'P1', rage: 1, greed: 1, brain: 2 },
      bob: {},
      towns: { P1: { site: 'sanatorium' } },
    }).actions()
    const to = expectToComeTrue(t, 'townAction')
    expect(to.brain.get(0)).toBe(-1)
  })

  it('the Great Old One is lured to where one points', () => {
    const t = at({
      ann: { on: 'P1', fear: 1 },
      bob: {},
      oldOne: 'P3',
      towns: { P1: { site: 'light' } },
    })
    t.actions().pick('townAction')
    expect(foreseen(t, 'chooseTown', 1).oldOne).toBe(1)
  })

  it('a tentacle that Cthulhu deals to a full track overflows it', () => {
    const t = at({
      ann: { on: 'P1', fear: 2 },
      bob: { on: 'P1' },
      oldOne: 'P1',
      lair: { fear: 1 },
      settings: { greatOldOne: 'cthulhu' },
    })
    t.run('power', { character: 0, colour: 0 })
    expect(foreseen(t, 'deal', 1).held.get(1)).toEqual([1, 0, 0, 0])
    expectToComeTrue(t, 'deal', 0)
  })

  it('a seal lies on its portal', () => {
    const t = at({
      ann: { on: 'P3', rage: 1, chaos: 1, pages: ['R01', 'R02'] },
      bob: {},
      phase: 2,
      oldOne: 'P3',
    })
    t.actions().rolls(2, 2).pick('seal', 3)
    const [way] = optionsOf(t)
    const to = foreseen(t, 'place', way?.argument)
    expect(to.portal).toEqual({ portal: 3, kind: 1 })
    expect(to.held.get(0)).toEqual([0, -1, 0, 0])
  })

  it('the Courier gives or takes', () => {
    const t = at({
      ann: { on: 'P1', fear: 1, mat: 'courier' },
      bob: { on: 'P2', rage: 1, mat: 'priest' },
    })
    t.actions().pick('ability')
    const [gift] = optionsOf(t)
    const to = expectToComeTrue(t, 'handOver', gift?.argument)
    expect(to.held.size).toBe(2)
  })

  it('an Assistant that is sent walks past the Great Old One and costs Chaos', () => {
    const t = at({ ann: { on: 'P1', chaos: 1 }, ash: { on: 'P1' }, oldOne: 'P2' }).actions()
    t.pick('extraMove', t.numberOf('ash'))
    const to = foreseen(t, 'goTo', 1)
    expect(to.walk).toEqual({ character: t.numberOf('ash'), path: [0, 1] })
    expect(to.held.get(0)).toEqual([0, 0, 0, -1])
  })
})
