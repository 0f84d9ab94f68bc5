import { describe, expect, it } from 'vitest'
import { P1, P2, P4 } from '../testing/town-numbers.ts'
import { at, type Position, type TecScenario } from '../testing/at.ts'

/** Ann with the Priest's mat, whose ability needs a Chaos Tentacle and somebody delirious, so it is out of the way. */
const table: Position = {
  ann: { on: 'P1', mat: 'priest' },
  bob: { on: 'P1', mat: 'medium' },
  oldOne: 'P4',
}

/** Ends the turn; the next spin is a Lull at P1 with nothing to lull, and the Great Old One goes to P3. */
const endTurn = (t: TecScenario): TecScenario => t.spin(0).tentacles('fear', 'rage').pick('endTurn')

describe('Step 2: actions', () => {
  it('TEC-ACTION-1 three actions a turn', () => {
    const t = at(table).actions()
    expect(t.table.actions).toBe(3)
    t.pick('move', 'P2').pick('move', 'P1')
    expect(t.offers('move', 'P2')).toBe(true)
    t.pick('move', 'P2')
    expect(t.table.actions).toBe(0)
    for (const verb of ['collect', 'banish', 'townAction', 'translate'] as const)
      expect(t.refusal(verb)).toBe('no-actions')
    expect(t.refusal('move', 'P1')).toBe('no-actions')
    expect(t.offered).toEqual(['endTurn'])
  })

  it('TEC-ACTION-1 without actions nothing is sealed either', () => {
    const t = at({
      ...table,
      phase: 2,
      oldOne: 'P1',
      ann: { on: 'P1', fear: 1, pages: ['F01'] },
    }).actions()
    expect(t.offers('seal', 0)).toBe(true)
    t.pick('move', 'P2').pick('move', 'P1').pick('move', 'P2')
    expect(t.refusal('seal', 0)).toBe('no-actions')
  })

  it('TEC-ACTION-2 Move, Collect, Banish, Town Action, Translate, and Seal in Phase Two only', () => {
    const everything: Position = {
      ann: { on: 'P1', mat: 'veteran', fear: 2, pages: ['F02'] },
      bob: { on: 'P3' },
      towns: { P1: { rage: 1, shamblers: ['fear'], page: 'F01' } },
    }
    const actions = ['collect', 'banish', 'townAction', 'translate']
    const one = at({ ...everything, oldOne: 'P3' }).actions()
    const moves = ['move P2', 'move P4', 'move P5']
    expect(one.offered).toEqual([...moves, ...actions, 'endTurn'])
    for (let portal = 0; portal < 6; portal++) expect(one.refusal('seal', portal)).toBe('phase-one')
    const two = at({ ...everything, oldOne: 'P1', phase: 2 }).actions()
    expect(two.offered.filter((option) => !option.startsWith('move'))).toEqual([
      ...actions,
      'seal fear 2',
      'seal fear 3',
      'endTurn',
    ])
  })

  it('TEC-ACTION-3 in any order, and the same action more than once', () => {
    const t = at({ ...table, towns: { P1: { fear: 1, rage: 1 }, P2: { greed: 1 } } }).actions()
    t.pick('collect').pick('take', '1 rage')
    t.pick('move', 'P2').pick('collect')
    expect(t.held('ann')).toEqual([0, 1, 1, 0])
    const u = at({ ...table, towns: { P1: { fear: 1, rage: 1 }, P2: { greed: 1 } } }).actions()
    u.pick('move', 'P2').pick('move', 'P1').pick('collect').pick('take', '1 fear')
    expect(u.held('ann')).toEqual([1, 0, 0, 0])
  })

  it('TEC-ACTION-4 the player may end Step 2 with actions unused', () => {
    const t = endTurn(at(table).actions())
    expect(t.asked).toBe('bob stepTwo.choose')
    expect(t.table.actions).toBe(3)
  })

  it('TEC-ACTION-5 example 4: a Chaos Tentacle buys a fourth action', () => {
    const t = at({ ...table, ann: { on: 'P1', chaos: 1 } }).actions()
    t.pick('move', 'P2').pick('move', 'P1').pick('move', 'P2')
    const supply = t.table.supply[3] ?? 0
    t.pick('buyAction')
    expect(t.held('ann')).toEqual([0, 0, 0, 0])
    expect(t.table.supply[3]).toBe(supply + 1)
    expect(t.told('buysAction')).toEqual([{ character: 0, left: 1 }])
    t.pick('move', 'P1')
    expect(t.character('ann').town).toBe(P1)
    expect(t.table.actions).toBe(0)
  })

  it('TEC-ACTION-5 only Chaos of one’s own buys actions', () => {
    const t = at({ ...table, bob: { on: 'P1', chaos: 2 } }).actions()
    expect(t.refusal('buyAction')).toBe('no-chaos')
    const solo = at({ ann: { on: 'P1' }, ash: { on: 'P1', chaos: 2 }, oldOne: 'P4' }).actions()
    expect(solo.refusal('buyAction')).toBe('no-chaos')
  })

  it('TEC-ACTION-6 before the third action as well, and as often as there is Chaos', () => {
    const t = at({ ...table, ann: { on: 'P1', mat: 'veteran', chaos: 2 } }).actions()
    t.pick('buyAction').pick('move', 'P2').pick('buyAction')
    expect(t.table.actions).toBe(4)
    expect(t.refusal('buyAction')).toBe('no-chaos')
  })

  it('TEC-ACTION-7 bought actions that are not used are lost', () => {
    const t = at({ ...table, ann: { on: 'P1', mat: 'veteran', chaos: 1 } }).actions()
    endTurn(t.pick('buyAction'))
    expect(t.table.actions).toBe(3)
    endTurn(t)
    expect(t.asked).toBe('ann stepTwo.choose')
    expect(t.table.actions).toBe(3)
  })

  it('TEC-ACTION-8 with the Great Old One at the beginning of Step 2 the first action is a Move', () => {
    const t = at({
      ...table,
      ann: { on: 'P1', mat: 'veteran', fear: 2 },
      oldOne: 'P1',
      towns: { P1: { rage: 1, shamblers: ['rage'], page: 'F01' }, P2: { greed: 1 } },
    })
    t.actions()
    expect(t.told('mustMove')).toEqual([{ character: 0, town: P1 }])
    for (const verb of ['collect', 'banish', 'townAction', 'translate'] as const)
      expect(t.refusal(verb)).toBe('must-move')
    t.pick('move', 'P2')
    expect(t.table.mustMove).toBe(false)
    expect(t.offers('collect')).toBe(true)
    expect(t.offers('townAction')).toBe(true)
  })

  it('TEC-ACTION-8 nobody must move in Phase Two, or with the Great Old One next door', () => {
    const near = at({ ...table, oldOne: 'P2', towns: { P1: { fear: 1 } } }).actions()
    expect(near.offers('collect')).toBe(true)
    const two = at({ ...table, oldOne: 'P1', phase: 2, towns: { P1: { fear: 1 } } }).actions()
    expect(two.offers('collect')).toBe(true)
    expect(two.offers('endTurn')).toBe(true)
  })

  it('TEC-ACTION-9 who must move can neither end Step 2 nor take the ferry instead', () => {
    const t = at({ ...table, oldOne: 'P1', towns: { P1: { site: 'ferry' } } }).actions()
    expect(t.refusal('endTurn')).toBe('must-move')
    expect(t.refusal('townAction')).toBe('must-move')
    expect(t.defaultPick).toBe(`move P2`)
    t.pick('move', 'P5')
    expect(t.offers('endTurn')).toBe(true)
    expect(t.defaultPick).toBe('endTurn')
  })

  it('TEC-ACTION-10 actions, Assistant’s actions and abilities can be bought and used before that', () => {
    const t = at({
      ann: { on: 'P1', mat: 'medium', chaos: 2 },
      ash: { on: 'P5', mat: 'priest' },
      oldOne: 'P1',
    }).actions()
    t.pick('buyAction')
    t.tentacles('fear').pick('ability')
    expect(t.held('ann')).toEqual([1, 0, 0, 1])
    t.pick('extraMove', 'ash').pick('goTo', 'P4')
    expect(t.character('ash').town).toBe(P4)
    expect(t.table.mustMove).toBe(true)
    expect(t.table.actions).toBe(4)
    expect(t.refusal('endTurn')).toBe('must-move')
  })

  it('TEC-ACTION-10 TEC-PHASE-5 an Assistant’s translation that begins Phase Two frees who must move', () => {
    const t = at({
      ann: { on: 'P1', mat: 'veteran', chaos: 1 },
      ash: { on: 'P2', mat: 'priest', fear: 2 },
      oldOne: 'P1',
      rows: [4, 5, 5, 5, 5],
      towns: { P2: { page: 'F01' } },
    }).actions()
    expect(t.refusal('endTurn')).toBe('must-move')
    t.pick('extraTranslate', 'ash')
    expect(t.table.phase).toBe(2)
    expect(t.table.mustMove).toBe(false)
    expect(t.offers('endTurn')).toBe(true)
  })

  it.each(['P1', 'P2', 'P3', 'P4', 'P5'])(
    'TEC-ACTION-11 both neighbours of %s are free for who must move',
    (on) => {
      const t = at({ ...table, ann: { on }, oldOne: on }).actions()
      expect(t.offered.filter((option) => option.startsWith('move'))).toHaveLength(2)
    },
  )

  it('TEC-ACTION-12 a Great Old One that comes later in the turn forces nothing', () => {
    const t = at({
      ...table,
      ann: { on: 'P1', fear: 1 },
      oldOne: 'P2',
      towns: { P1: { site: 'light', rage: 1 } },
    })
    t.actions().pick('townAction').pick('chooseTown', 'P1')
    expect(t.table.oldOne).toBe(P1)
    expect(t.table.mustMove).toBe(false)
    expect(t.offers('collect')).toBe(true)
    expect(t.offers('endTurn')).toBe(true)
  })

  it('TEC-ACTION-13 what fails on dice is used up', () => {
    const t = at({ ...table, towns: { P1: { shamblers: ['fear'] } } }).actions()
    t.rolls(2).pick('banish')
    expect(t.told('banishFails')).toHaveLength(1)
    expect(t.table.actions).toBe(2)
  })

  it('TEC-ACTION-13 what is given up before anything has happened is not', () => {
    const t = at({ ...table, towns: { P1: { fear: 1, rage: 1 } } }).actions()
    t.pick('collect').pick('back')
    expect(t.asked).toBe('ann stepTwo.choose')
    expect(t.table.actions).toBe(3)
    expect(t.events).toEqual([])
  })

  it('TEC-ACTION-14 Fear drawn at the end of a Move counts for the next one only', () => {
    const t = at({ ...table, oldOne: 'P5', towns: { P2: { shamblers: ['fear'] } } }).actions()
    expect(t.refusal('move', 'P3')).toBe('too-far')
    t.tentacles('fear').pick('move', 'P2')
    expect(t.character('ann').town).toBe(P2)
    expect(t.offers('move', 'P4')).toBe(true)
  })

  it('TEC-CHOICE-4 the menu is asked again after everything, also if only the end is left', () => {
    const t = at({ ...table, ann: { on: 'P1', mat: 'medium' }, bob: { on: 'P1' } }).actions()
    t.tentacles('rage').pick('ability')
    expect(t.asked).toBe('ann stepTwo.choose')
    const u = at({ ...table, ann: { on: 'P1', mat: 'veteran' } }).actions()
    u.pick('move', 'P2').pick('move', 'P3').pick('move', 'P2')
    expect(u.asked).toBe('ann stepTwo.choose')
    expect(u.offered).toEqual(['endTurn'])
    expect(u.attempt(1, 'endTurn')).toBe('not-your-decision')
  })
})
