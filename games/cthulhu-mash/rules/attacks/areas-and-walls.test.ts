import { describe, expect, it } from 'vitest'
import { at, type Position } from '../../testing/at.ts'
import { docInSchool } from '../../testing/on-tile.ts'

describe('Walls and areas, in play', () => {
  it('CM-AREA-9 the Tommy Gun strikes nobody behind a wall', () => {
    const t = docInSchool('R4C1', 'tommy-gun', [
      { is: 'cultist', at: 'R4C3' },
      { is: 'deep-one', at: 'R3C3' },
    ])
    t.dice(7).pick('aim', 'tommy-gun at R4C3 1')
    expect([t.foes('cultist').length, t.foes('deep-one').length]).toEqual([0, 1])
  })

  it('CM-AREA-8 it sweeps across the column if the target is farther up than aside', () => {
    const t = at({
      heroes: [
        { is: 'psychotherapist', at: 'R1C1', objects: ['tommy-gun'] },
        { is: 'private-eye', at: 'train-station R1C6' },
      ],
      tiles: ['cultist-temple', 'train-station', 'medical-school'],
      foes: [
        { is: 'cultist', at: 'R4C2' },
        { is: 'deep-one', at: 'R3C1' },
      ],
    })
    expect(t.offers('aim', 'tommy-gun at R3C1 1')).toBe(false)
    t.dice(7).pick('aim', 'tommy-gun at R3C1 0')
    expect([t.foes('cultist').length, t.foes('deep-one').length]).toEqual([0, 0])
  })

  it('CM-AREA-11 a cone reaches nobody behind a wall, and is not fired into one', () => {
    const foes: NonNullable<Position['foes']> = [
      { is: 'cultist', at: 'R5C4' },
      { is: 'deep-one', at: 'R4C5' },
    ]
    const t = docInSchool('R4C2', 'mist-projector', foes)
    t.dice(7).pick('aim', 'mist-projector at R4C2 1')
    expect([t.foes('cultist').length, t.foes('deep-one').length]).toEqual([0, 1])
    const walled = docInSchool('R4C4', 'mist-projector', [...foes, { is: 'mi-go', at: 'R5C6' }])
    expect(walled.offers('aim', 'mist-projector at R4C4 1')).toBe(false)
    expect(walled.offers('aim', 'mist-projector at R4C4 0')).toBe(true)
  })

  it('CM-AREA-1 what would reach only its thrower is not thrown', () => {
    const alone = docInSchool('R4C3', 'dynamite-bundle', [{ is: 'cultist', at: 'R1C1' }])
    expect(alone.offers('aim', 'dynamite-bundle at R5C4 0')).toBe(false)
    const near = docInSchool('R4C3', 'dynamite-bundle', [{ is: 'cultist', at: 'R5C4' }])
    expect(near.offers('aim', 'dynamite-bundle at R5C4 0')).toBe(true)
  })

  it('CM-RANGE-6 what strikes one target is aimed at no area', () => {
    const t = docInSchool('R4C1', 'revolver-32', [{ is: 'cultist', at: 'R4C3' }])
    expect([t.offers('attack', 'revolver-32 at cultist'), t.offers('aim')]).toEqual([true, false])
  })
})
