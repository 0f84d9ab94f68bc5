import { copy, FastChance, pickOf } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { portalNumber } from '../pieces/old-ones.ts'
import type { TecState } from '../state.ts'
import { at } from '../testing/at.ts'
import { V } from '../verbs.ts'
import { planAll, planFrom } from './plan.ts'
import { MENU } from './world.ts'
import { sealOdds } from './seal-odds.ts'
import { tuned } from './tuned.ts'
import { weights } from './weights.ts'
import { worthOf } from './worth.ts'

/** What a position is worth if the turn ends there. */
const endedIn = ({ table }: TecState): number => worthOf(table, tuned(table))

/** What a plan that begins with a pick is worth, on average over chances. */
function worthBy(state: TecState, pick: number, chances: number): number {
  let sum = 0
  for (let i = 0; i < chances; i++) sum += planFrom(state, pick, new FastChance(`plan ${i}`)).worth
  return sum / chances
}

const CHANCES = 60
const portals = { 0: 'fear', 1: 'fear', 2: 'rage', 3: 'rage', 4: 'greed' } as const

describe('a plan for the rest of a turn', () => {
  const endTurn = pickOf(V.endTurn)

  it('is worth what there is if the turn ends', () => {
    const { state } = at({ ann: { on: 'P1' }, bob: { on: 'P3' } }).actions()
    expect(planFrom(state, endTurn, new FastChance('a')).worth).toBe(endedIn(state))
  })

  it('leaves the world as it is and is the same by the same chance', () => {
    const towns = { P2: { shamblers: ['fear', 'rage'] } } as const
    const { state } = at({ ann: { on: 'P1' }, bob: { on: 'P3' }, towns }).actions()
    const before = copy(state)
    const move = pickOf(V.move, 1)
    const plan = planFrom(state, move, new FastChance('a'))
    expect(state).toEqual(before)
    expect(planFrom(state, move, new FastChance('a'))).toEqual(plan)
  })

  it('sees what can still be done after the pick', () => {
    // One tentacle lacks for a page of two rows; it lies where Ann stands.
    const ann = { on: 'P1', fear: 1, rage: 1, mat: 'scientist' } as const
    const towns = { P1: { page: 'F05', greed: 1 } } as const
    const { state } = at({ ann, bob: { on: 'P3' }, towns }).actions()
    expect(worthBy(state, pickOf(V.collect), 1)).toBeGreaterThan(endedIn(state) + 40)
  })

  it('does not count on luck: it expects of three tries what three tries are worth', () => {
    const position = {
      ann: { on: 'P3', greed: 1, pages: ['G01', 'G02'] },
      bob: {},
      phase: 2,
      portals,
    } as const
    const { state } = at(position).actions()
    const number = portalNumber(state.table.settings.greatOldOne, 5)
    expect(sealOdds(2, 0, number)).toBeGreaterThan(0)
    const won = 1 - (1 - sealOdds(2, 0, number)) ** 3
    const expected = won * weights.win + (1 - won) * endedIn(state)
    // Within three standard errors of this many tries.
    const error = (3 * weights.win * Math.sqrt(won * (1 - won))) / Math.sqrt(CHANCES)
    expect(Math.abs(worthBy(state, pickOf(V.seal, 5), CHANCES) - expected)).toBeLessThan(error)
  })

  const annByAPage = () => {
    const ann = { on: 'P1', fear: 1, rage: 1, chaos: 1, mat: 'scientist' } as const
    const towns = { P1: { page: 'F05', greed: 1 } } as const
    return at({ ann, bob: { on: 'P3' }, towns }).actions().state
  }

  it('weighs all options of a menu together, and leaves out those that bring nothing', () => {
    const world = annByAPage()
    const options = [pickOf(V.collect), pickOf(V.buyAction), endTurn]
    const worths = planAll({ world, decision: MENU }, options, new FastChance('a'))
    const [collect = 0, buyAction, end = 0] = worths
    expect(end).toBe(endedIn(world))
    expect(collect).toBeGreaterThan(end + 40)
    expect(buyAction).toBe(-Infinity)
  })

  it('chooses the target of an ability by what it does at once, so that nothing goes to and fro', () => {
    const world = annByAPage()
    const worthAt = (decision: string): number =>
      planAll({ world, decision }, [pickOf(V.collect)], new FastChance('a'))[0] ?? 0
    expect(worthAt('ability.target')).toBeLessThan(worthAt(MENU) - 20)
  })

  it('weighs the target of an ability also before a Move that must come first', () => {
    const world = annByAPage()
    world.table.mustMove = true
    world.table.actions = 0
    const asked = { world, decision: 'ability.target' }
    expect(planAll(asked, [pickOf(V.buyAction)], new FastChance('a'))[0]).toBeGreaterThan(0)
  })
})
