import { describe, expect, it } from 'vitest'
import type { KindKey } from '../pieces/colours.ts'
import { at, type Position, type TecScenario } from '../testing/at.ts'

/** Two players; Ann draws on stop 6, a Rift at P2; the spawn is at P4 and the Great Old One goes there. */
const table: Position = { ann: { on: 'P1' }, bob: { on: 'P3' }, oldOne: 'P4' }

/** Ann draws these in 1-B. */
const drawn = (position: Position, ...kinds: KindKey[]): TecScenario =>
  at(position)
    .draws(6)
    .tentacles(...kinds)
    .turnAt('spin')

/** Ann draws these onto her own mat. */
const haunted = (position: Position, ...kinds: KindKey[]): TecScenario =>
  at(position)
    .tentacles(...kinds)
    .run('draw', { character: 0, left: kinds.length, town: -1 })

describe('Accursed tracks', () => {
  it('TEC-CURSE-1 TEC-CURSE-2 the last space is no curse, one piece more is', () => {
    const full = drawn({ ...table, towns: { P2: { fear: 1 } } }, 'fear', 'fear')
    expect(full.town('P2').madness).toEqual([3, 0, 0])
    expect(full.told('townAccursed')).toEqual([])
    const over = drawn({ ...table, towns: { P2: { fear: 2 } } }, 'fear', 'fear')
    expect(over.town('P2').madness).toEqual([0, 0, 0])
    expect(over.told('townAccursed')).toEqual([{ town: 1, colour: 0, track: 3 }])
  })

  it('TEC-CURSE-3 relocation with the piece that did not fit comes first, then the consequence', () => {
    const t = drawn(
      { ...table, towns: { P2: { fear: 3 } }, settings: { greatOldOne: 'yig' } },
      'fear',
      'rage',
    )
    const keys = t.events.map(({ key }) => key)
    expect(keys.indexOf('townAccursed')).toBeLessThan(keys.indexOf('power'))
    expect(t.table.lair).toEqual([4, 0, 0])
  })

  it('TEC-CURSE-4 other tracks stay as they are', () => {
    const t = drawn(
      { ...table, towns: { P2: { fear: 3, rage: 3 }, P3: { fear: 3 } } },
      'fear',
      'greed',
    )
    expect(t.town('P2').madness).toEqual([0, 3, 1])
    expect(t.town('P3').madness).toEqual([3, 0, 0])
  })

  it('TEC-CURSE-5 TEC-CURSE-8 example 2: the next piece starts on the emptied track', () => {
    const yig: Position = {
      ann: { on: 'P2', fear: 1 },
      bob: { on: 'P2' },
      oldOne: 'P4',
      towns: { P2: { fear: 3 } },
      settings: { greatOldOne: 'yig' },
    }
    const t = drawn(yig, 'fear', 'fear')
    expect(t.table.lair).toEqual([4, 0, 0])
    expect(t.told('power')).toEqual([{ colour: 0, oldOne: 3 }])
    expect(t.held('ann')[0]).toBe(1) // nobody is within one of Yig
    expect(t.town('P2').madness).toEqual([1, 0, 0])
  })

  it('TEC-CURSE-6 TEC-CURSE-7 Energy Track: all of it and the whole Discard Mat go into the Bag, and the strength rises', () => {
    const position: Position = {
      ...table,
      energy: 2,
      bag: { fear: 3, eldritch: 1 },
      discard: { fear: 2, rage: 1, chaos: 3, eldritch: 1 },
      supply: { chaos: 4, eldritch: 4 },
    }
    // what is named nowhere is on the Discard Mat: 15 Rage, 15 Greed, the other Fear
    const t = drawn(position, 'eldritch', 'fear')
    expect(t.told('energyAccursed')).toEqual([{ track: 2, discard: [12, 15, 15, 4, 1] }])
    expect(t.table.discard).toEqual([0, 0, 0, 0, 0])
    expect(t.table.bag).toEqual([3 + 12 - 1, 15, 15, 4, 1 - 1 + 3 + 1])
    expect(t.table.energy).toBe(0)
    expect(t.told('strength')).toEqual([{ strength: 1, draws: 2 }])
  })

  it('TEC-CURSE-9 Madness Track of a town: the power of that colour is triggered', () => {
    const t = drawn({ ...table, towns: { P2: { greed: 3 } } }, 'greed', 'fear')
    expect(t.told('power')).toEqual([{ colour: 2, oldOne: 3 }])
  })

  it('TEC-CURSE-10 TEC-CURSE-11 Chaos Track: everything to the supply, and the Brain Token moves up', () => {
    const position = {
      ann: { on: 'P1', chaos: 2 },
      bob: { on: 'P3', chaos: 1 },
      bag: { chaos: 1, fear: 1, eldritch: 3 },
    }
    const t = drawn(position, 'chaos', 'fear')
    expect(t.held('ann')).toEqual([0, 0, 0, 0])
    expect(t.table.supply[3]).toBe(17 - 10 - 4 - 1 + 3) // and one for the Rift
    expect(t.character('ann').brain).toBe(1)
    expect([t.held('bob')[3], t.character('bob').brain]).toEqual([1, 0])
  })

  it.each([
    ['fear', 0],
    ['rage', 1],
    ['greed', 2],
  ] as const)(
    'TEC-CURSE-12 TEC-CURSE-13 %s Track of a character: to the Shambler Mat, and the Brain Token moves up',
    (colour, number) => {
      const t = haunted({ ann: { [colour]: 2 }, bob: { [colour]: 2 } }, colour)
      expect(t.held('ann')).toEqual([0, 0, 0, 0])
      expect(t.table.lair[number]).toBe(3)
      expect(t.character('ann').brain).toBe(1)
      expect(t.held('bob')[number]).toBe(2)
    },
  )

  it('TEC-CURSE-5 on a character’s track as well', () => {
    const t = haunted({ ann: { fear: 2 }, bob: {} }, 'fear', 'fear')
    expect(t.held('ann')[0]).toBe(1)
    expect(t.table.lair[0]).toBe(3)
  })

  const full = { shamblers: ['fear', 'fear', 'greed'] } as const

  it('TEC-CURSE-14 TEC-CURSE-15 TEC-SPAWN-4 Shambler Track: all go home; an Eldritch falls and is refilled', () => {
    const t = drawn({ ...table, towns: { P4: full } }, 'fear', 'fear')
    expect(t.told('shamblersAccursed')).toEqual([{ town: 3, colour: 1, track: [0, 0, 2] }])
    expect(t.town('P4').shamblers).toEqual([-1, -1, -1])
    expect(t.table.lairShamblers).toEqual([5, 5, 5])
    expect(t.told('eldritchFalls')).toEqual([{ town: 3, refilled: true }])
    expect(t.town('P4').eldritch).toBe(3)
    expect(t.table.discard[4]).toBe(1)
    expect(t.table.supply[4]).toBe(4)
  })

  it('TEC-CURSE-16 with no Eldritch in the supply the space stays empty', () => {
    const t = drawn({ ...table, towns: { P4: full }, supply: { eldritch: 0 } }, 'fear', 'fear')
    expect(t.told('eldritchFalls')).toEqual([{ town: 3, refilled: false }])
    expect(t.town('P4').eldritch).toBe(2)
    expect(t.table.discard[4]).toBe(6)
  })

  it('TEC-CURSE-17 with no Eldritch in town nothing more happens', () => {
    const t = drawn({ ...table, towns: { P4: { ...full, eldritch: 0 } } }, 'fear', 'fear')
    expect(t.told('eldritchFalls')).toEqual([])
    expect([t.town('P4').eldritch, t.table.discard[4]]).toEqual([0, 0])
    expect(t.table.lairShamblers).toEqual([5, 5, 5])
  })

  it('TEC-CURSE-18 the curse of a Delirium Track is to reach its top', () => {
    const t = haunted({ ann: { fear: 2, brain: 3 }, bob: {} }, 'fear')
    expect(t.character('ann').brain).toBe(4)
    expect(t.outcome).toEqual({ ending: 'playerMad', winners: [] })
  })
})

describe('The Delirium Track', () => {
  it('TEC-DELIR-1 TEC-DELIR-2 five spaces from the bottom up, one for each accursed track', () => {
    const t = at({
      ann: { fear: 2, rage: 2, greed: 2, chaos: 2 },
      bob: {},
      bag: { fear: 1, rage: 1, greed: 1, eldritch: 3 },
    })
    t.tentacles('fear', 'rage', 'greed').run('draw', { character: 0, left: 3, town: -1 })
    expect(t.told('delirium').map(({ brain }) => brain)).toEqual([1, 2, 3])
    expect(t.outcome).toBeNull()
    expect(t.held('ann')).toEqual([0, 0, 0, 2])
  })

  it('TEC-DELIR-2 an accursed track of a town moves no Brain Token', () => {
    const t = drawn({ ...table, towns: { P2: { fear: 3 } } }, 'fear', 'rage')
    expect(t.told('delirium')).toEqual([])
  })
  it('TEC-DELIR-7 what moves a Brain Token down never moves it below the bottom space', () => {
    const t = at({ ann: { on: 'P3', fear: 1, rage: 1, brain: 1 }, bob: {}, oldOne: 'P1' }).actions()
    t.pick('townAction')
    expect(t.character('ann').brain).toBe(0)
    const low = at({ ann: { on: 'P3', fear: 1, rage: 1 }, bob: {}, oldOne: 'P1' }).actions()
    expect(low.refusal('townAction')).toBe('town-no-effect')
  })
})
