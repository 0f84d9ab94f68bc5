import { describe, expect, it } from 'vitest'
import { at } from '../../testing/at.ts'
import { inCamp } from '../../testing/in-camp.ts'
import { explorerOn } from '../../testing/on-tile.ts'
import { one, two } from '../../testing/one.ts'

const net = { kind: 'net', escape: 2 } as const

describe('Melee attacks', () => {
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

  it('CM-MELEE-2 melee is never diagonal', () => {
    const t = explorerOn('cultist-temple', 'R3C1', [{ is: 'cultist', at: 'R4C2' }])
    expect([t.offers('attack', 'hands at cultist'), t.offers('push', 'cultist')]).toEqual([
      false,
      false,
    ])
  })

  it('CM-MELEE-3 CM-RULING-30 whoever shares the space is struck as if adjacent', () => {
    const t = inCamp({ foes: [{ is: 'star-vampire', at: 'R3C3', on: 0 }] })
    t.dice(4).pick('attack', 'hands at star-vampire')
    expect(t.foes('star-vampire')).toHaveLength(0)
  })

  it('CM-MELEE-3 CM-RANGE-5 a weapon that is for both is used with the melee die on a vampire on one’s own shoulders', () => {
    const t = at({
      heroes: [
        { is: 'private-eye', at: 'R3C1', objects: ['magic-spear'] },
        { is: 'psychotherapist', at: 'R1C6' },
      ],
      tiles: ['cultist-temple', 'train-station', 'medical-school'],
      foes: [{ is: 'star-vampire', at: 'R3C1', on: 0 }],
    })
    t.dice(5).pick('attack', 'magic-spear at star-vampire')
    expect(t.table.roll?.faces).toBe(6)
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

  it('CM-MELEE-4 CM-HOLD-14 CM-RULING-27 a held piece is hit in melee without a roll and from afar on all but a 1', () => {
    const held = [{ kind: 'net', escape: 2 }] as const
    const t = explorerOn('cultist-temple', 'R3C1', [{ is: 'elder-thing', at: 'R3C2', holds: held }])
    t.pick('attack', 'hands at elder-thing')
    expect(t.foe('elder-thing').health).toBe(1)
    const far = explorerOn(
      'cultist-temple',
      'R3C1',
      [{ is: 'elder-thing', at: 'R3C4', holds: held }],
      {
        objects: ['revolver-32'],
      },
    )
    far.dice(1).pick('attack', 'revolver-32 at elder-thing')
    expect(far.foe('elder-thing').health).toBe(2)
    far.dice(2).pick('attack', 'revolver-32 at elder-thing')
    expect(far.foe('elder-thing').health).toBe(1)
  })

  it('CM-FOE-12 CM-MELEE-4 a charge at somebody who is held needs no roll', () => {
    const t = two(
      { is: 'psychotherapist', holds: [net] },
      { foes: [{ is: 'gnoph-keh', at: 'R3C4' }], from: 'monsters' },
    ).pick('rouse', 'gnoph-keh')
    t.pick('charge', 'ann e to R3C2')
    expect(t.told('strikes')).toHaveLength(1)
    expect(t.hero('ann').health).toBe(2)
  })

  it('CM-ITEM-16 CM-MELEE-4 what holds is spent on a hit that needs no roll', () => {
    const t = one(
      { is: 'arctic-explorer', objects: ['handcuffs'] },
      { foes: [{ is: 'cultist', at: 'R3C2', holds: [{ kind: 'net', escape: 2 }] }] },
    )
    t.pick('attack', 'handcuffs at cultist')
    expect(t.told('attacks')).toEqual([])
    expect(t.carries('ann')).toEqual([])
    expect(t.table.objectDiscards).toHaveLength(1)
    expect(t.foe('cultist').holds.map(({ kind }) => kind)).toEqual(['net', 'handcuffs'])
  })
})
