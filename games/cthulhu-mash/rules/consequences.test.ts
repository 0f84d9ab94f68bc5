import { describe, expect, it } from 'vitest'
import type { MashScenario } from '../testing/at.ts'
import { one, two } from '../testing/one.ts'

describe('What a hit brings with it', () => {
  it('CM-SPELL-15 Steal Life takes from characters too, and from nobody whom it costs nothing', () => {
    const stolen = (bob: object): MashScenario =>
      one(
        { is: 'psychotherapist', health: 1, spells: ['steal-life'] },
        {},
        { is: 'private-eye', at: 'R3C2', ...bob },
      )
        .dice(6)
        .pick('attack', 'steal-life at bob')
    expect(stolen({}).hero('ann').health).toBe(2)
    expect(stolen({ hasWard: true }).hero('ann').health).toBe(1)
  })

  it('CM-REACT-8 CM-REACT-9 what is thrown back is no blow, so nobody parries it', () => {
    const t = one(
      { is: 'mariner-merchant', objects: ['revolver-32'] },
      {},
      { is: 'psychotherapist', at: 'R3C4', spells: ['reflection'] },
    )
    t.dice(6).pick('attack', 'revolver-32 at bob').pick('reflect')
    expect(t.told('parries')).toEqual([])
    expect([t.hero('ann').health, t.hero('bob').health]).toEqual([2, 3])
  })
})

describe('What a hazard brings with it', () => {
  it('CM-REACT-14 CM-REACT-11 nobody braces against it, stamina or not', () => {
    // The brazier R2C2 costs a point.
    const t = two({ is: 'arctic-explorer', at: 'R1C2', mentality: 4 })
    t.pick('step', 'R2C2')
    expect(t.asked).toBe('ann move.choose')
    expect(t.hero('ann')).toMatchObject({ health: 4, mentality: 4 })
  })
})
