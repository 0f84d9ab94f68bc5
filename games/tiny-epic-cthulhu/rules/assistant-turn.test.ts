import { describe, expect, it } from 'vitest'
import { ashActs, beforeAsh, frontAt, tentacleAt } from '../testing/ash-acts.ts'
import {
  pageOf,
  type CharacterPosition,
  type TecScenario,
  type TownPosition,
} from '../testing/at.ts'

/** Ash stays on P1, where the card is as described. */
const onCard = (ash: CharacterPosition, town: TownPosition): TecScenario =>
  beforeAsh({ ash: { on: 'P1', ...ash }, towns: { P1: { page: 'none', ...town } } })

describe('An Assistant’s turn', () => {
  it('TEC-ASSIST-1 TEC-SOLO-3 Collect, Move, Draw, Reveal, Translate and Banish in Phase One', () => {
    const t = beforeAsh(
      {
        ash: { on: 'P1', fear: 2, rage: 1, chaos: 2 },
        towns: { P1: { rage: 1 }, P2: { shamblers: ['fear'], page: 'R01' } },
      },
      frontAt('P2'),
    )
    ashActs(t.tentacles('greed').rolls(1))
    expect(t.events.map(({ key }) => key)).toEqual([
      'collects',
      'moves',
      'drawing',
      'haunts',
      'pays',
      'translates',
      'dealsPage',
      'rolls',
      'pays',
      'banishes',
    ])
    const hidden = ashActs(beforeAsh({ ash: { on: 'P1' } }, frontAt('P2')))
    expect(hidden.events.map(({ key }) => key)).toEqual(['moves', 'reveals'])
  })

  it('TEC-ASSIST-1 TEC-SOLO-3 with Seal before Translate in Phase Two', () => {
    const t = beforeAsh(
      {
        phase: 2,
        oldOne: 'P2',
        ash: { on: 'P1', fear: 1, rage: 2, pages: ['F01'] },
        towns: { P2: { shamblers: ['fear'], page: 'R01' } },
      },
      tentacleAt('P2'),
    )
    ashActs(t.tentacles('greed').rolls(2).rolls(0))
    expect(t.events.map(({ key }) => key)).toEqual([
      'moves',
      'drawing',
      'haunts',
      'rolls',
      'seals',
      'pays',
      'translates',
      'dealsPage',
      'rolls',
      'banishes',
    ])
  })

  it('TEC-ASSIST-24 nothing else: no Town Action, no action for Chaos', () => {
    const site = { site: 'library', page: 'none', rage: 1 } as const
    const t = ashActs(onCard({ chaos: 2, rage: 1 }, site))
    expect(t.held('ash')).toEqual([0, 2, 0, 2])
    expect(t.events.map(({ key }) => key)).toEqual(['collects', 'staysPut'])
  })

  it('TEC-CHOICE-16 nobody is asked about any of it', () => {
    const town = { page: 'F05', shamblers: ['fear', 'rage'], fear: 1, rage: 1, greed: 1 } as const
    const t = onCard({ fear: 1, rage: 1, greed: 1, chaos: 2, brain: 2 }, town)
    ashActs(t.rolls(0, 0))
    expect(t.asked).toBe('ann stepTwo.choose')
    expect(t.told('translates')).toHaveLength(1)
    expect(t.told('banishes')).toHaveLength(1)
  })

  it('TEC-ASSIST-25 Phase Two may begin in it: it goes on, and the Seal is not made up', () => {
    const town = { page: 'F01', shamblers: ['rage'] } as const
    const t = beforeAsh(
      {
        oldOne: 'P1',
        rows: [4, 5, 5, 5, 5],
        ash: { on: 'P1', fear: 2, chaos: 1, pages: ['F02'] },
        towns: { P1: town },
      },
      frontAt('P1'),
    )
    ashActs(t.rolls(1))
    expect(t.table.phase).toBe(2)
    expect(t.table.portals).toEqual([-1, -1, -1, -1, -1, -1])
    expect(t.told('banishes')).toHaveLength(1)
    expect(t.asked).toBe('ann stepTwo.choose')
  })
})

describe('An Assistant translates', () => {
  it('TEC-ASSIST-16 what lies face up on its card, if it can pay', () => {
    const t = ashActs(onCard({ fear: 1, rage: 1, greed: 1 }, { page: 'F05' }))
    expect(t.pages('ash')).toEqual(['F05'])
    expect(t.table.rows).toEqual([0, 1, 0, 0, 1])
    expect(t.held('ash')).toEqual([0, 0, 0, 0])
    expect(t.town('P1').page).toBe(-1)
    const poor = ashActs(onCard({ fear: 1, rage: 1 }, { page: 'F05' }))
    expect(poor.pages('ash')).toEqual([])
    expect(poor.town('P1').page).toBe(pageOf('F05'))
    expect(poor.held('ash')).toEqual([1, 1, 0, 0])
  })

  it('TEC-ASSIST-16 also one that it has just revealed', () => {
    const t = beforeAsh({ ash: { on: 'P1', fear: 2, rage: 2, greed: 2, chaos: 2 } })
    ashActs(t)
    expect(t.told('reveals').map(({ card }) => card)).toEqual(t.character('ash').pages)
  })

  it('TEC-ASSIST-17 with matching Madness first and Chaos only for what is missing', () => {
    const mixed = ashActs(onCard({ fear: 1, greed: 2, chaos: 2 }, { page: 'F03' }))
    expect(mixed.held('ash')).toEqual([0, 0, 2, 0])
    expect(mixed.told('pays')).toEqual([
      { character: 1, from: 1, spent: [1, 0, 0, 2], for: 'translate' },
    ])
    const none = ashActs(onCard({ fear: 2, rage: 1, chaos: 2 }, { page: 'F03' }))
    expect(none.held('ash')).toEqual([0, 0, 0, 2])
  })

  it('TEC-ABILITY-5 without the ability of its mat', () => {
    const t = ashActs(onCard({ mat: 'historian', rage: 2 }, { page: 'R02' }))
    expect(t.pages('ash')).toEqual([])
  })
})

describe('An Assistant banishes', () => {
  it('TEC-ASSIST-18 always attempts one if there is a Shambler, even without tentacles', () => {
    const t = ashActs(onCard({}, { shamblers: ['rage'] }).rolls(0))
    expect(t.told('banishes')).toMatchObject([{ character: 1, town: 0, space: 0, colour: 1 }])
    const failed = ashActs(onCard({}, { shamblers: ['rage'] }).rolls(1))
    expect(failed.told('banishFails')).toEqual([{ character: 1, cost: 1 }])
    expect(failed.town('P1').shamblers).toEqual([1, -1, -1])
    expect(ashActs(onCard({}, {})).told('rolls')).toEqual([])
  })

  it('TEC-ASSIST-19 the colour of which it has the most, the highest of equals', () => {
    const target = (ash: CharacterPosition, shamblers: TownPosition['shamblers']): number => {
      const t = onCard(ash, shamblers === undefined ? {} : { shamblers })
      const dice = (shamblers ?? []).filter((one) => one !== null).map(() => 0 as const)
      ashActs(t.rolls(...dice))
      return t.told('banishes')[0]?.space ?? -1
    }
    expect(target({ fear: 1, rage: 2 }, ['fear', 'rage', 'greed'])).toBe(1)
    expect(target({ fear: 2 }, ['fear', 'rage', 'greed'])).toBe(0)
    expect(target({ fear: 1, rage: 1 }, ['fear', 'rage', 'greed'])).toBe(1)
    expect(target({}, ['fear', 'rage', 'greed'])).toBe(2)
    expect(target({}, ['fear', 'rage', null])).toBe(1)
    expect(target({ rage: 1 }, ['rage', 'fear', 'rage'])).toBe(2)
  })

  it('TEC-ASSIST-20 the target is fixed before the roll, whatever could be paid instead', () => {
    const t = ashActs(onCard({ fear: 1, rage: 1 }, { shamblers: ['rage', 'fear'] }).rolls(1, 0))
    expect(t.told('banishes')).toMatchObject([{ space: 1, colour: 0 }])
    expect(t.held('ash')).toEqual([0, 1, 0, 0])
    // Also if it turns out to be free.
    const free = ashActs(onCard({ fear: 1 }, { shamblers: ['fear', 'greed'] }).rolls(0, 0))
    expect(free.told('banishes')).toMatchObject([{ space: 0, colour: 0 }])
  })

  it('TEC-ASSIST-17 pays with matching Madness first and Chaos only for what is missing', () => {
    const t = ashActs(onCard({ rage: 1, chaos: 2 }, { shamblers: ['rage'] }).rolls(2))
    expect(t.held('ash')).toEqual([0, 0, 0, 1])
    expect(t.told('pays')).toEqual([{ character: 1, from: 1, spent: [0, 1, 0, 1], for: 'banish' }])
  })

  it('TEC-ASSIST-21 rolls all its dice again while it cannot pay', () => {
    const shamblers = ['fear', 'rage'] as const
    const t = ashActs(onCard({ brain: 3 }, { shamblers }).rolls(1, 0).rolls(2, 2).rolls(0, 0))
    expect(t.told('rerollsAll').map(({ dice }) => dice)).toEqual([
      [2, 2],
      [0, 0],
    ])
    expect(t.told('banishes')).toHaveLength(1)
    const never = ashActs(onCard({ brain: 1 }, { shamblers }).rolls(1, 0).rolls(0, 1))
    expect(never.told('banishFails')).toEqual([{ character: 1, cost: 1 }])
    const without = ashActs(onCard({}, { shamblers }).rolls(1, 0))
    expect(without.told('rerollsAll')).toEqual([])
  })

  it('TEC-ASSIST-22 does not roll again what it can pay, however dear', () => {
    const t = ashActs(onCard({ rage: 2, brain: 3 }, { shamblers: ['rage'] }).rolls(2))
    expect(t.told('rerollsAll')).toEqual([])
    expect(t.held('ash')).toEqual([0, 0, 0, 0])
  })

  it('TEC-ASSIST-23 TEC-BANISH-11 the Rage that it had at the start counts', () => {
    const t = beforeAsh({
      ash: { on: 'P1', rage: 1 },
      lair: { rage: 3, fear: 2 },
      towns: { P1: { page: 'none', shamblers: ['rage'] } },
    })
    ashActs(t.rolls(1))
    expect(t.table.lair).toEqual([2, 1, 0])
    expect(t.told('banishes')).toMatchObject([{ discarded: 2 }])
    const calm = beforeAsh({
      ash: { on: 'P1', fear: 1 },
      lair: { rage: 3 },
      towns: { P1: { page: 'none', shamblers: ['rage'] } },
    })
    ashActs(calm.rolls(0))
    expect(calm.table.lair).toEqual([0, 2, 0])
  })
})
