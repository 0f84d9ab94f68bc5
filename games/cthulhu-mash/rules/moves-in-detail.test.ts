import { describe, expect, it } from 'vitest'
import { at } from '../testing/at.ts'
import { doc, one } from '../testing/one.ts'

describe('Jumps in detail', () => {
  it('CM-JUMP-5 CM-JUMP-4 nobody lands on an obstacle, though one with dotted lines can be jumped over', () => {
    const t = one(
      { is: 'mariner-merchant', at: 'R2C3' },
      { tiles: ['train-station'] },
      { at: 'R6C1' },
    )
    // R2C5 is such an obstacle; R2C4 lies between, R2C6 beyond.
    expect(t.offers('jump', 'R2C5')).toBe(false)
    expect(t.offers('jump', 'R2C6')).toBe(true)
  })

  it('CM-SANE-10 CM-JUMP-6 who jumps looks about where it lands', () => {
    const t = at({
      settings: { victory: 'cooperative', sanity: true },
      heroes: [
        { is: 'mariner-merchant', at: 'R2C5' },
        { ...doc, at: 'R6C6' },
      ],
      tiles: ['medical-school'],
      foes: [{ is: 'deep-one', at: 'R5C3' }],
    })
    t.hero('bob').met.push(1)
    t.dice(1, 1).pick('jump', 'R2C3')
    expect(t.told('checks')).toHaveLength(1)
  })
})

describe('Hazards in detail', () => {
  it('CM-OBJ-39 CM-ICON-10 the necklace is good against water, not against fire', () => {
    const t = one({ is: 'private-eye', at: 'R2C1', objects: ['deep-one-necklace'] })
    t.pick('step', 'R2C2')
    expect(t.hero('ann').health).toBe(3)
  })

  it('CM-SWIM-1 a Deep One burns like anybody', () => {
    const t = one(
      { is: 'mariner-merchant', at: 'R1C1' },
      { foes: [{ is: 'deep-one', at: 'R1C2', health: 1 }] },
      { at: 'R6C6' },
    )
    t.dice(8).pick('push', 'deep-one').pick('pushTo', 'R2C2')
    expect(t.foes('deep-one')).toEqual([])
  })
})

it.each(['R2C5', 'R5C3'])(
  'CM-MOVE-1 whoever stands on %s may walk to other spaces, not to that',
  (space) => {
    const heroes = [
      { is: 'private-eye', at: space },
      { is: 'psychotherapist', at: 'R6C6' },
    ] as const
    const walks = at({ heroes, tiles: ['family-farm', 'train-station'] }).offered.filter((one) =>
      one.startsWith('walk'),
    )
    expect(walks.length).toBeGreaterThan(5)
    expect(walks).not.toContain(`walk ${space}`)
  },
)
