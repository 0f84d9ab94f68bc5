import {
  FastChance,
  offered,
  PickList,
  pickOf,
  RecordingChance,
  type Decision,
  type Settings,
} from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { at, engine, type TecScenario } from '../testing/at.ts'
import { V } from '../verbs.ts'
import { playAhead, withEveryPayment, type Ahead } from './ahead.ts'

/** Plays on in thought from what everybody sees, and makes sure that nothing of the real match has changed. */
function thought(t: TecScenario, verb: number, argument = 0): Ahead | null {
  const before = JSON.stringify(t.state)
  const decision = t.engine.decision(t.state)
  if (decision === null) throw new Error('nothing is asked')
  const ahead = playAhead(t.state.table, decision, pickOf(verb, argument))
  expect(JSON.stringify(t.state)).toBe(before)
  return ahead
}

/** At every decision of a random match, each option is played in thought and for real. */
function compareAll(seats: number, settings: Settings): number {
  const chance = new FastChance(JSON.stringify(settings))
  const state = engine.start(seats, settings, chance)
  const list = new PickList()
  let certain = 0
  while (state.table.outcome === null) {
    engine.listPicks(state, list)
    const decision = engine.decision(state) as Decision
    for (const pick of offered(list)) {
      const ahead = playAhead(state.table, decision, pick)
      const real = engine.copy(state)
      const drawn = new RecordingChance(new FastChance('any'))
      engine.apply(real, pick, drawn)
      if (ahead?.decision == null) continue
      certain++
      expect(drawn.takeResults()).toEqual([])
      expect(ahead.table).toEqual(real.table)
    }
    engine.apply(state, list.picks[chance.below(list.count)] ?? -1, chance)
  }
  return certain
}

describe('playing on in thought', () => {
  it.each([
    [4, {}],
    [2, { assistants: 'each', greatOldOne: 'cthulhu' }],
    [1, { assistants: 'two', greatOldOne: 'yig' }],
  ] as const)('comes true wherever it is certain: %i seats, %o', (seats, settings) => {
    expect(compareAll(seats, settings)).toBeGreaterThan(20)
  })

  it('needs only what is sent to everybody', () => {
    const t = at({ ann: { chaos: 1 }, bob: {} }).actions()
    const { table, decision } = JSON.parse(JSON.stringify(t.engine.view(t.state, null)))
    expect(playAhead(table, decision, pickOf(V.buyAction))?.table.actions).toBe(4)
  })

  it('stops at a hidden page, with everything done that comes before it', () => {
    const t = at({ ann: { on: 'P1' }, bob: {}, oldOne: 'P4' }).actions()
    const ahead = thought(t, V.move, 1)
    expect(ahead?.events.map(({ key }) => key)).toEqual(['moves'])
    expect(ahead?.table.characters[0]?.town).toBe(1)
    expect(ahead?.decision).toBeNull()
  })

  it('goes on past a page that is turned up already', () => {
    const t = at({
      ann: { on: 'P1' },
      bob: {},
      oldOne: 'P4',
      towns: { P2: { page: 'F01' } },
    }).actions()
    expect(thought(t, V.move, 1)?.decision?.key).toBe('stepTwo.choose')
  })

  it('stops at a draw from the Bag and at a spin', () => {
    const t = at({ ann: { on: 'P1', mat: 'medium' }, bob: {}, oldOne: 'P4' }).actions()
    expect(thought(t, V.ability)).toMatchObject({ decision: null, die: 0 })
    expect(thought(t, V.endTurn)).toMatchObject({ decision: null, die: 0 })
  })

  it('names the die that has to fall', () => {
    const towns = { P1: { shamblers: ['rage'] } } as const
    const t = at({ ann: { on: 'P1' }, bob: {}, oldOne: 'P4', towns }).actions()
    expect(thought(t, V.banish)).toMatchObject({ decision: null, die: 6 })
  })

  it('is nothing for what is not offered', () => {
    const t = at({ ann: { on: 'P1' }, bob: {}, oldOne: 'P4' }).actions()
    expect(thought(t, V.translate)).toBeNull()
    expect(thought(t, V.move, 3)).toBeNull()
  })

  it('goes every way to pay, and only where that is all that is asked', () => {
    const page = { P1: { page: 'F01' } } as const
    const t = at({
      ann: { on: 'P1', fear: 2, chaos: 1 },
      bob: {},
      oldOne: 'P4',
      towns: page,
    }).actions()
    const ahead = thought(t, V.translate)
    expect(ahead?.decision?.key).toBe('pay.choose')
    const ways = withEveryPayment(ahead as Ahead)
    expect(ways.map(({ table }) => table.characters[0]?.held)).toEqual([
      [0, 0, 0, 1],
      [1, 0, 0, 0],
    ])
    expect(ways.every(({ table }) => table.rows[0] === 1)).toBe(true)
    const other = thought(t, V.endTurn) as Ahead
    expect(withEveryPayment(other)).toEqual([other])
  })
})
