import { describe, expect, it } from 'vitest'
import { mad } from '../testing/mad.ts'

const net = { kind: 'net', escape: 2 } as const

describe('The insane at the brink', () => {
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

  it('CM-SANE-32 CM-PLACE-14 a web ends their way', () => {
    // Row 3 of the plateau has one on R3C5.
    const t = mad(
      { is: 'private-eye', at: 'R3C3', sanity: 10 },
      { tiles: ['leng-plateau'] },
      { is: 'arctic-explorer', at: 'R6C6' },
    )
    t.dice(4, 5).go()
    expect(t.space('ann')).toBe('R3C5')
    expect(t.hero('ann').holds).toHaveLength(1)
  })

  it('CM-SANE-10 CM-PUSH-3 whoever sees a monster first because it was pushed into sight shudders at it', () => {
    // The wall beside R4C4 hides R4C5 from Bob on R4C1, but not R3C5.
    const t = mad(
      { is: 'arctic-explorer', at: 'R4C6' },
      { foes: [{ is: 'deep-one', at: 'R4C5' }], actions: 2 },
    )
    t.hero('ann').met.push(1)
    t.go().dice(8).pick('push', 'deep-one').dice(1, 1).pick('pushTo', 'R3C5')
    expect(t.told('checks').map(({ seat }) => seat)).toEqual([1])
  })

  it('CM-SANE-38 are helped by whoever stands beside them, and by nobody on another tile', () => {
    const helps = (bob: string): boolean =>
      mad(
        { is: 'private-eye', at: 'medical-school R3C3', objects: ['herbs'] },
        { tiles: ['medical-school', 'train-station'] },
        { is: 'mariner-merchant', at: bob, sanity: 10 },
      )
        .go()
        .offers('help', 'herbs to bob')
    expect([helps('medical-school R3C4'), helps('train-station R3C4')]).toEqual([true, false])
  })
})
