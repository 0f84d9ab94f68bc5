import { describe, expect, it } from 'vitest'
import type { MashScenario, Position } from '../../testing/at.ts'
import { stepInCamp, stepInTemple } from '../../testing/monster-steps.ts'
import { two } from '../../testing/one.ts'

/** The spaces that were stepped onto, in their order. */
const stepsOf = (t: MashScenario): (string | undefined)[] =>
  t.told('steps').map(({ spot }) => t.spotName(spot).split(' ')[1])

describe('The charge of a Gnoph-Keh', () => {
  /** A Gnoph-Keh of a human controller at somebody on a space. */
  const charges = (at: string, from: string, more: Position = {}): string[] => {
    const t = two(
      { is: 'psychotherapist', at },
      { foes: [{ is: 'gnoph-keh', at: from }], from: 'monsters', ...more },
    )
    t.pick('rouse', 'gnoph-keh')
    return t.offered.filter((option) => option.startsWith('charge'))
  }

  it('CM-FOE-12 CM-FOE-13 CM-FOE-14 CM-FOE-15 CM-RULING-34 a charge: in, a blow, and out, once in a step', () => {
    const t = stepInCamp({ foes: [{ is: 'gnoph-keh', at: 'R3C1' }] })
    t.pick('rouse', 'gnoph-keh')
    // Two steps in, and five points for the way out.
    expect(t.offers('charge', 'ann w to R3C4')).toBe(true)
    expect(t.offers('charge', 'ann w to R3C6')).toBe(true)
    expect(t.offers('charge', 'ann w to R3C3')).toBe(false)
    t.dice(2).pick('charge', 'ann w to R3C4')
    expect(t.told('misses')).toHaveLength(1)
    expect(t.space('gnoph-keh')).toBe('R3C4')
    expect(t.offers('charge')).toBe(false)
    expect(t.offers('foeStrike', 'ann')).toBe(true)
  })

  it('CM-FOE-12 CM-FOE-13 beside its victim it must step away and back first', () => {
    const beside = (bootSparesMonsters: boolean): MashScenario =>
      stepInCamp({
        settings: { bootSparesMonsters },
        foes: [{ is: 'gnoph-keh', at: 'R3C2' }],
      }).pick('rouse', 'gnoph-keh')
    expect(beside(true).offers('charge', 'ann w to R3C4')).toBe(true)
    // At two points a step that would be eight of its seven.
    expect(beside(false).offers('charge')).toBe(false)
  })

  it('CM-FOE-12 CM-FOE-13 CM-FOE-14 runs in, strikes and runs out again in one action', () => {
    const t = stepInTemple([{ is: 'gnoph-keh', at: 'R3C3' }])
    t.pick('rouse', 'gnoph-keh').dice(5).pick('charge', 'ann e to R4C1')
    expect([t.hero('ann').health, t.space('gnoph-keh')]).toEqual([2, 'R4C1'])
    expect(t.offered.some((one) => one.startsWith('charge'))).toBe(false)
  })

  it('CM-FOE-12 may end on any free space in reach, the first of the tile among them', () => {
    const t = stepInTemple([{ is: 'gnoph-keh', at: 'R3C3' }]).pick('rouse', 'gnoph-keh')
    expect(t.offers('charge', 'ann e to R1C1')).toBe(true)
  })

  it('CM-FOE-12 needs at least one step before', () => {
    const cornered = (bob: string) => {
      const t = stepInTemple(
        [{ is: 'gnoph-keh', at: 'R6C1' }],
        {},
        {
          heroes: [
            { is: 'psychotherapist', at: 'R6C2' },
            { is: 'private-eye', at: bob },
          ],
        },
      )
      t.pick('rouse', 'gnoph-keh')
      return t.offered.some((one) => one.startsWith('charge'))
    }
    // With Bob in the only other way there is no step to take before.
    expect([cornered('R5C1'), cornered('R1C1')]).toEqual([false, true])
  })

  it('CM-FOE-12 CM-FOE-13 a charge goes space by space, and one point is enough to leave', () => {
    const roused = (at: string): MashScenario =>
      two({ is: 'psychotherapist' }, { foes: [{ is: 'gnoph-keh', at }], from: 'monsters' }).pick(
        'rouse',
        'gnoph-keh',
      )
    const t = roused('R3C3').dice(2).pick('charge', 'ann e to R4C1')
    expect(stepsOf(t)).toEqual(['R3C2', 'R3C1', 'R4C1'])
    // Five points to the space beside her, one into hers, one out of it.
    expect(roused('R4C6').offers('charge')).toBe(true)
    expect(roused('R5C6').offers('charge')).toBe(false)
  })

  it('CM-FOE-12 who has walked can still charge, who has charged cannot again', () => {
    const t = two(
      { is: 'psychotherapist' },
      { foes: [{ is: 'gnoph-keh', at: 'R3C5' }], from: 'monsters' },
    ).pick('rouse', 'gnoph-keh')
    t.pick('foeWalk', 'R3C4')
    expect(t.offers('charge')).toBe(true)
    const u = two(
      { is: 'psychotherapist' },
      { foes: [{ is: 'gnoph-keh', at: 'R3C3' }], from: 'monsters' },
    ).pick('rouse', 'gnoph-keh')
    u.dice(2).pick('charge', 'ann e to R3C3')
    expect(u.offers('charge')).toBe(false)
  })

  it('CM-FOE-12 CM-FOE-13 beside its target it first steps away and back, if there is room', () => {
    expect(charges('R3C1', 'R3C2').length).toBeGreaterThan(0)
    const t = two(
      { is: 'psychotherapist', at: 'R3C1' },
      { foes: [{ is: 'gnoph-keh', at: 'R3C2' }], from: 'monsters' },
    )
    t.pick('rouse', 'gnoph-keh')
    t.dice(2).pick('charge', 'ann e to R4C1')
    const steps = t.told('steps').map(({ spot }) => t.spotName(spot).split(' ')[1])
    expect(steps).toEqual(['R4C2', 'R3C2', 'R3C1', 'R4C1'])
  })

  it('CM-FOE-13 CM-FOE-15 without points for the whole way there is no charge', () => {
    const t = stepInCamp({
      settings: { bootSparesMonsters: false },
      foes: [{ is: 'gnoph-keh', at: 'R3C1' }],
    })
    // Here every step costs two of its seven points: two in, one out.
    t.pick('rouse', 'gnoph-keh')
    expect(t.offers('charge', 'ann w to R3C4')).toBe(true)
    expect(t.offers('charge', 'ann w to R3C5')).toBe(false)
    const far = stepInCamp({
      settings: { bootSparesMonsters: false },
      heroes: [
        { is: 'psychotherapist', at: 'R3C4' },
        { is: 'private-eye', at: 'R1C6' },
      ],
      foes: [{ is: 'gnoph-keh', at: 'R3C1' }],
    })
    far.pick('rouse', 'gnoph-keh')
    expect(far.offers('charge')).toBe(false)
  })

  it('CM-FOE-13 three points are just enough, two are not', () => {
    // On the ice every step costs two of its seven.
    const onIce = (from: string): number =>
      charges('R3C3', from, { tiles: ['base-camp', 'medical-school'] }).length
    expect(onIce('R3C1')).toBeGreaterThan(0)
    expect(onIce('R3C6')).toBe(0)
  })

  it('CM-FOE-14 CM-FOE-15 CM-RULING-34 a charge whose end a vampire has taken leaves by the nearest way', () => {
    const t = two(
      { is: 'psychotherapist', at: 'R3C3', health: 1, mentality: 0 },
      {
        tiles: ['cultist-temple', 'medical-school'],
        foes: [
          { is: 'star-vampire', at: 'R3C3', on: 0 },
          { is: 'star-vampire', at: 'R3C3', on: 0 },
          { is: 'gnoph-keh', at: 'R3C6' },
        ],
        from: 'monsters',
      },
    )
    t.untilTurnEnds().pick('rouse', 'gnoph-keh').dice(8).pick('charge', 'ann e to R4C3')
    expect([t.space('star-vampire', 1), t.space('star-vampire', 2)]).toEqual(['R3C3', 'R4C3'])
    expect(t.space('gnoph-keh')).toBe('R3C2')
  })

  it('CM-FOE-14 it enters by no side behind a line', () => {
    // The altar screen lies above R4C3 and R4C4.
    const ways = charges('R5C3', 'R6C1')
    expect(ways.length).toBeGreaterThan(0)
    const t = two(
      { is: 'psychotherapist', at: 'R4C3' },
      {
        foes: [
          { is: 'gnoph-keh', at: 'R5C4' },
          { is: 'star-mound', at: 'R6C4' },
          { is: 'star-mound', at: 'R5C3' },
        ],
        from: 'monsters',
      },
    )
    t.pick('rouse', 'gnoph-keh')
    expect(t.offered.filter((option) => option.startsWith('charge'))).toEqual([])
  })

  it('CM-FOE-15 a charge is carried out to the end though its victim dies', () => {
    const t = stepInCamp({
      heroes: [
        { is: 'psychotherapist', at: 'R3C3', health: 1 },
        { is: 'private-eye', at: 'R1C6' },
      ],
      tiles: ['base-camp', 'medical-school'],
      foes: [{ is: 'gnoph-keh', at: 'R3C1' }],
    })
    t.untilTurnEnds().pick('rouse', 'gnoph-keh').dice(8).pick('charge', 'ann w to R4C4')
    expect(t.hero('ann').life).toBe('respawns')
    expect(t.space('gnoph-keh')).toBe('R4C4')
  })

  it('CM-FOE-15 is carried out to the end whether or not it hits', () => {
    const t = stepInTemple([{ is: 'gnoph-keh', at: 'R3C3' }])
    t.pick('rouse', 'gnoph-keh').dice(1).pick('charge', 'ann e to R4C1')
    expect([t.hero('ann').health, t.space('gnoph-keh')]).toEqual([3, 'R4C1'])
  })

  it('CM-FOE-15 nobody is charged at on a space that would harm the monster', () => {
    expect(charges('R1C2', 'R1C5').length).toBeGreaterThan(0)
    expect(charges('R2C2', 'R1C5')).toEqual([])
  })
})
