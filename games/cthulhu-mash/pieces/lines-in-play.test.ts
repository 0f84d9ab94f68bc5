import { describe, expect, it } from 'vitest'
import { at, type Position } from '../testing/at.ts'
import type { HeroAt } from '../testing/one.ts'
import type { TileSlug } from '../tiles/tile-maps.ts'

type Foes = NonNullable<Position['foes']>

/** The Explorer on a space of a tile; the Private Eye out of the way on another tile. */
const on = (
  tile: TileSlug,
  space: string,
  foes: Foes = [],
  hero: Partial<HeroAt> = {},
  more: Partial<Position> = {},
) =>
  at({
    tiles: [tile, 'train-station'],
    heroes: [
      { is: 'arctic-explorer', at: space, ...hero },
      { is: 'private-eye', at: 'train-station R6C1' },
    ],
    foes,
    ...more,
  })

describe('the border', () => {
  it('CM-LINE-2 CM-GATE-18 stops movement, jumps and attacks; only a gate leads through', () => {
    const t = at({
      tiles: ['cultist-temple', 'train-station'],
      heroes: [
        { is: 'arctic-explorer', at: 'R4C6', objects: ['revolver-32'] },
        { is: 'private-eye', at: 'train-station R3C1' },
      ],
    })
    expect(t.offered.some((one) => one.includes('bob'))).toBe(false)
    t.pick('gate')
    expect([t.where('ann'), t.where('bob')]).toEqual(['train-station R3C1', 'cultist-temple R4C6'])
  })
})

describe('solid lines', () => {
  // A windbreak lies between R3C6 and R4C6 of the Base Camp.
  it('CM-LINE-3 stop every attack whose line of sight crosses them', () => {
    const t = on(
      'base-camp',
      'R3C6',
      [
        { is: 'moon-beast', at: 'R5C6' },
        { is: 'cultist', at: 'R4C6' },
      ],
      {
        objects: ['revolver-32'],
      },
    )
    expect(t.offered.filter((one) => one.startsWith('attack'))).toEqual([])
  })

  it('CM-LINE-4 CM-JUMP-3 CM-FLY-3 cannot be crossed by walking, jumping or flying', () => {
    const t = on('base-camp', 'R3C6', [], { isFlying: true })
    expect([t.offers('jump', 'R5C6'), t.offers('step', 'R4C6')]).toEqual([false, false])
    t.pick('takeOff').pick('walk', 'R4C6')
    // Round the end of it: R3C5, R4C5, R4C6.
    expect(t.engine.decision(t.state)?.about).toMatchObject({ points: 3 })
  })

  it('CM-LINE-4 CM-PUSH-5 cannot be crossed by being pushed', () => {
    const t = on('base-camp', 'R2C5', [{ is: 'cultist', at: 'R3C5' }])
    t.dice(5).pick('push', 'cultist')
    expect([
      t.offers('pushTo', 'R3C6'),
      t.offers('pushTo', 'R4C6'),
      t.offers('pushTo', 'R4C4'),
    ]).toEqual([true, true, true])
    const beside = on('base-camp', 'R3C5', [{ is: 'cultist', at: 'R3C6' }])
    beside.dice(5).pick('push', 'cultist')
    expect(beside.offers('pushTo', 'R4C6')).toBe(false)
  })
})

describe('dotted lines', () => {
  // The decks of the Mariner's Ship are parted between rows 3 and 4, but for ladders in columns 2 and 5.
  it('CM-LINE-5 CM-MOVE-5 stop walking, and pushes', () => {
    const t = on('mariners-ship', 'R3C4')
    // By the ladder on R3C5: R3C5, R4C5, R4C4.
    t.pick('walk', 'R4C4')
    expect(t.engine.decision(t.state)?.about).toMatchObject({ points: 3 })
    const push = on('mariners-ship', 'R3C3', [{ is: 'cultist', at: 'R3C4' }])
    push.dice(5).pick('push', 'cultist')
    expect(push.offers('pushTo', 'R4C4')).toBe(false)
  })

  it('CM-LINE-6 CM-MELEE-1 stop melee and push attacks', () => {
    const t = on('mariners-ship', 'R3C4', [{ is: 'cultist', at: 'R4C4' }])
    expect([t.offers('attack', 'hands at cultist'), t.offers('push', 'cultist')]).toEqual([
      false,
      false,
    ])
  })

  it('CM-LINE-7 do not stop ranged attacks', () => {
    const t = on('mariners-ship', 'R3C4', [{ is: 'cultist', at: 'R5C3' }], {
      objects: ['revolver-32'],
    })
    t.dice(3).pick('attack', 'revolver-32 at cultist')
    expect(t.foes('cultist')).toEqual([])
  })

  it('CM-LINE-8 CM-JUMP-4 CM-FLY-3 CM-RULING-19 are crossed by jumping and flying', () => {
    const t = on('mariners-ship', 'R3C3')
    t.pick('jump', 'R5C3')
    expect(t.space('ann')).toBe('R5C3')
    const flying = on('mariners-ship', 'R3C4', [], { isFlying: true })
    flying.pick('takeOff').pick('walk', 'R4C4')
    expect(flying.engine.decision(flying.state)?.about).toMatchObject({ points: 5 })
  })
})

describe('jumps', () => {
  it('CM-JUMP-1 go straight over one space or as many as the statistic says', () => {
    const t = on('cultist-temple', 'R3C1')
    const resumePoints = t.offered
      .filter((one) => one.startsWith('jump '))
      .map((one) => one.slice(5))
    expect(resumePoints.toSorted()).toEqual(['R1C1', 'R3C3', 'R3C4', 'R5C1', 'R6C1'])
  })

  it('CM-JUMP-2 CM-JUMP-4 CM-JUMP-6 cost an action and no die, and pass over pieces and hazards', () => {
    const t = on('cultist-temple', 'R2C1', [{ is: 'cultist', at: 'R3C1' }])
    const { actions } = t.table
    t.pick('jump', 'R4C1')
    expect([t.space('ann'), t.table.actions]).toEqual(['R4C1', actions - 1])
    const dock = on('innsmouth-dock', 'R2C1')
    dock.pick('jump', 'R2C3')
    expect([dock.space('ann'), dock.hero('ann').health]).toEqual(['R2C3', 5])
  })

  it('CM-JUMP-5 land on an unoccupied space that is no obstacle', () => {
    const t = on('cultist-temple', 'R3C1', [{ is: 'cultist', at: 'R3C3' }])
    expect(t.offers('jump', 'R3C3')).toBe(false)
    const booth = on(
      'train-station',
      'R3C1',
      [],
      {},
      {
        tiles: ['train-station', 'medical-school'],
        heroes: [
          { is: 'arctic-explorer', at: 'R3C1' },
          { is: 'psychotherapist', at: 'medical-school R6C1' },
        ],
      },
    )
    expect(booth.offers('jump', 'R3C3')).toBe(false)
  })
})

describe('attacks', () => {
  it('CM-MELEE-2 melee is never diagonal', () => {
    const t = on('cultist-temple', 'R3C1', [{ is: 'cultist', at: 'R4C2' }])
    expect([t.offers('attack', 'hands at cultist'), t.offers('push', 'cultist')]).toEqual([
      false,
      false,
    ])
  })

  it('CM-MELEE-4 CM-HOLD-14 CM-RULING-27 a held piece is hit in melee without a roll and from afar on all but a 1', () => {
    const held = [{ kind: 'net', escape: 2 }] as const
    const t = on('cultist-temple', 'R3C1', [{ is: 'elder-thing', at: 'R3C2', holds: held }])
    t.pick('attack', 'hands at elder-thing')
    expect(t.foe('elder-thing').health).toBe(1)
    const far = on('cultist-temple', 'R3C1', [{ is: 'elder-thing', at: 'R3C4', holds: held }], {
      objects: ['revolver-32'],
    })
    far.dice(1).pick('attack', 'revolver-32 at elder-thing')
    expect(far.foe('elder-thing').health).toBe(2)
    far.dice(2).pick('attack', 'revolver-32 at elder-thing')
    expect(far.foe('elder-thing').health).toBe(1)
  })

  it('CM-RANGE-1 CM-RANGE-3 a shot reaches any space of the tile but the own one and adjacent ones', () => {
    const t = on(
      'cultist-temple',
      'R1C1',
      [
        { is: 'cultist', at: 'R1C2' },
        { is: 'moon-beast', at: 'R2C1' },
        { is: 'elder-thing', at: 'R1C6' },
      ],
      { objects: ['revolver-32'] },
    )
    expect([
      t.offers('attack', 'revolver-32 at cultist'),
      t.offers('attack', 'revolver-32 at moon-beast'),
    ]).toEqual([false, false])
    const open = on('cultist-temple', 'R1C1', [{ is: 'elder-thing', at: 'R1C6' }], {
      objects: ['revolver-32'],
    })
    expect(open.offers('attack', 'revolver-32 at elder-thing')).toBe(true)
    expect(t.offers('attack', 'revolver-32 at elder-thing')).toBe(false)
  })

  it('CM-FIGHT-2 CM-FIGHT-3 CM-FIGHT-4 a total of the defence hits, a 1 always misses, the highest face always hits', () => {
    const struck = (die: number, powers: HeroAt['powers'] = []) => {
      const t = on('cultist-temple', 'R3C1', [{ is: 'gnoph-keh', at: 'R3C2' }], {
        powers,
        objects: ['sword-cane'],
      })
      t.dice(die).pick('attack', 'sword-cane at gnoph-keh')
      return t.foe('gnoph-keh').health
    }
    expect([struck(3), struck(4), struck(1, ['ae-melee'])]).toEqual([2, 1, 2])
    const weak = at({
      tiles: ['cultist-temple', 'train-station'],
      heroes: [
        { is: 'private-eye', at: 'R3C1' },
        {
          is: 'arctic-explorer',
          at: 'R3C2',
          objects: ['cast-iron-skillet', 'winter-clothing'],
          powers: ['ae-defence'],
        },
      ],
    })
    weak.dice(6).pick('attack', 'hands at bob')
    expect(weak.table.roll).toMatchObject({ faces: 6, needed: 7 })
    expect(weak.asked).toBe('bob hurt.stamina')
  })

  it('CM-PUSH-1 CM-PUSH-2 CM-PUSH-4 CM-PUSH-7 a push moves a monster, not a generator, to a free space beside it, and does no damage', () => {
    const t = on('cultist-temple', 'R3C1', [
      { is: 'moon-beast', at: 'R3C2' },
      { is: 'cultist-idol', at: 'R4C1' },
      { is: 'cultist', at: 'R3C3' },
    ])
    expect(t.offers('push', 'cultist-idol')).toBe(false)
    t.dice(4).pick('push', 'moon-beast')
    expect([t.offers('pushTo', 'R3C3'), t.offers('pushTo', 'R4C2')]).toEqual([false, true])
    t.pick('pushTo', 'R4C2')
    expect([t.space('moon-beast'), t.foe('moon-beast').health, t.space('ann')]).toEqual([
      'R4C2',
      2,
      'R3C1',
    ])
  })
})
