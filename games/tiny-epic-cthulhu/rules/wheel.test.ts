import { describe, expect, it } from 'vitest'
import { iconAt, sectorOf, STOPS, tentacleStop, townAt } from '../pieces/wheel.ts'
import { at, type Position, type TecScenario } from '../testing/at.ts'

const stops = Array.from({ length: STOPS }, (_, stop) => stop)

/** Two players before Ann's spin; nothing is on the wheel's way. */
const table: Position = {
  ann: { on: 'P1' },
  bob: { on: 'P2' },
  oldOne: 'P3',
  lair: { fear: 2, rage: 1 },
}

/** Lets Ann's turn begin on a stop and stops at the first question, at the latest that of Step 2. */
function spun(
  position: Position,
  stop: number,
  ...drawn: ('fear' | 'rage' | 'greed')[]
): TecScenario {
  return at(position)
    .draws(stop)
    .tentacles(...drawn)
    .turnAt('spin')
}

describe('The wheel', () => {
  it('TEC-WHEEL-2 a spin is one of thirty stops, all equally likely', () => {
    const limits: number[] = []
    const middle = (limit: number): number => {
      limits.push(limit)
      return 6
    }
    at(table).draws(middle).tentacles('fear', 'fear').turnAt('spin')
    expect(limits).toEqual([30])
    expect(spun(table, 27, 'fear', 'fear').table.stop).toBe(27)
  })

  it('TEC-WHEEL-5 the pointers are two or three towns apart', () => {
    for (const stop of stops)
      expect([2, 3]).toContain((townAt(tentacleStop(stop)) - townAt(stop) + 5) % 5)
  })

  it('TEC-WHEEL-6 TEC-WHEEL-7 each half sector begins with its first edge and ends before the next', () => {
    expect([0, 5, 6, 11, 12].map(townAt)).toEqual([0, 0, 1, 1, 2])
    // A line counts to the sector that begins there, wherever in a half sector an angle may be.
    expect([1.99, 2, 2.01].map(sectorOf)).toEqual([0, 1, 1])
    expect([5.99, 6, 6.01].map(townAt)).toEqual([0, 1, 1])
  })

  it('TEC-WHEEL-8 a spin is made once and counts', () => {
    expect(spun(table, 6, 'fear', 'fear').told('spins')).toEqual([
      { character: 0, stop: 6, for: 'turn' },
    ])
  })

  it('TEC-WHEEL-9 every turn has its own spin, the Assistant’s too', () => {
    const t = at({ ann: { on: 'P1' }, ash: { on: 'P4' }, turn: 'ash', oldOne: 'P3' })
    t.draws(6).tentacles('fear', 'fear').draws(22).tentacles('rage', 'rage').turnAt('spin')
    expect(t.told('spins').map(({ character, stop }) => [character, stop])).toEqual([
      [t.numberOf('ash'), 6],
      [t.numberOf('ann'), 22],
    ])
  })
})

describe('1-A The pointer action', () => {
  it('TEC-POINT-1 is the icon at the front-pointer, not at the tentacle-pointer', () => {
    const t = spun(table, 19, 'fear', 'fear', 'fear') // Surge; the tentacle-pointer is on Surge as well
    expect(iconAt(19)).toBe('surge')
    expect(t.told('surge')).toHaveLength(1)
    const rift = spun(table, 6, 'fear', 'fear') // Rift; the tentacle-pointer is on Lull
    expect(iconAt(tentacleStop(6))).toBe('lull')
    expect(rift.told('rift')).toHaveLength(1)
    expect(rift.table.lair).toEqual([2, 1, 0])
  })

  it('TEC-POINT-2 TEC-CHOICE-2 Lull: the active player moves one Madness from the Shambler Mat to the Discard Mat', () => {
    const t = spun(table, 0)
    expect(t.asked).toBe('ann pointer.lull')
    expect(t.offered).toEqual(['lull fear', 'lull rage'])
    const { discard } = t.table
    expect(discard).toEqual([0, 0, 0, 0, 0])
    t.tentacles('greed', 'greed').pick('lull', 'rage')
    expect(t.table.lair).toEqual([2, 0, 0])
    expect(t.table.discard).toEqual([0, 1, 0, 0, 0])
    expect(t.asked).toBe('ann stepTwo.choose')
  })

  it('TEC-POINT-2 with a single colour there is nothing to ask', () => {
    const t = spun({ ...table, lair: { greed: 2 } }, 0, 'fear', 'fear')
    expect(t.told('lulls')).toEqual([{ character: 0, colour: 2 }])
    expect(t.table.lair).toEqual([0, 0, 1])
  })

  it('TEC-POINT-3 Lull does nothing if the Shambler Mat holds no Madness', () => {
    const t = spun({ ...table, lair: {} }, 0, 'fear', 'fear')
    expect(t.told('lullsNothing')).toHaveLength(1)
    expect(t.table.discard).toEqual([0, 0, 0, 0, 0])
  })

  it('TEC-POINT-4 Rift: one Chaos from the supply to the Discard Mat', () => {
    const t = spun({ ...table, supply: { chaos: 2 } }, 6, 'fear', 'fear')
    expect(t.table.supply[3]).toBe(1)
    expect(t.table.discard[3]).toBe(6) // 17, less 10 on the Necronomicon and 2 in the supply, and one more
  })

  it('TEC-POINT-5 Rift does nothing without Chaos in the supply', () => {
    const t = spun({ ...table, supply: { chaos: 0 } }, 6, 'fear', 'fear')
    expect(t.told('riftsNothing')).toHaveLength(1)
    expect(t.told('rift')).toEqual([])
    expect(t.table.discard[3]).toBe(7)
  })

  it.each([
    [2, 0, 'Fear'],
    [14, 1, 'Rage'],
    [26, 2, 'Greed'],
  ])(
    'TEC-POINT-6 TEC-POWER-2 an Omen triggers the power of its colour: stop %i, %i %s',
    (stop, colour) => {
      const t = spun({ ...table, lair: {} }, stop, 'fear', 'fear')
      expect(t.told('omen')).toEqual([{ colour }])
      expect(t.told('power')).toEqual([{ colour, oldOne: 2 }])
    },
  )

  it('TEC-POINT-7 Surge: one more is drawn in 1-B', () => {
    const t = spun(table, 4, 'fear', 'rage', 'greed')
    expect(t.told('drawing')).toEqual([{ character: 0, count: 3, town: 0 }])
    expect(t.town('P1').madness).toEqual([1, 1, 1])
    expect(spun(table, 6, 'fear', 'rage').told('drawing')).toMatchObject([{ count: 2 }])
  })
})
