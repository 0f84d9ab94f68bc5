import { describe, expect, it } from 'vitest'
import { at, type Position } from '../../testing/at.ts'
import { dieThrown } from '../../testing/die-thrown.ts'
import { attached } from '../../testing/monster-steps.ts'
import { explorerOn, marinerInStation } from '../../testing/on-tile.ts'
import { one, two } from '../../testing/one.ts'

const eye = { is: 'private-eye', at: 'train-station R5C3' } as const
const mariner = { is: 'mariner-merchant', at: 'train-station R6C6' } as const
const beast = { is: 'moon-beast', at: 'R3C2' } as const

describe('Push and grapple', () => {
  const below: NonNullable<Position['tiles']> = [
    { is: 'cultist-temple', row: 0, column: 0 },
    { is: 'leng-plateau', row: 1, column: 0 },
  ]

  it.each([
    [4, true],
    [3, false],
  ])('CM-PUSH-1 CM-PUSH-6 CM-PUSH-7 a %i against defence 4: pushed %s', (die, isPushed) => {
    const t = marinerInStation().dice(die).pick('push', 'bob')
    expect(t.table.actions).toBe(4)
    expect(t.asked).toBe(isPushed ? 'ann shove.where' : 'ann actions.choose')
    if (!isPushed) return
    t.pick('pushTo', 'R2C6')
    expect([t.space('ann'), t.space('bob')]).toEqual(['R3C5', 'R2C6'])
    expect(t.hero('bob').health).toBe(4)
  })

  it('CM-PUSH-1 nobody is pushed who is not adjacent or stands behind a line', () => {
    const t = at({
      heroes: [
        { is: 'mariner-merchant', at: 'R4C3' },
        { is: 'private-eye', at: 'R3C3' },
        { is: 'psychotherapist', at: 'R5C2' },
        { is: 'arctic-explorer', at: 'R4C2' },
      ],
      tiles: ['mariners-ship', 'train-station'],
    })
    expect(t.offered.filter((one) => one.startsWith('push'))).toEqual(['push dee'])
  })

  it('CM-PUSH-1 CM-PUSH-2 CM-PUSH-4 CM-PUSH-7 a push moves a monster, not a generator, to a free space beside it, and does no damage', () => {
    const t = explorerOn('cultist-temple', 'R3C1', [
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

  it('CM-PUSH-2 CM-GEN-9 a generator cannot be pushed', () => {
    const t = marinerInStation({
      foes: [
        { is: 'guard-cell', at: 'R4C5', health: 1 },
        { is: 'cultist', at: 'R3C4' },
      ],
    })
    expect(t.offered.filter((one) => one.startsWith('push'))).toEqual(['push bob', 'push cultist'])
  })

  it('CM-GENER-15 CM-PUSH-2 nothing pushes a generator onto a skull or into a gate', () => {
    const t = at({
      heroes: [
        { is: 'private-eye', at: 'R5C3' },
        { is: 'psychotherapist', at: 'R1C6' },
      ],
      foes: [{ is: 'guard-cell', at: 'R6C3' }],
    })
    expect(t.offers('push')).toBe(false)
  })

  it('CM-PUSH-3 CM-PUSH-4 CM-RULING-3 to an adjacent or diagonal space that is free and no obstacle', () => {
    const t = marinerInStation({ foes: [{ is: 'cultist', at: 'R2C6' }] })
      .dice(8)
      .pick('push', 'bob')
    // R2C5 is an obstacle, the cultist is on R2C6 and the pusher on R3C5.
    expect(t.offered).toEqual(['pushTo R4C6', 'pushTo R4C5'])
  })

  it('CM-RULING-3 CM-PUSH-4 a push goes onto an unoccupied space only', () => {
    const t = at({
      heroes: [eye, mariner],
      tiles: ['train-station'],
      foes: [
        { is: 'moon-beast', at: 'R5C2' },
        { is: 'cultist', at: 'R5C1' },
      ],
    })
    t.dice(4).pick('push', 'moon-beast')
    expect(t.offers('pushTo', 'R5C1')).toBe(false)
    expect(t.offers('pushTo', 'R5C3')).toBe(false)
    expect(t.offers('pushTo', 'R4C2')).toBe(false)
    expect(t.offers('pushTo', 'R6C1')).toBe(true)
  })

  it('CM-PUSH-5 never over a line', () => {
    const t = at({
      heroes: [
        { is: 'mariner-merchant', at: 'R5C3' },
        { is: 'private-eye', at: 'R4C3' },
      ],
      tiles: ['mariners-ship', 'train-station'],
    })
    t.dice(8).pick('push', 'bob')
    // Below R4C3 runs a dotted line; the ladder beside it ends at the corner and lets pass.
    expect(t.offers('pushTo', 'R3C3')).toBe(false)
    expect(t.offers('pushTo', 'R3C4')).toBe(false)
    expect(t.offers('pushTo', 'R4C4')).toBe(true)
    expect(t.offers('pushTo', 'R5C2')).toBe(true)
  })

  it('CM-PUSH-6 without any destination it cannot be tried', () => {
    const t = at({
      heroes: [
        { is: 'mariner-merchant', at: 'R1C2' },
        { is: 'private-eye', at: 'R1C1' },
      ],
      tiles: ['train-station', 'base-camp'],
      foes: [
        { is: 'cultist', at: 'R2C1' },
        { is: 'deep-one', at: 'R2C2' },
      ],
    })
    expect(t.refusal('push', 'bob')).toBe('nowhere-to-push')
  })

  it('CM-PUSH-6 CM-PUSH-8 a gate is destination enough', () => {
    const t = one(
      { is: 'arctic-explorer', at: 'train-station R3C2' },
      {
        tiles: [
          { is: 'leng-plateau', column: 0 },
          { is: 'train-station', column: 1 },
        ],
        foes: [
          { is: 'cultist', at: 'train-station R3C1' },
          { is: 'star-mound', at: 'train-station R4C1' },
          { is: 'star-mound', at: 'train-station R2C2' },
        ],
      },
      { at: 'train-station R6C6' },
    )
    t.dice(8).pick('push', 'cultist')
    expect(t.where('cultist')).toBe('leng-plateau R4C6')
  })

  it('CM-PUSH-8 CM-RULING-4 onto a gate space, or into the gate; and whoever is on one already', () => {
    const t = at({
      heroes: [
        { is: 'mariner-merchant', at: 'R3C2' },
        { is: 'private-eye', at: 'R3C1' },
      ],
      tiles: [{ is: 'train-station' }, { is: 'base-camp', turned: 2 }],
    })
    t.dice(8).pick('push', 'bob')
    expect(t.offered).toContain('pushGate train-station R3C1')
    expect(t.offered).toContain('pushTo R4C1')
    t.pick('pushGate', 'train-station R3C1')
    expect(t.where('bob')).toBe('base-camp R3C1')
    expect(t.where('ann')).toBe('train-station R3C2')
  })

  it('CM-PUSH-8 a dead end kills, whatever the health', () => {
    const t = at({
      heroes: [
        { is: 'mariner-merchant', at: 'R5C3' },
        { is: 'private-eye', at: 'R6C2', objects: ['herbs'] },
        { is: 'psychotherapist', at: 'R1C1' },
      ],
      tiles: ['train-station', 'base-camp'],
      foes: [{ is: 'gnoph-keh', at: 'R5C4' }],
    })
    t.dice(8).pick('push', 'gnoph-keh').pick('pushGate', 'train-station R6C3')
    expect(t.foes('gnoph-keh')).toEqual([])
    expect(t.told('shattered')).toHaveLength(1)
  })

  it('CM-PUSH-9 the icons of the space act, those for pushed pieces too', () => {
    const t = marinerInStation({
      heroes: [
        { is: 'mariner-merchant', at: 'R3C4' },
        { is: 'private-eye', at: 'R3C5' },
      ],
    })
    t.dice(8).pick('push', 'bob').pick('pushTo', 'R4C5')
    expect(t.hero('bob')).toMatchObject({ health: 3, holds: [{ kind: 'space', escape: 3 }] })
  })

  it('CM-PUSH-10 CM-RULING-28 CM-HOLD-12 a held piece needs the roll, leaves what the space holds it by and takes the rest along', () => {
    const position: Position = {
      heroes: [
        { is: 'mariner-merchant', at: 'R3C5' },
        {
          is: 'private-eye',
          at: 'R4C5',
          holds: [
            { kind: 'space', escape: 3 },
            { kind: 'bolos', escape: 1 },
          ],
        },
      ],
    }
    expect(marinerInStation(position).dice(3).pick('push', 'bob').told('pushes')).toMatchObject([
      { isDone: false },
    ])
    const t = marinerInStation(position).dice(4).pick('push', 'bob').pick('pushTo', 'R5C5')
    expect(t.hero('bob').holds.map(({ kind }) => kind)).toEqual(['bolos'])
  })

  it('CM-PUSH-11 a vampire on oneself is thrown off against its own defence', () => {
    const t = marinerInStation({ foes: [{ is: 'star-vampire', at: 'R3C5', on: 0 }] })
    t.dice(3).pick('push', 'star-vampire')
    expect(t.foe('star-vampire').victim).toBe(0)
    t.dice(4).pick('push', 'star-vampire')
    expect(t.offers('pushTo', 'R3C6')).toBe(false)
    t.pick('pushTo', 'R2C4')
    expect(t.foe('star-vampire').victim).toBe(-1)
    expect(t.space('star-vampire')).toBe('R2C4')
  })

  it('CM-PUSH-11 CM-PUSH-8 CM-GATE-22 a vampire that is thrown into one lets go', () => {
    const t = one(
      { is: 'arctic-explorer', at: 'R1C4' },
      { tiles: below, foes: [{ is: 'star-vampire', at: 'cultist-temple R1C4', on: 0 }] },
      { at: 'cultist-temple R6C6' },
    )
    t.dice(8).pick('push', 'star-vampire').pick('pushGate', 'cultist-temple R1C4')
    expect(t.foe('star-vampire').victim).toBe(-1)
    expect([t.where('star-vampire'), t.where('ann')]).toEqual([
      'leng-plateau R6C3',
      'cultist-temple R1C4',
    ])
  })
})

describe('A Star Vampire', () => {
  it('CM-PUSH-11 a push throws it off onto a space beside', () => {
    const t = attached()
    t.dice(4).pick('push', 'star-vampire').pick('pushTo', 'R4C1')
    expect([t.foe('star-vampire').victim, t.space('star-vampire')]).toEqual([-1, 'R4C1'])
  })
})

describe('Which die is thrown', () => {
  it('CM-PUSH-1 CM-STAT-2 to push: the die of the card', () => {
    for (const [is, die] of [
      ['arctic-explorer', 'd8'],
      ['mariner-merchant', 'd8'],
      ['private-eye', 'd6'],
      ['psychotherapist', 'd6'],
    ] as const) {
      const t = two({ is }, { foes: [beast] })
      expect(dieThrown(() => t.pick('push', 'moon-beast'))).toBe(die)
    }
  })
})
