import { describe, expect, it } from 'vitest'
import { caster, one } from '../testing/one.ts'

describe('Spells on oneself in detail', () => {
  it('CM-SPELL-3 a ward that still holds is not cast again', () => {
    const t = caster(['flesh-ward'], {}, { hasWard: true })
    expect(t.refusal('cast', 'flesh-ward')).toBe('once-a-turn')
  })

  it('CM-CAST-5 nobody heals who knows no such spell', () => {
    const t = caster(['mental-regeneration'], {}, { health: 1, mentality: 1 })
    expect(t.offers('castOn', 'heal on ann')).toBe(false)
    expect(t.offers('castOn', 'mental-regeneration on ann')).toBe(true)
  })

  it('CM-SPELL-1 CM-DEATH-18 what a dead caster has bound is free', () => {
    const t = one(
      { is: 'psychotherapist', at: 'R2C1', health: 1 },
      {
        tiles: ['cultist-temple', 'medical-school'],
        foes: [
          { is: 'cultist', at: 'R6C1', boundBy: 0 },
          { is: 'moon-beast', at: 'R6C6', boundBy: 1 },
        ],
      },
    )
    t.pick('step', 'R2C2')
    expect([t.foe('cultist').boundBy, t.foe('moon-beast').boundBy]).toEqual([-1, 1])
  })
})
