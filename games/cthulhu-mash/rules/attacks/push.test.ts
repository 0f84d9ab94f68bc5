import { describe, expect, it } from 'vitest'
import { at, type MashScenario, type Position } from '../../testing/at.ts'

/** The Mariner Merchant (push d8) in the Train Station, side by side with Base Camp. */
const table = (more: Position = {}): MashScenario =>
  at({
    heroes: [
      { is: 'mariner-merchant', at: 'R3C5' },
      { is: 'private-eye', at: 'R3C6' },
    ],
    tiles: ['train-station', 'base-camp'],
    ...more,
  })

describe('Push and grapple', () => {
  it.each([
    [4, true],
    [3, false],
  ])('CM-PUSH-1 CM-PUSH-6 CM-PUSH-7 a %i against defence 4: pushed %s', (die, isPushed) => {
    const t = table().dice(die).pick('push', 'bob')
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

  it('CM-PUSH-2 CM-GEN-9 a generator cannot be pushed', () => {
    const t = table({
      foes: [
        { is: 'guard-cell', at: 'R4C5', health: 1 },
        { is: 'cultist', at: 'R3C4' },
      ],
    })
    expect(t.offered.filter((one) => one.startsWith('push'))).toEqual(['push bob', 'push cultist'])
  })

  it('CM-PUSH-3 CM-PUSH-4 CM-RULING-3 to an adjacent or diagonal space that is free and no obstacle', () => {
    const t = table({ foes: [{ is: 'cultist', at: 'R2C6' }] })
      .dice(8)
      .pick('push', 'bob')
    // R2C5 is an obstacle, the cultist is on R2C6 and the pusher on R3C5.
    expect(t.offered).toEqual(['pushTo R4C6', 'pushTo R4C5'])
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
    const t = table({
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
    expect(table(position).dice(3).pick('push', 'bob').told('pushes')).toMatchObject([
      { isDone: false },
    ])
    const t = table(position).dice(4).pick('push', 'bob').pick('pushTo', 'R5C5')
    expect(t.hero('bob').holds.map(({ kind }) => kind)).toEqual(['bolos'])
  })

  it('CM-PUSH-11 a vampire on oneself is thrown off against its own defence', () => {
    const t = table({ foes: [{ is: 'star-vampire', at: 'R3C5', on: 0 }] })
    t.dice(3).pick('push', 'star-vampire')
    expect(t.foe('star-vampire').victim).toBe(0)
    t.dice(4).pick('push', 'star-vampire')
    expect(t.offers('pushTo', 'R3C6')).toBe(false)
    t.pick('pushTo', 'R2C4')
    expect(t.foe('star-vampire').victim).toBe(-1)
    expect(t.space('star-vampire')).toBe('R2C4')
  })

  it('CM-PUSH-12 CM-FOE-17 somebody pushed takes along the vampire that clings to it', () => {
    const t = table({ foes: [{ is: 'star-vampire', at: 'R3C6', on: 1 }] })
    t.dice(8).pick('push', 'bob').pick('pushTo', 'R4C6')
    expect([t.space('bob'), t.space('star-vampire')]).toEqual(['R4C6', 'R4C6'])
    expect(t.foe('star-vampire').victim).toBe(1)
  })
})
