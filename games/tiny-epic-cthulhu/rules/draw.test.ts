import { ScriptedChance } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import type { KindKey } from '../pieces/colours.ts'
import type { Game } from '../frames.ts'
import { strengthTrack } from '../pieces/old-ones.ts'
import { at, engine, type Position, type TecScenario } from '../testing/at.ts'
import { takeFromBag } from './draw.ts'
import { drawsInStepOne } from './strength.ts'

/** Two players; Ann draws on stop 6, a Rift at P2, so that two tentacles come and the spawn is at P4. */
const table: Position = { ann: { on: 'P1' }, bob: { on: 'P3' }, oldOne: 'P3' }

function drawn(position: Position, ...kinds: KindKey[]): TecScenario {
  return at(position)
    .draws(6)
    .tentacles(...kinds)
    .turnAt('spin')
}

describe('1-B Draw tentacles', () => {
  it('TEC-DRAW-1 example 1: the number right of the Strength Token, one more with Surge', () => {
    const { table: before } = at({ ...table, strength: 5 })
    expect(strengthTrack('nyarlathotep', 1).slice(0, 5)).toEqual([2, 2, 3, 3, 3])
    expect(drawsInStepOne(before)).toBe(4)
    const calm = drawn({ ...table, strength: 5 }, 'fear', 'fear', 'rage', 'rage')
    expect(calm.told('drawing')).toMatchObject([{ count: 4 }])
    const surge = at({ ...table, strength: 5 }).draws(4)
    surge.tentacles('fear', 'fear', 'rage', 'rage', 'greed').turnAt('spin')
    expect(surge.told('drawing')).toMatchObject([{ count: 5 }])
  })

  it.each([
    [0, 2],
    [1, 2],
    [2, 3],
    [3, 3],
    [4, 3],
    [5, 4],
  ])('TEC-DRAW-1 after %i increases %i are drawn', (strength, count) => {
    expect(drawsInStepOne(at({ ...table, strength }).table)).toBe(count)
  })

  it('TEC-DRAW-2 the number is read once: strength that rises during the draw adds nothing', () => {
    const t = drawn({ ...table, strength: 1, energy: 2 }, 'eldritch', 'fear')
    expect(t.table.strength).toBe(2)
    expect(drawsInStepOne(t.table)).toBe(3)
    expect(t.told('drawing')).toMatchObject([{ count: 2 }])
    expect(t.town('P2').madness).toEqual([1, 0, 0])
  })

  it('TEC-DRAW-3 each is resolved with all it triggers before the next is drawn', () => {
    const t = at({
      ...table,
      settings: { greatOldOne: 'cthulhu' },
      towns: { P2: { fear: 3 } },
      oldOne: 'P2',
    })
    t.draws(6).tentacles('fear').turnAt('spin')
    expect(t.asked).toBe('ann cthulhuDeals.choose') // the second has not been drawn yet
    expect(t.told('creeps')).toEqual([])
    t.pick('deal', 'ann').pick('deal', 'bob').pick('deal', 'ann')
    t.tentacles('greed').pick('deal', 'bob')
    expect([t.held('ann')[0], t.held('bob')[0]]).toEqual([2, 2])
    expect(t.told('creeps')).toEqual([{ town: 1, colour: 2 }])
  })

  it('TEC-DRAW-4 every tentacle in the Bag is equally likely', () => {
    const t = at({ ...table, bag: { fear: 6, rage: 3, greed: 1, chaos: 2, eldritch: 3 } })
    const seen = [0, 0, 0, 0, 0]
    for (let place = 0; place < 15; place++) {
      const state = engine.copy(t.state)
      const chance = new ScriptedChance().draws(place)
      const kind = takeFromBag({ state, chance, event: undefined } as unknown as Game)
      seen[kind] = (seen[kind] ?? 0) + 1
    }
    expect(seen).toEqual([6, 3, 1, 2, 3])
  })

  it('TEC-DRAW-5 with an empty Bag the other draws are skipped and the turn goes on', () => {
    const impossible = ['too little Eldritch is left in the Bag and on the Energy Track']
    const t = drawn({ ...table, bag: { fear: 1 }, impossible }, 'fear')
    expect(t.told('bagEmpty')).toHaveLength(1)
    expect(t.town('P2').madness).toEqual([1, 0, 0])
    expect(t.asked).toBe('ann stepTwo.choose')
  })

  it('TEC-DRAW-6 Eldritch goes on the Energy Track', () => {
    const t = drawn(table, 'eldritch', 'eldritch')
    expect(t.told('energy')).toEqual([{ energy: 1 }, { energy: 2 }])
    expect([t.table.energy, t.table.bag[4]]).toEqual([2, 1])
  })

  it('TEC-DRAW-7 Chaos goes on the Chaos Track of the active character', () => {
    const t = drawn({ ...table, bag: { chaos: 1, fear: 1, eldritch: 3 } }, 'chaos', 'fear')
    expect([t.held('ann'), t.held('bob')]).toEqual([
      [0, 0, 0, 1],
      [0, 0, 0, 0],
    ])
  })

  it('TEC-DRAW-8 Madness goes on the matching track of the town at the front-pointer', () => {
    const t = drawn(table, 'rage', 'greed')
    expect(t.table.towns.map(({ madness }) => madness)).toEqual([
      [0, 0, 0],
      [0, 1, 1],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ])
  })

  it('TEC-DRAW-9 draws for a Shambler too go one at a time, Eldritch on the Energy Track, on through a refilled Bag', () => {
    const t = at({ ...table, energy: 2, bag: { eldritch: 1 }, discard: { rage: 15 } })
    t.tentacles('eldritch', 'rage', 'rage')
    t.run('draw', { character: 0, left: 3, town: -1 })
    expect(t.told('energyAccursed')).toHaveLength(1)
    expect(t.held('ann')).toEqual([0, 2, 0, 0])
    expect(t.table.strength).toBe(1)
  })
})
