import { describe, expect, it } from 'vitest'
import { at, type MashScenario } from '../testing/at.ts'
import { one, two } from '../testing/one.ts'

describe('What a hit brings with it', () => {
  it('CM-OBJ-24 CM-SANE-17 the Sacrificial Knife drains characters as it drains monsters', () => {
    const t = one(
      { is: 'arctic-explorer', health: 2, objects: ['sacrificial-knife'] },
      {},
      { at: 'R3C2', health: 1 },
    )
    t.dice(8).pick('attack', 'sacrificial-knife at bob')
    expect(t.hero('bob').life).toBe('out')
    expect(t.hero('ann').health).toBe(3)
  })

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

  it('CM-DEATH-13 CM-ICON-20 who is slain on a shaft that takes only the pushed leaves nothing either', () => {
    const slain = (space: string): MashScenario =>
      one(
        { is: 'arctic-explorer', at: 'mine-lab R1C3' },
        { tiles: ['mine-lab'] },
        { at: space, health: 1, objects: ['herbs'], home: 'none' },
      )
        .dice(8)
        .pick('attack', 'hands at bob')
    const t = slain('mine-lab R1C2')
    expect([t.table.objectDiscards.length, t.lying('R1C2').open.length]).toEqual([1, 0])
    const u = slain('mine-lab R1C4')
    expect([u.table.objectDiscards.length, u.lying('R1C4').open.length]).toEqual([0, 1])
  })

  it('CM-DEATH-13 CM-DEATH-12 a death on a skull does not follow one into the next life', () => {
    const t = at({
      heroes: [
        { is: 'private-eye', at: 'ice-floats R6C2', objects: ['herbs'] },
        { is: 'psychotherapist', at: 'ice-floats R4C1' },
      ],
      tiles: ['ice-floats', 'train-station', 'medical-school'],
    })
    t.pick('step', 'R6C1')
    expect(t.hero('ann')).toMatchObject({ life: 'respawns', fate: 'lie', spot: -1 })
    expect(t.table.objectDiscards).toHaveLength(1)
  })

  it('CM-DEATH-18 nothing that was in force outlives its bearer', () => {
    const t = one(
      { is: 'arctic-explorer' },
      { tiles: ['cultist-temple', 'train-station', 'base-camp'] },
      { at: 'R3C2', health: 1, isFlying: true, hasWard: false, losesTurn: true },
    )
    Object.assign(t.hero('bob'), { hasRazor: true, surplus: 1, charmed: 6 })
    t.dice(8).pick('attack', 'hands at bob')
    expect(t.hero('bob')).toMatchObject({
      isFlying: false,
      hasRazor: false,
      losesTurn: false,
      surplus: 0,
      charmed: -1,
    })
  })
})

describe('What a death brings with it', () => {
  it('CM-OBJ-22 a Deep One that dies is charmed by nobody when it comes back', () => {
    const t = two({}, { foes: [{ is: 'deep-one', at: 'R3C2' }] })
    t.hero('ann').charmed = t.foe('deep-one').piece
    t.dice(8).pick('attack', 'hands at deep-one')
    expect(t.hero('ann').charmed).toBe(-1)
  })
})
