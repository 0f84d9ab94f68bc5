import { describe, expect, it } from 'vitest'
import { at, before } from '../../testing/at.ts'
import { mad, saneMariner, variant } from '../../testing/mad.ts'

const net = { kind: 'net', escape: 2 } as const

describe('What the insane do', () => {
  it('CM-SANE-34 it attacks one adjacent piece at random with the bare melee die', () => {
    const t = mad(
      {
        is: 'mariner-merchant',
        sanity: 18,
        at: 'R3C3',
        objects: ['pitchfork'],
        powers: [],
      },
      {
        foes: [
          { is: 'moon-beast', at: 'R3C4' },
          { is: 'web-cocoon', at: 'R2C3' },
        ],
      },
      { at: 'R4C3' },
    )
    t.dice(6).draws(1).dice(4).go()
    expect(t.told('attacks')).toMatchObject([{ by: 0, natural: 4, total: 4 }])
    expect(t.foe('moon-beast').health).toBe(1)
    const friend = mad(
      { is: 'mariner-merchant', sanity: 18, at: 'R3C3' },
      { foes: [{ is: 'moon-beast', at: 'R3C4' }] },
      { at: 'R4C3' },
    )
    friend.dice(6).draws(0).dice(4).go()
    expect(friend.hero('bob').health).toBe(3)
  })

  it('CM-SANE-34 a 6 attacks a random adjacent target with bare hands, and is lost with none', () => {
    const t = before(
      saneMariner(
        { sanity: 21, objects: ['pitchfork'] },
        { actions: 1, foes: [{ is: 'star-mound', at: 'R4C2' }] },
      ),
    )
    t.dice(6).draws(0).dice(8).go()
    expect(t.foe('star-mound').health).toBe(2)
    const nobody = before(saneMariner({ sanity: 21 }, { actions: 1 }))
      .dice(6)
      .go()
    expect(nobody.told('attacks')).toEqual([])
  })

  it('CM-SANE-35 CM-RULING-60 held it tries to break free on 2-5; chosen reactions are closed, passive ones work', () => {
    const held = (...dice: number[]): number =>
      mad({
        is: 'mariner-merchant',
        sanity: 18,
        at: 'R3C3',
        holds: [{ kind: 'net', escape: 2 }],
      })
        .dice(...dice)
        .go()
        .hero('ann').holds.length
    expect(held(2, 2)).toBe(0)
    expect(held(5, 3)).toBe(1)
    expect(held(1)).toBe(1)
    expect(held(6)).toBe(1)
    // A hold of the space needs a way out; the net does not, and is the one that it tries.
    const pit = (objects: readonly ('web-cocoon' | 'cultist-idol')[], ...dice: number[]) =>
      mad(
        {
          is: 'mariner-merchant',
          sanity: 18,
          at: 'cultist-temple R4C3',
          holds: [
            { kind: 'space', escape: 2 },
            { kind: 'net', escape: 2 },
          ],
        },
        {
          tiles: ['cultist-temple'],
          foes: objects.map((is, index) => ({ is, at: ['R4C2', 'R4C4', 'R3C3'][index] ?? '' })),
        },
        { at: 'R1C1' },
      )
        .dice(...dice)
        .go()
        .hero('ann')
        .holds.map(({ kind }) => kind)
    expect(pit(['cultist-idol', 'web-cocoon', 'web-cocoon'], 2, 1)).toEqual(['space'])
    expect(pit(['cultist-idol', 'web-cocoon', 'web-cocoon'], 6)).toEqual(['space', 'net'])
    // With nothing that it could break it stays as it is, whatever it would have tried.
    const stuck = mad(
      {
        is: 'mariner-merchant',
        sanity: 18,
        at: 'cultist-temple R4C3',
        holds: [{ kind: 'space', escape: 2 }],
      },
      {
        tiles: ['cultist-temple'],
        foes: [
          { is: 'cultist-idol', at: 'R4C2' },
          { is: 'web-cocoon', at: 'R4C4' },
          { is: 'web-cocoon', at: 'R3C3' },
        ],
      },
      { at: 'R1C1' },
    )
    expect(stuck.dice(2).go().told('tries')).toEqual([])
    const t = at({
      settings: variant,
      heroes: [
        { is: 'private-eye', at: 'R3C3' },
        {
          is: 'arctic-explorer',
          at: 'R4C3',
          sanity: 20,
          health: 3,
          objects: ['winter-clothing', 'first-aid-kit', 'cock-fighter'],
        },
      ],
      tiles: ['medical-school'],
      foes: [{ is: 'cultist-idol', at: 'R6C1' }],
    })
    t.dice(4).pick('attack', 'hands at bob')
    expect(t.hero('bob').health).toBe(3)
    t.dice(5).pick('attack', 'hands at bob')
    expect(t.asked).toBe('ann actions.choose')
    expect(t.hero('bob')).toMatchObject({ health: 2, mentality: 4 })
  })

  it('CM-SANE-35 CM-HERO-9 an insane Private Eye does not slip out of a net', () => {
    const t = mad(
      { is: 'private-eye', sanity: 20, holds: [{ kind: 'net', escape: 2 }] },
      {},
      {
        is: 'mariner-merchant',
      },
    )
    t.dice(2, 6).go()
    expect(t.asked).toBe('actions is over')
    expect(t.hero('ann')).toMatchObject({ mentality: 4, holds: [{ kind: 'net' }] })
  })

  it('CM-SANE-36 CM-DEATH-1 whoever has one health left dies of the machine on a 1', () => {
    const t = mad({ is: 'mariner-merchant', sanity: 18, health: 1 }).dice(2, 6, 1, 1, 1).go()
    expect(t.hero('ann').life).not.toBe('alive')
    expect(t.where('ann')).toBe('nowhere')
  })

  it('CM-SANE-36 example 7: an odd base of 63 is healed to 32', () => {
    const t = mad({ is: 'arctic-explorer', sanity: 20, at: 'R3C5' })
    t.dice(4, 1, 2).go()
    expect(t.hero('ann').sanity).toBe(32)
  })
})

describe('The insane', () => {
  it('CM-SANE-34 they strike with the melee die', () => {
    const t = mad(
      { is: 'private-eye', at: 'R1C5', sanity: 10 },
      {
        foes: [{ is: 'star-mound', at: 'R1C6' }],
      },
      { is: 'arctic-explorer' },
    )
    t.draws(0).dice(6, 2).go()
    expect(t.table.roll).toMatchObject({ faces: 6, dice: [2] })
  })

  it('CM-SANE-36 CM-SANE-40 the machine brings back whoever has a single point, and nobody without', () => {
    const wandered = (sanity: number): number => {
      const t = mad({ is: 'mariner-merchant', at: 'R2C6', sanity })
      t.dice(2, 1, 4).go()
      return t.hero('ann').sanity
    }
    expect([wandered(1), wandered(0)]).toEqual([22, 0])
  })

  it('CM-SANE-34 CM-MELEE-4 and hit whoever is held without a roll', () => {
    const t = mad(
      { is: 'private-eye', at: 'R1C5', sanity: 10 },
      { foes: [{ is: 'cultist', at: 'R1C6', holds: [net] }] },
      { is: 'arctic-explorer' },
    )
    for (const hero of t.table.heroes) hero.met.push(0)
    t.draws(0).dice(6).go()
    expect(t.foes('cultist')).toEqual([])
  })
})
