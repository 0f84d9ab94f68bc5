import { describe, expect, it } from 'vitest'
import { at, type Position, type TecScenario } from '../testing/at.ts'

/** Stop 6 points to P2; the tentacle-pointer is at P4, strip 2, which is Rage on the Constable's Watch. */
const table: Position = { ann: { on: 'P1' }, bob: { on: 'P3' }, oldOne: 'P3' }

const spun = (position: Position): TecScenario =>
  at(position).draws(6).tentacles('fear', 'fear').turnAt('spin')

describe('1-C Spawn a Shambler', () => {
  it('TEC-SPAWN-1 one, at the tentacle-pointer, in the colour of its strip', () => {
    const t = spun(table)
    expect(t.told('spawns')).toEqual([{ town: 3, space: 0, colour: 1, wanted: 1 }])
    expect(t.table.towns.map(({ shamblers }) => shamblers[0])).toEqual([-1, -1, -1, 1, -1])
    expect(t.table.lairShamblers).toEqual([5, 4, 5])
    const other = spun({ ...table, towns: { P4: { site: 'pottersField' } } })
    expect(other.told('spawns')).toMatchObject([{ town: 3, colour: 0 }]) // strip 2 is Fear there
  })

  it('TEC-SPAWN-2 TEC-BANISH-10 in the lowest empty space, so that a gap is filled first', () => {
    const t = spun({ ...table, towns: { P4: { shamblers: ['fear', null, 'greed'] } } })
    expect(t.town('P4').shamblers).toEqual([0, 1, 2])
  })

  it('TEC-SPAWN-3 example 3: with none of the colour the next to the right is taken', () => {
    const allRage = {
      P1: { shamblers: ['rage', 'rage', 'rage'] },
      P5: { shamblers: ['rage', 'rage'] },
    } as const
    const t = spun({ ...table, towns: allRage })
    expect(t.told('spawns')).toEqual([{ town: 3, space: 0, colour: 2, wanted: 1 }])
    const noGreed = spun({
      ...table,
      towns: {
        ...allRage,
        P2: { shamblers: ['greed', 'greed', 'greed'] },
        P3: { shamblers: ['greed', 'greed'] },
      },
    })
    expect(noGreed.told('spawns')).toEqual([{ town: 3, space: 0, colour: 0, wanted: 1 }])
  })

  it('TEC-SPAWN-4 a full track becomes accursed', () => {
    const t = spun({ ...table, towns: { P4: { shamblers: ['fear', 'rage', 'greed'] } } })
    expect(t.told('shamblersAccursed')).toHaveLength(1)
    expect(t.told('spawns')).toEqual([])
  })

  it('TEC-SPAWN-5 the last Shambler of the mat that makes a track accursed was never in town: no loss', () => {
    const t = spun({
      ...table,
      towns: {
        P1: { shamblers: ['fear', 'fear', 'fear'] },
        P2: { shamblers: ['fear', 'fear', 'greed'] },
        P3: { shamblers: ['greed', 'greed', 'greed'] },
        P4: { shamblers: ['rage', 'rage', 'greed'] },
        P5: { shamblers: ['rage', 'rage'] },
      },
    })
    expect(t.told('shamblersAccursed')).toEqual([{ town: 3, colour: 1, track: [1, 1, 2] }])
    expect(t.table.lairShamblers).toEqual([0, 3, 1])
    expect(t.outcome).toBeNull()
  })

  it('TEC-SPAWN-6 a Shambler that spawns where a character stands causes no draw', () => {
    const t = spun({ ...table, ann: { on: 'P4' }, bob: { on: 'P4' } })
    expect(t.told('drawing')).toEqual([{ character: 0, count: 2, town: 1 }])
    expect([t.held('ann'), t.held('bob')]).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ])
  })
})

describe('1-D Move the Great Old One', () => {
  it('TEC-STALK-1 straight to the town at the tentacle-pointer', () => {
    const t = spun({ ...table, oldOne: 'P1' })
    expect(t.told('stalks')).toEqual([{ from: 0, to: 3 }])
    expect(t.table.oldOne).toBe(3)
  })

  it('TEC-STALK-2 also if the Shambler Track there became accursed', () => {
    const t = spun({ ...table, towns: { P4: { shamblers: ['fear', 'rage', 'greed'] } } })
    expect(t.town('P4').shamblers).toEqual([-1, -1, -1])
    expect(t.table.oldOne).toBe(3)
  })

  it('TEC-STALK-3 its arrival does nothing else, however many stand there', () => {
    const t = spun({ ...table, ann: { on: 'P4', fear: 1 }, bob: { on: 'P4', rage: 2 } })
    const last = t.events.findIndex(({ key }) => key === 'stalks')
    expect(t.events.slice(last + 1).map(({ key }) => key)).not.toContain('reveals')
    expect([t.held('ann'), t.held('bob')]).toEqual([
      [1, 0, 0, 0],
      [0, 2, 0, 0],
    ])
    expect(t.table.characters.map(({ town }) => town)).toEqual([3, 3])
  })
})
