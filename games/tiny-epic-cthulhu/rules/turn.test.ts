import { describe, expect, it } from 'vitest'
import { at } from '../testing/at.ts'

describe('A turn', () => {
  it('TEC-TURN-2 TEC-TURN-3 the wheel first, in four parts, then actions', () => {
    const t = at({ ann: { on: 1 }, bob: { on: 1 }, oldOne: 3, lair: { fear: 1 } })
    t.spin(4).tentacles('fear', 'rage', 'fear').turnAt('spin')
    expect(t.events.map(({ key }) => key)).toEqual([
      'turn',
      'spins',
      'surge',
      'drawing',
      'creeps',
      'creeps',
      'creeps',
      'spawns',
      'stalks',
    ])
    expect(t.question).toBe('ann stepTwo.choose')
  })
})
