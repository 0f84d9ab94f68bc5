import { describe, expect, it } from 'vitest'
import { at, type MashScenario, type Position } from '../../testing/at.ts'
import { inCamp } from '../../testing/in-camp.ts'

describe('Melee and ranged attacks', () => {
  it('CM-MELEE-1 CM-MELEE-2 only adjacent pieces are struck, never over a solid or a dotted line', () => {
    const t = at({
      heroes: [
        { is: 'mariner-merchant', at: 'R4C3' },
        { is: 'private-eye', at: 'R1C6' },
      ],
      tiles: ['mariners-ship', 'train-station'],
      foes: [
        { is: 'cultist', at: 'R3C3' },
        { is: 'deep-one', at: 'R3C2' },
        { is: 'moon-beast', at: 'R4C2' },
      ],
    })
    expect(t.refusal('attack', 'hands at cultist')).toBe('out-of-sight')
    expect(t.offers('attack', 'hands at deep-one')).toBe(false)
    expect(t.offers('attack', 'hands at moon-beast')).toBe(true)
  })

  it('CM-MELEE-1 a wall on the shared edge stops a blow', () => {
    const t = at({
      heroes: [
        { is: 'mariner-merchant', at: 'R5C1' },
        { is: 'private-eye', at: 'R1C6' },
      ],
      tiles: ['mariners-ship', 'train-station'],
      foes: [{ is: 'cultist', at: 'R5C2' }],
    })
    expect(t.offers('attack', 'hands at cultist')).toBe(false)
  })

  it('CM-MELEE-3 CM-RULING-30 whoever shares the space is struck as if adjacent', () => {
    const t = inCamp({ foes: [{ is: 'star-vampire', at: 'R3C3', on: 0 }] })
    t.dice(4).pick('attack', 'hands at star-vampire')
    expect(t.foes('star-vampire')).toHaveLength(0)
  })

  it('CM-MELEE-4 CM-HOLD-14 a blow at somebody held needs no roll', () => {
    const t = inCamp({
      foes: [{ is: 'gnoph-keh', at: 'R3C4', holds: [{ kind: 'net', escape: 2 }] }],
    })
    t.pick('attack', 'hands at gnoph-keh')
    expect(t.foe('gnoph-keh').health).toBe(1)
    expect(t.told('attacks')).toEqual([])
    expect(t.told('strikes')).toHaveLength(1)
  })

  it('CM-RANGE-1 CM-RANGE-3 shots reach diagonal and distant spaces, not adjacent ones', () => {
    const t = inCamp({
      heroes: [
        { is: 'arctic-explorer', at: 'R3C3', objects: ['revolver-32'] },
        { is: 'private-eye', at: 'R6C6' },
      ],
      foes: [
        { is: 'cultist', at: 'R3C4' },
        { is: 'deep-one', at: 'R2C2' },
        { is: 'mi-go', at: 'R6C3' },
      ],
    })
    expect(t.offers('attack', 'revolver-32 at cultist')).toBe(false)
    expect(t.offers('attack', 'revolver-32 at deep-one')).toBe(true)
    t.dice(4).pick('attack', 'revolver-32 at mi-go')
    expect(t.foes('mi-go')).toHaveLength(0)
  })

  it('CM-RANGE-2 CM-LOS-13 a piece in the way stops a shot, except one by somebody who flies', () => {
    const position = (isFlying: boolean): Position => ({
      heroes: [
        { is: 'arctic-explorer', at: 'R3C1', objects: ['revolver-32'], isFlying },
        { is: 'private-eye', at: 'R6C6' },
      ],
      foes: [
        { is: 'cultist', at: 'R3C3' },
        { is: 'deep-one', at: 'R3C5' },
      ],
    })
    expect(inCamp(position(false)).offers('attack', 'revolver-32 at deep-one')).toBe(false)
    expect(inCamp(position(false)).offers('attack', 'revolver-32 at cultist')).toBe(true)
    expect(inCamp(position(true)).offers('attack', 'revolver-32 at deep-one')).toBe(true)
  })

  it.each([
    [2, true],
    [1, false],
  ])('CM-RANGE-4 CM-RULING-27 a shot at somebody held with a %i: hit %s', (die, isHit) => {
    const t = inCamp({
      heroes: [
        { is: 'arctic-explorer', at: 'R3C1', objects: ['revolver-32'] },
        { is: 'private-eye', at: 'R6C6' },
      ],
      foes: [{ is: 'gnoph-keh', at: 'R3C4', holds: [{ kind: 'net', escape: 2 }] }],
    })
    t.dice(die).pick('attack', 'revolver-32 at gnoph-keh')
    expect(t.foe('gnoph-keh').health).toBe(isHit ? 1 : 2)
  })

  it('CM-RANGE-5 what serves both ways rolls the die of the way it is used', () => {
    const t = inCamp({
      heroes: [
        { is: 'private-eye', at: 'R3C3', objects: ['magic-spear'] },
        { is: 'arctic-explorer', at: 'R6C6' },
      ],
      foes: [
        { is: 'cultist', at: 'R3C4' },
        { is: 'deep-one', at: 'R3C1' },
      ],
    })
    t.dice(2).pick('attack', 'magic-spear at cultist')
    expect(t.table.roll?.faces).toBe(6)
    t.dice(2).pick('attack', 'magic-spear at deep-one')
    expect(t.table.roll?.faces).toBe(10)
  })
})

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
