import { FastChance } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { at, engine, type Position } from '../testing/at.ts'
import { drawsInStepOne } from './strength.ts'

/** Ann can translate F01 and with it place the last Page Token. */
const lastPage: Position = {
  ann: { on: 'P1', fear: 2 },
  bob: { on: 'P2' },
  oldOne: 'P3',
  towns: { P1: { page: 'F01' }, P4: { shamblers: ['rage'] } },
  rows: [4, 5, 5, 5, 5],
  strength: 4,
  energy: 2,
  bag: { fear: 3, eldritch: 1 },
  supply: { chaos: 5, eldritch: 5 },
}

describe('Goal', () => {
  it('TEC-GOAL-1 the match starts in Phase One', () => {
    const { table } = engine.start(2, { characters: 'random' }, new FastChance('goal'))
    expect([table.phase, ...table.rows]).toEqual([1, 0, 0, 0, 0, 0])
  })

  it('TEC-GOAL-2 TEC-PHASE-1 Phase Two begins with the 25th Page Token, after the rewards and the new page', () => {
    const t = at(lastPage).actions().pick('translate')
    expect(t.table.phase).toBe(2)
    expect(t.table.rows).toEqual([5, 5, 5, 5, 5])
    const keys = t.events.map(({ key }) => key)
    expect(keys.indexOf('translates')).toBeLessThan(keys.indexOf('dealsPage'))
    expect(keys.indexOf('dealsPage')).toBeLessThan(keys.indexOf('phaseTwo'))
    expect(t.pages('ann')).toEqual(['F01'])
  })

  it('TEC-GOAL-2 TEC-PHASE-1 the 24th does not begin it', () => {
    const t = at({ ...lastPage, rows: [3, 5, 5, 5, 5] })
      .actions()
      .pick('translate')
    expect(t.table.phase).toBe(1)
    expect(t.told('phaseTwo')).toEqual([])
  })

  it('TEC-GOAL-3 TEC-END-1 all win together', () => {
    const t = at({
      ann: { on: 'P3', fear: 1, pages: ['F01', 'F02', 'F03'] },
      bob: {},
      phase: 2,
      portals: { 1: 'fear', 2: 'rage', 3: 'chaos', 4: 'greed', 5: 'greed' },
    })
    t.actions().rolls(2, 2, 2).pick('seal', 0)
    expect(t.outcome).toEqual({ ending: 'sealed', winners: [0, 1] })
  })
})

describe('Phase Two', () => {
  it('TEC-PHASE-2 TEC-PHASE-3 the mat is flipped and the Strength Token goes to its starting box', () => {
    const t = at(lastPage).actions().pick('translate')
    expect(t.table.strength).toBe(0)
    expect(drawsInStepOne(t.table)).toBe(3)
    expect(t.outcome).toBeNull()
  })

  it('TEC-PHASE-4 Discard Mat and Energy Track go into the Bag, Chaos of the last rewards included', () => {
    const t = at(lastPage).actions().pick('translate')
    const { bag, discard, energy, rewards } = t.table
    expect(discard).toEqual([0, 0, 0, 0, 0])
    expect(energy).toBe(0)
    expect(rewards).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    // Fear: 15 of which none is left elsewhere; Chaos: 17 less 5 in the supply
    expect(bag).toEqual([15, 15, 15, 12, 23 - 5 - 15])
  })

  it('TEC-PHASE-5 its rules hold at once, for the rest of the turn as well', () => {
    const t = at(lastPage).actions()
    expect(t.refusal('move', 2)).toBeDefined()
    t.pick('translate')
    t.pick('move', 1).pick('move', 2)
    expect(t.character('ann').town).toBe(2) // the Great Old One's town
  })

  it('TEC-PHASE-6 pieces in town stay as they are', () => {
    const t = at(lastPage).actions().pick('translate')
    expect(t.table.oldOne).toBe(2)
    expect(t.town('P4').shamblers).toEqual([1, -1, -1])
    expect(t.table.characters.map(({ town }) => town)).toEqual([0, 1])
  })

  it('TEC-PHASE-7 the game never returns to Phase One: another translation begins nothing', () => {
    const t = at({
      ann: { on: 'P1', fear: 2 },
      bob: {},
      oldOne: 'P3',
      phase: 2,
      strength: 2,
      towns: { P1: { page: 'F01' } },
    })
    t.actions().pick('translate')
    expect([t.table.phase, t.table.strength]).toEqual([2, 2])
    expect(t.told('phaseTwo')).toEqual([])
  })
})

describe('Closing a colour', () => {
  const closing: Position = {
    ann: { on: 'P3', fear: 1, pages: ['F01', 'F02', 'F03'] },
    bob: { on: 'P1' },
    oldOne: 'P3',
    phase: 2,
    lair: { fear: 4, rage: 2 },
  }

  it('TEC-CLOSE-1 TEC-CLOSE-3 with both locations sealed all of the colour leave the Shambler Mat, once', () => {
    const t = at({ ...closing, portals: { 0: 'chaos' } })
    t.actions().rolls(2, 2, 2).pick('seal', 1)
    expect(t.told('closes')).toEqual([{ colour: 0, count: 4 }])
    expect(t.table.lair).toEqual([0, 2, 0])
    expect(t.table.discard[0]).toBe(4)
  })

  it('TEC-CLOSE-1 one sealed location closes nothing', () => {
    const t = at(closing).actions().rolls(2, 2, 2).pick('seal', 1)
    expect(t.told('seals')).toHaveLength(1)
    expect(t.told('closes')).toEqual([])
    expect(t.table.lair).toEqual([4, 2, 0])
  })

  const closed: Position = { ...closing, portals: { 0: 'fear', 1: 'chaos' } }

  it('TEC-CLOSE-2 the power of a closed colour is not triggered by the wheel', () => {
    const t = at(closed).draws(2).tentacles('rage', 'rage', 'greed').turnAt('spin')
    expect(t.told('omen')).toEqual([{ colour: 0 }])
    expect(t.told('powerClosed')).toEqual([{ colour: 0 }])
    expect(t.told('power')).toEqual([])
    expect(t.table.lair[0]).toBe(4)
  })

  it('TEC-CLOSE-2 TEC-CLOSE-4 nor by an accursed track, which is relocated as before', () => {
    const t = at({ ...closed, towns: { P2: { fear: 3 } } })
    t.draws(6).tentacles('fear', 'fear', 'rage').turnAt('spin')
    expect(t.told('townAccursed')).toEqual([{ town: 1, colour: 0, track: 3 }])
    expect(t.table.lair[0]).toBe(4 + 4)
    expect(t.told('power')).toEqual([])
    expect(t.town('P2').madness).toEqual([1, 1, 0]) // drawn and placed as before
  })

  it('TEC-CLOSE-2 other colours keep their power', () => {
    const t = at(closed).draws(14).tentacles('rage', 'rage', 'greed').turnAt('spin')
    expect(t.told('power')).toEqual([{ colour: 1, oldOne: 2 }])
  })

  it('TEC-CLOSE-4 tentacles of a closed colour are collected as before', () => {
    const t = at({ ...closed, ann: { on: 'P1' }, towns: { P1: { fear: 1 } } }).actions()
    t.pick('collect')
    expect(t.held('ann')[0]).toBe(1)
  })
})
