import { describe, expect, it } from 'vitest'
import type { CharacterPosition, TownPosition } from '../testing/at.ts'
import { ashActs, beforeAsh } from '../testing/ash-acts.ts'

/** What Ash has after collecting on a card, as Fear, Rage, Greed and Chaos. */
function collect(ash: CharacterPosition, town: TownPosition): number[] {
  const t = ashActs(
    beforeAsh({ ash: { on: 'P1', ...ash }, towns: { P1: { page: 'F09', ...town } } }),
  )
  return t.held('ash')
}

describe('An Assistant collects', () => {
  it('TEC-ASSIST-2 as many as a player would: 1, and 1 more for each Greed it has by then', () => {
    expect(collect({}, { fear: 3 })).toEqual([1, 0, 0, 0])
    expect(collect({ greed: 1 }, { fear: 3 })).toEqual([2, 0, 1, 0])
    expect(collect({ greed: 2 }, { fear: 2, rage: 2 })).toEqual([1, 2, 2, 0])
    // The Greed that it takes now does not count.
    expect(collect({}, { fear: 2, greed: 2 })).toEqual([0, 0, 1, 0])
  })

  it('TEC-ASSIST-2 from its own card before it moves, and only as far as there are any', () => {
    const t = beforeAsh({
      ann: { on: 'P2' },
      ash: { on: 'P1', greed: 2 },
      towns: { P1: { fear: 1, page: 'F09' }, P2: { fear: 3, rage: 3, page: 'F10' } },
    })
    t.table.stop = 6
    ashActs(t)
    expect(t.held('ash')).toEqual([1, 0, 2, 0])
    expect(t.character('ash').town).toBe(1)
    expect(t.town('P2').madness).toEqual([3, 3, 0])
    expect(t.told('collects')).toEqual([{ character: 1, town: 0, taken: [1, 0, 0] }])
  })

  it('TEC-ASSIST-3 fills its slots row by row: Greed, Rage, Fear', () => {
    expect(collect({}, { fear: 1, rage: 1, greed: 1 })).toEqual([0, 0, 1, 0])
    expect(collect({}, { fear: 1, rage: 1 })).toEqual([0, 1, 0, 0])
    expect(collect({ rage: 1 }, { fear: 1, rage: 1 })).toEqual([1, 1, 0, 0])
    // The upper row once the lower one offers nothing.
    expect(collect({ rage: 1 }, { rage: 2 })).toEqual([0, 2, 0, 0])
    expect(collect({ greed: 1, rage: 1 }, { rage: 2, greed: 1 })).toEqual([0, 2, 2, 0])
    expect(collect({ fear: 1, rage: 1 }, { fear: 1, rage: 1 })).toEqual([1, 2, 0, 0])
  })

  it('TEC-ASSIST-2 TEC-ASSIST-3 example 14: the lower row comes first', () => {
    const t = beforeAsh({
      ash: { on: 'P1', greed: 1 },
      towns: { P1: { fear: 1, rage: 1, greed: 2, page: 'F09' } },
    })
    ashActs(t)
    expect(t.held('ash')).toEqual([1, 1, 1, 0])
    expect(t.town('P1').madness).toEqual([0, 0, 2])
  })

  it('TEC-ASSIST-4 a full track takes no more and is never accursed', () => {
    const t = beforeAsh({
      ash: { on: 'P1', fear: 2, rage: 2, greed: 2 },
      towns: { P1: { fear: 3, rage: 3, greed: 3, page: 'none' } },
    })
    ashActs(t)
    expect(t.held('ash')).toEqual([2, 2, 2, 0])
    expect(t.town('P1').madness).toEqual([3, 3, 3])
    expect(t.character('ash').brain).toBe(0)
    expect(t.told('collects')).toEqual([])
    expect(collect({ fear: 2, greed: 2 }, { fear: 3, greed: 3 })).toEqual([2, 0, 2, 0])
  })
})
