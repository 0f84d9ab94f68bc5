import { describe, expect, it } from 'vitest'
import { at, type MashScenario } from '../../testing/at.ts'

describe('Operating equipment', () => {
  const lab = (at1: string): MashScenario =>
    at({
      heroes: [
        { is: 'mariner-merchant', at: at1 },
        { is: 'private-eye', at: 'base-camp R1C6' },
      ],
      tiles: ['mine-lab', 'base-camp'],
      foes: [
        { is: 'moon-beast', at: 'R1C4' },
        { is: 'cultist', at: 'R2C5' },
        { is: 'deep-one', at: 'R2C3' },
      ],
    })

  it('CM-OPER-1 CM-OPER-3 from its space the drill reaches all within the outline, whoever stands between', () => {
    expect(lab('R3C6').offers('drill')).toBe(false)
    const t = lab('R2C6')
    expect(t.offers('drill', 'moon-beast')).toBe(true)
    expect(t.offers('drill', 'cultist')).toBe(true)
    expect(t.offers('drill', 'deep-one')).toBe(false)
  })

  it.each([
    [4, 0],
    [3, 2],
  ])('CM-OPER-2 a %i on the operate die against defence 4 leaves %i health', (die, left) => {
    const t = lab('R2C6').dice(die).pick('drill', 'moon-beast')
    expect(t.table.roll).toMatchObject({ faces: 6, needed: 4 })
    expect(t.foes('moon-beast').map(({ health }) => health)).toEqual(left === 0 ? [] : [left])
    expect(t.table.actions).toBe(4)
  })

  it('CM-OPER-4 a monster on the operating space has no use for it', () => {
    const t = at({
      heroes: [
        { is: 'mariner-merchant', at: 'R2C4' },
        { is: 'private-eye', at: 'base-camp R1C6' },
      ],
      tiles: ['mine-lab', 'base-camp'],
      foes: [{ is: 'moon-beast', at: 'R2C6' }],
      from: 'monsters',
    })
    t.pick('rouse', 'moon-beast')
    expect(t.offered.filter((one) => !one.startsWith('foeWalk'))).toEqual(['rest'])
  })
})
