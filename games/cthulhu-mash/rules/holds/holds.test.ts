import { describe, expect, it } from 'vitest'
import { at, type MashScenario, type Position } from '../../testing/at.ts'

const web = { kind: 'web', escape: 3 } as const
const pit = { kind: 'space', escape: 3 } as const

/** The Psychotherapist in the Train Station, in the coupling pit (R4C5) unless it is said otherwise. */
const table = (more: Position = {}): MashScenario =>
  at({
    heroes: [
      { is: 'psychotherapist', at: 'R4C5', holds: [pit] },
      { is: 'private-eye', at: 'R6C1' },
    ],
    tiles: ['train-station', 'base-camp'],
    ...more,
  })

describe('Being held', () => {
  it('CM-HOLD-1 CM-HOLD-2 CM-HOLD-3 whoever is held can spend actions on breaking free alone', () => {
    const t = table({
      heroes: [
        {
          is: 'psychotherapist',
          at: 'R3C5',
          holds: [web],
          objects: ['pitchfork', 'first-aid-kit'],
          spells: ['heal'],
          health: 1,
        },
        { is: 'private-eye', at: 'R3C6' },
      ],
    })
    expect(t.offered).toEqual(['breakFree web', 'drop pitchfork', 'drop first-aid-kit', 'endTurn'])
  })

  it('CM-HOLD-4 CM-RULING-26 blue objects go on working for whoever is held', () => {
    const t = table({
      heroes: [
        { is: 'psychotherapist', at: 'R3C5' },
        { is: 'private-eye', at: 'R3C6', holds: [web], objects: ['living-armor'] },
      ],
    })
    t.dice(6).pick('attack', 'hands at bob')
    expect(t.told('armour')).toMatchObject([{ isCancelled: true }])
    expect(t.hero('bob').health).toBe(4)
  })

  it('CM-HOLD-5 held, nobody parries, braces, reflects, winds back or uses green objects', () => {
    const t = at({
      heroes: [
        { is: 'psychotherapist', at: 'R3C4', objects: ['revolver-32'] },
        {
          is: 'arctic-explorer',
          at: 'R3C5',
          holds: [web],
          objects: ['first-aid-kit'],
          health: 3,
          spells: ['temporal-dust', 'reflection'],
        },
        { is: 'mariner-merchant', at: 'R2C4', holds: [web] },
      ],
      tiles: ['train-station', 'base-camp'],
    })
    t.pick('attack', 'hands at bob')
    expect(t.asked).toBe('ann actions.choose')
    expect(t.hero('bob').health).toBe(2)
    t.pick('attack', 'hands at cid')
    expect(t.told('parries')).toEqual([])
    expect(t.hero('cid').health).toBe(2)
  })

  it.each([
    [3, true],
    [4, false],
  ])('CM-HOLD-6 CM-HOLD-7 a %i against escape number 3: free %s', (die, isFree) => {
    const t = table({
      heroes: [
        { is: 'psychotherapist', at: 'R3C5', holds: [web] },
        { is: 'private-eye', at: 'R6C1' },
      ],
    })
    t.dice(die).pick('breakFree', 'web')
    expect(t.table.actions).toBe(4)
    expect(t.hero('ann').holds).toHaveLength(isFree ? 0 : 1)
    expect(t.offers('breakFree')).toBe(!isFree)
  })

  it('CM-HOLD-8 CM-HOLD-20 out of a pit one goes to a free space beside it, whose icons act', () => {
    const t = at({
      heroes: [
        { is: 'psychotherapist', at: 'R2C6', holds: [{ kind: 'space', escape: 2 }] },
        { is: 'private-eye', at: 'train-station R6C1' },
      ],
      tiles: ['mariners-ship', 'train-station'],
      piles: [{ at: 'R3C6', tissue: 1 }],
      foes: [{ is: 'cultist', at: 'R2C5' }],
    })
    t.dice(2).pick('breakFree', 'space')
    expect(t.offered).toEqual(['escapeTo R3C6', 'escapeTo R1C6'])
    t.pick('escapeTo', 'R3C6')
    expect(t.space('ann')).toBe('R3C6')
    expect(t.hero('ann')).toMatchObject({ holds: [], health: 2 })
    expect(t.table.actions).toBe(4)
  })

  it('CM-HOLD-9 with no space beside it free, it cannot be tried', () => {
    const t = table({
      foes: [
        { is: 'cultist', at: 'R5C5' },
        { is: 'moon-beast', at: 'R4C6' },
        { is: 'deep-one', at: 'R3C5' },
      ],
    })
    expect(t.refusal('breakFree', 'space')).toBe('no-way-out')
  })

  it('CM-HOLD-10 CM-RULING-24 out of a web one stays, with or without room', () => {
    const t = table({
      heroes: [
        { is: 'psychotherapist', at: 'R1C1', holds: [web] },
        { is: 'private-eye', at: 'R1C2' },
      ],
      foes: [{ is: 'cultist', at: 'R2C1' }],
    })
    t.dice(1).pick('breakFree', 'web')
    expect(t.space('ann')).toBe('R1C1')
    expect(t.hero('ann').holds).toEqual([])
  })

  it('CM-HOLD-11 walking into the pit does nothing', () => {
    const t = table({
      heroes: [
        { is: 'psychotherapist', at: 'R3C5' },
        { is: 'private-eye', at: 'R6C1' },
      ],
    })
    t.pick('walk', 'R4C5')
    expect(t.hero('ann')).toMatchObject({ holds: [], health: 3 })
  })

  it('CM-HOLD-13 CM-RULING-25 holds of several kinds are broken one by one, and a kind holds once', () => {
    const t = table({
      heroes: [
        {
          is: 'psychotherapist',
          at: 'R3C5',
          holds: [web, { kind: 'bolos', escape: 1 }],
        },
        { is: 'private-eye', at: 'R3C6' },
      ],
    })
    t.dice(2).pick('breakFree', 'bolos')
    expect(t.hero('ann').holds).toHaveLength(2)
    t.dice(2).pick('breakFree', 'web')
    expect(t.hero('ann').holds.map(({ kind }) => kind)).toEqual(['bolos'])
    expect(t.offers('attack')).toBe(false)
  })

  it('CM-HOLD-13 CM-HOLD-19 a second sedative adds nothing; bolos that hit are gone', () => {
    const t = table({
      heroes: [
        { is: 'psychotherapist', at: 'R3C5', objects: ['bolos'] },
        { is: 'private-eye', at: 'R3C6' },
      ],
      foes: [{ is: 'moon-beast', at: 'R6C4' }],
    })
    t.dice(4).pick('attack', 'syringe at bob')
    t.pick('attack', 'syringe at bob')
    expect(t.hero('bob').holds).toMatchObject([{ kind: 'sedative', escape: 3 }])
    t.dice(4).pick('attack', 'bolos at moon-beast')
    expect(t.foe('moon-beast').holds).toMatchObject([{ kind: 'bolos', escape: 1 }])
    expect(t.carries('ann')).toEqual([])
    expect(t.table.objectDiscards).toHaveLength(1)
  })

  it('CM-HOLD-15 the Cock Fighter attacks while its owner is held', () => {
    const t = table({
      heroes: [
        { is: 'psychotherapist', at: 'R3C5', holds: [web], objects: ['cock-fighter'] },
        { is: 'private-eye', at: 'R3C6' },
      ],
    })
    t.dice(4).pick('attack', 'cock at bob')
    expect(t.hero('bob').health).toBe(3)
    expect(t.table.actions).toBe(5)
  })

  it('CM-HOLD-16 in handcuffs one can walk, and nothing else', () => {
    const t = table({
      heroes: [
        { is: 'psychotherapist', at: 'R3C5', holds: [{ kind: 'handcuffs', escape: 1 }] },
        { is: 'private-eye', at: 'R3C6' },
      ],
    })
    expect(t.offers('attack')).toBe(false)
    expect(t.offers('push')).toBe(false)
    expect(t.offers('jump')).toBe(false)
    t.pick('walk', 'R3C4')
    expect(t.space('ann')).toBe('R3C4')
    expect(t.hero('ann').holds).toHaveLength(1)
  })

  it('CM-HOLD-17 a generator is nothing for bolos, and a net passes over it', () => {
    const t = table({
      heroes: [
        { is: 'psychotherapist', at: 'R3C5', objects: ['bolos', 'net'] },
        { is: 'private-eye', at: 'R6C1' },
      ],
      foes: [
        { is: 'guard-cell', at: 'R6C6' },
        { is: 'cultist', at: 'R5C6' },
      ],
    })
    expect(t.offers('attack', 'bolos at guard-cell')).toBe(false)
    expect(t.offers('attack', 'syringe at guard-cell')).toBe(false)
    const net = t.offered
      .filter((one) => one.startsWith('aim net at R5C6'))
      .map((one) => one.slice(4))
    for (const [index, one] of net.entries()) expect(one).toBe(`net at R5C6 ${index}`)
    t.dice(8).pick('aim', 'net at R5C6 0')
    expect(t.foe('cultist').holds).toMatchObject([{ kind: 'net', escape: 2 }])
    expect(t.foe('guard-cell').holds).toEqual([])
  })

  it('CM-HOLD-18 a held monster tries to break free, action by action', () => {
    const t = table({
      foes: [{ is: 'moon-beast', at: 'R5C5', holds: [web] }],
      from: 'monsters',
    })
    t.pick('rouse', 'moon-beast')
    expect(t.offered).toEqual(['foeBreak web', 'rest'])
    t.dice(4).pick('foeBreak', 'web').dice(3).pick('foeBreak', 'web')
    expect(t.foe('moon-beast').holds).toEqual([])
  })
})
