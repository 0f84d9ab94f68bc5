import { describe, expect, it } from 'vitest'
import { foeOf } from '../../targets.ts'
import { at, type MashScenario, type Position } from '../../testing/at.ts'
import {
  explorerWith,
  eyeWith,
  type Foes,
  type HeroAt,
  type Objects,
  one,
} from '../../testing/one.ts'

/** The Private Eye (melee d6, ranged d10) with something in her hands. */
const armed = (objects: Objects, foes: Foes, more: Position = {}): MashScenario =>
  one({ is: 'private-eye', objects }, { foes, ...more })

const discarded = (t: ReturnType<typeof at>): number => t.table.objectDiscards.length

/** Bob is the Arctic Explorer (defence 4), too weary to cancel anything. */
const thrown = (hero: HeroAt, foes: Foes, bob = 'R1C6'): MashScenario =>
  one({ at: 'R6C1', ...hero }, { foes }, { is: 'arctic-explorer', at: bob, mentality: 0 })

describe('Red weapons that hold', () => {
  const crowd: Foes = [
    { is: 'elder-thing', at: 'R3C4' },
    { is: 'moon-beast', at: 'R4C4' },
    { is: 'cultist', at: 'R3C5' },
    { is: 'gnoph-keh', at: 'R1C1' },
  ]

  it('CM-OBJ-4 CM-ITEM-16 CM-HOLD-19 bolos hold without harm, lie on the target space after a miss, and spare generators', () => {
    const foes: Foes = [
      { is: 'moon-beast', at: 'R3C3' },
      { is: 'cultist-idol', at: 'R6C1' },
    ]
    const missed = armed(['bolos'], foes).dice(3).pick('attack', 'bolos at moon-beast')
    expect(missed.lying('R3C3').open).toEqual(['bolos'])
    expect(missed.foe('moon-beast').holds).toEqual([])
    const t = armed(['bolos'], foes)
    expect(t.offers('attack', 'bolos at cultist-idol')).toBe(false)
    t.dice(4).pick('attack', 'bolos at moon-beast')
    expect(t.foe('moon-beast')).toMatchObject({ health: 2, holds: [{ kind: 'bolos', escape: 1 }] })
    expect(t.carries('ann')).toEqual([])
    expect(t.lying('R3C3').open).toEqual([])
  })

  it('CM-OBJ-4 Bolos hold with escape 1 and do no damage; after a miss they lie there', () => {
    const t = explorerWith(['bolos'], [{ is: 'moon-beast', at: 'R3C4' }])
    t.dice(3).pick('attack', 'bolos at moon-beast')
    expect([t.foe('moon-beast').holds, t.lying('R3C4').open]).toEqual([[], ['bolos']])
    const hit = explorerWith(
      ['bolos'],
      [
        { is: 'moon-beast', at: 'R3C4' },
        { is: 'guard-cell', at: 'R3C6' },
      ],
    )
    expect(hit.offers('attack', 'bolos at guard-cell')).toBe(false)
    hit.dice(4).pick('attack', 'bolos at moon-beast')
    expect(hit.foe('moon-beast')).toMatchObject({
      health: 2,
      holds: [{ kind: 'bolos', escape: 1 }],
    })
    expect([hit.carries('ann'), discarded(hit)]).toEqual([[], 1])
  })

  it('CM-OBJ-11 CM-ITEM-16 CM-HOLD-16 handcuffs hold whoever they hit, who can still move', () => {
    const t = at({
      heroes: [
        { is: 'private-eye', at: 'R3C1', objects: ['handcuffs'] },
        { is: 'psychotherapist', at: 'R4C1', spells: ['fly'] },
      ],
      tiles: ['cultist-temple'],
      actions: 1,
    })
    expect(t.offers('attack', 'handcuffs at bob')).toBe(true)
    t.dice(5).pick('attack', 'handcuffs at bob')
    expect(t.hero('bob')).toMatchObject({ health: 3, holds: [{ kind: 'handcuffs', escape: 1 }] })
    expect(t.carries('ann')).toEqual([])
    expect(t.asked).toBe('bob actions.choose')
    expect(t.offers('walk', 'R5C1')).toBe(true)
    expect(t.offers('breakFree', 'handcuffs')).toBe(true)
    expect(t.offers('attack')).toBe(false)
    expect(t.offers('cast')).toBe(false)
    t.dice(2).pick('breakFree', 'handcuffs')
    expect(t.hero('bob').holds).toHaveLength(1)
    t.dice(1).pick('breakFree', 'handcuffs')
    expect(t.hero('bob').holds).toEqual([])
    expect(t.space('bob')).toBe('R4C1')
  })

  it('CM-OBJ-11 Handcuffs hold with escape 1, but whoever wears them can move', () => {
    const t = explorerWith(
      ['handcuffs'],
      [
        { is: 'cultist', at: 'R3C2' },
        { is: 'cultist-idol', at: 'R4C1' },
      ],
    )
    expect(t.offers('attack', 'handcuffs at cultist-idol')).toBe(false)
    t.dice(3).pick('attack', 'handcuffs at cultist')
    expect(t.foe('cultist')).toMatchObject({ health: 1, holds: [{ kind: 'handcuffs', escape: 1 }] })
    expect(t.carries('ann')).toEqual([])
    t.pick('endTurn').pick('rouse', 'cultist')
    expect([t.offers('foeWalk', 'R3C3'), t.offers('foeStrike', 'ann')]).toEqual([true, false])
  })

  it('CM-OBJ-18 CM-ITEM-16 a net holds its target and whoever in the 2x2 the same roll reaches, or nobody', () => {
    const foes: Foes = [
      { is: 'cultist', at: 'R3C3' },
      { is: 'elder-thing', at: 'R3C4' },
      { is: 'cultist-idol', at: 'R4C3' },
    ]
    const start = { is: 'private-eye', objects: ['net'], at: 'R3C1' } as const
    const t = thrown(start, foes, 'R4C4')
    expect(t.offers('aim', 'net at R4C3 0')).toBe(false)
    const whole = t.offered.filter((one) => one.startsWith('aim net at R3C3'))
    const held = whole.map((option) => {
      const again = thrown(start, foes, 'R4C4')
      again.dice(4).pick('aim', option.slice(4))
      expect(again.carries('ann')).toEqual([])
      expect(again.table.objectDiscards).toHaveLength(1)
      expect(again.foe('cultist')).toMatchObject({ health: 1, holds: [{ kind: 'net', escape: 2 }] })
      expect(again.foe('elder-thing').holds).toEqual([])
      expect(again.foe('cultist-idol').holds).toEqual([])
      return again.hero('bob').holds.length
    })
    expect(held.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 1])
    // A generator is nobody whom it could hold: it is no target, and no line says that it was hit.
    const wide = thrown(start, foes, 'R4C4')
    wide.dice(4).pick('aim', whole[held.indexOf(1)]?.slice(4) ?? '')
    expect(wide.told('attacks')[0]?.targets).toHaveLength(3)
    const idol = foeOf(wide.foe('cultist-idol').piece)
    expect([...wide.told('hits'), ...wide.told('misses')].map(({ who }) => who)).not.toContain(idol)
    const missed = thrown(start, foes, 'R4C4')
    missed.dice(2).pick('aim', whole[held.indexOf(1)]?.slice(4) ?? '')
    expect(missed.foe('cultist').holds).toEqual([])
    expect(missed.hero('bob').holds).toEqual([])
    expect(missed.lying('R3C3').open).toEqual(['net'])
  })

  it('CM-OBJ-18 a Net that hits its target holds all whose defence the roll reaches, escape 2', () => {
    const t = eyeWith(['net'], crowd)
    t.dice(4).pick('aim', 'net at R4C4 1')
    expect(t.foe('moon-beast')).toMatchObject({ health: 2, holds: [{ kind: 'net', escape: 2 }] })
    expect(t.foe('cultist').holds).toHaveLength(1)
    expect([t.foe('elder-thing').holds, t.carries('ann')]).toEqual([[], []])
  })

  it('CM-OBJ-18 a Net that misses its target holds nobody and lies there', () => {
    const t = eyeWith(['net'], crowd)
    t.dice(3).pick('aim', 'net at R4C4 1')
    expect(['moon-beast', 'cultist'].map((slug) => t.foe(slug).holds)).toEqual([[], []])
    expect(t.lying('R4C4').open).toEqual(['net'])
  })
})
