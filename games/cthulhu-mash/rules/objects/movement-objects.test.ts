import { describe, expect, it } from 'vitest'
import { at, type MashScenario } from '../../testing/at.ts'
import { type HeroAt, one, two } from '../../testing/one.ts'
import { moveOf } from '../characters/numbers.ts'

describe('Blue objects to move and carry with', () => {
  const reach = (t: MashScenario, space: string): boolean => t.offers('walk', space)

  it('CM-OBJ-37 CM-OBJ-40 CM-ITEM-17 CM-MOVE-19 bicycle and sled add 2 to the move, but only one of them', () => {
    const from = (objects: NonNullable<HeroAt['objects']>): MashScenario =>
      one({ is: 'arctic-explorer', at: 'R1C1', objects })
    // R6C2 lies 6 steps off, R6C4 8, R6C5 9, R6C6 10.
    expect(reach(from([]), 'R6C2')).toBe(true)
    expect(reach(from([]), 'R6C3')).toBe(false)
    for (const objects of [['bicycle'], ['dog-sled'], ['bicycle', 'dog-sled']] as const) {
      expect(reach(from(objects), 'R6C4')).toBe(true)
      expect(reach(from(objects), 'R6C5')).toBe(false)
    }
  })

  it('CM-OBJ-37 a Bicycle gives 2 more movement', () => {
    const walking = two({})
    const riding = two({ objects: ['bicycle'] })
    const reach = (t: typeof walking): number =>
      t.offered.filter((one) => one.startsWith('walk ')).length
    expect(reach(riding)).toBeGreaterThan(reach(walking))
    // Eight steps: over row 3 to R3C6, then up to R6C6's neighbour.
    expect([walking.offers('walk', 'R5C6'), riding.offers('walk', 'R5C6')]).toEqual([false, true])
  })

  it('CM-MOVE-19 CM-OBJ-37 the one in use gives its points once', () => {
    const t = two({ objects: ['bicycle', 'dog-sled'] })
    expect(moveOf(t.hero('ann'), false)).toBe(8)
    expect(moveOf(t.hero('ann'), true)).toBe(6)
  })

  it('CM-OBJ-40 CM-OBJ-47 CM-STAT-17 sled and barrow give room for 6 and 5 more and do not count themselves', () => {
    const full = ['herbs', 'herbs', 'herbs', 'bolos', 'net', 'pitchfork'] as const
    const pile = [{ at: 'R3C1', open: ['sword-cane', 'dog-sled'] }] as const
    const t = one({ is: 'private-eye', objects: full }, { piles: pile })
    expect(t.refusal('pickUp', 'sword-cane')).toBe('no-room')
    t.pick('pickUp', 'dog-sled').pick('pickUp', 'sword-cane')
    expect(t.carries('ann')).toHaveLength(8)
    const barrow = one(
      {
        is: 'private-eye',
        objects: [...full, 'wheelbarrow', 'bicycle', 'acid-vial', 'acid-vial', 'handcuffs'],
      },
      { piles: [{ at: 'R3C1', open: ['sword-cane', 'magic-spear'] }] },
    )
    barrow.pick('pickUp', 'sword-cane')
    expect(barrow.refusal('pickUp', 'magic-spear')).toBe('no-room')
  })

  it('CM-OBJ-40 CM-STAT-17 the Dog Sled gives 2 movement and 6 encumbrance and is not counted itself', () => {
    const full: HeroAt['objects'] = [
      'pitchfork',
      'bolos',
      'net',
      'sword-cane',
      'handcuffs',
      'magic-spear',
    ]
    const eye = (objects: HeroAt['objects'] = []) =>
      at({
        tiles: ['cultist-temple'],
        heroes: [
          { is: 'private-eye', at: 'R3C1', objects },
          { is: 'psychotherapist', at: 'R6C6' },
        ],
        piles: [{ at: 'R3C1', open: ['herbs'] }],
      })
    expect(eye(full).refusal('pickUp', 'herbs')).toBe('no-room')
    const t = eye(['dog-sled', ...full])
    expect(t.offers('pickUp', 'herbs')).toBe(true)
    expect(t.offers('walk', 'R5C6')).toBe(true)
    expect(eye(['dog-sled']).offers('walk', 'R5C6')).toBe(true)
  })

  it('CM-OBJ-40 its encumbrance holds even while a Bicycle is in use', () => {
    const t = at({
      tiles: ['cultist-temple'],
      heroes: [
        {
          is: 'private-eye',
          at: 'R3C1',
          objects: ['dog-sled', 'bicycle', 'pitchfork', 'bolos', 'net', 'sword-cane', 'handcuffs'],
        },
        { is: 'psychotherapist', at: 'R6C6' },
      ],
      piles: [{ at: 'R3C1', open: ['herbs'] }],
    })
    t.pick('wear', 'bicycle')
    expect(t.offers('pickUp', 'herbs')).toBe(true)
  })

  it('CM-OBJ-43 ice boots spare the boot on ice, but not in the mud', () => {
    const on = (tile: 'base-camp' | 'abhoth-swamp', objects: NonNullable<HeroAt['objects']>) =>
      one({ is: 'private-eye', at: 'R3C1', objects }, { tiles: [tile] })
    expect(reach(on('base-camp', []), 'R3C4')).toBe(true)
    expect(reach(on('base-camp', []), 'R3C5')).toBe(false)
    expect(reach(on('base-camp', ['ice-boots']), 'R4C6')).toBe(true)
    expect(reach(on('abhoth-swamp', ['ice-boots']), 'R6C1')).toBe(true)
    expect(reach(on('abhoth-swamp', ['ice-boots']), 'R6C2')).toBe(false)
  })

  it('CM-OBJ-43 Ice Boots spare the boot of ice, not that of mud', () => {
    const eye = (tile: 'elder-city' | 'abhoth-swamp', objects: HeroAt['objects'] = []) => {
      const t = at({
        tiles: [tile],
        heroes: [
          { is: 'private-eye', at: 'R3C1', objects },
          { is: 'psychotherapist', at: 'R6C4' },
        ],
      })
      return t.offered.filter((one) => one.startsWith('walk ')).length
    }
    expect(eye('elder-city', ['ice-boots'])).toBeGreaterThan(eye('elder-city'))
    expect(eye('abhoth-swamp', ['ice-boots'])).toBe(eye('abhoth-swamp'))
  })

  it('CM-OBJ-47 the Wheelbarrow gives 5 encumbrance, is not counted and is no movement object', () => {
    const t = at({
      tiles: ['cultist-temple'],
      heroes: [
        {
          is: 'private-eye',
          at: 'R3C1',
          objects: ['wheelbarrow', 'pitchfork', 'bolos', 'net', 'sword-cane', 'handcuffs', 'herbs'],
        },
        { is: 'psychotherapist', at: 'R6C6' },
      ],
      piles: [{ at: 'R3C1', open: ['cultist-wine'] }],
    })
    expect(t.offers('pickUp', 'cultist-wine')).toBe(true)
    expect([t.offers('walk', 'R5C6'), t.offers('wear', 'wheelbarrow')]).toEqual([false, false])
  })
})
