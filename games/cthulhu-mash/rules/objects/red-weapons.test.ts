import { describe, expect, it } from 'vitest'
import { at, type MashScenario, type Position } from '../../testing/at.ts'
import { one, type HeroAt } from '../../testing/one.ts'

type Foes = NonNullable<Position['foes']>
type Carried = NonNullable<HeroAt['objects']>

/** The Private Eye (melee d6, ranged d10) with something in her hands. */
const armed = (objects: Carried, foes: Foes, more: Position = {}): MashScenario =>
  one({ is: 'private-eye', objects }, { foes, ...more })

describe('Red objects: weapons', () => {
  it('CM-OBJ-1 CM-HERO-8 the revolver shoots with the ranged die, again and again, but not at whoever is adjacent', () => {
    const t = armed(
      ['revolver-32'],
      [
        { is: 'moon-beast', at: 'R3C4' },
        { is: 'cultist', at: 'R4C1' },
      ],
    )
    expect(t.offers('attack', 'revolver-32 at cultist')).toBe(false)
    t.dice(3).pick('attack', 'revolver-32 at moon-beast')
    expect(t.foe('moon-beast').health).toBe(2)
    expect(t.table.roll).toMatchObject({ faces: 10, bonus: 0, needed: 4 })
    t.dice(4).pick('attack', 'revolver-32 at moon-beast')
    expect(t.foe('moon-beast').health).toBe(1)
    expect(t.carries('ann')).toEqual(['revolver-32'])
    expect(t.foe('cultist').health).toBe(1)
    expect(t.table.actions).toBe(2)
  })

  it('CM-OBJ-2 CM-ITEM-15 the acid vial does 2, thrown or poured, and is spent hit or miss', () => {
    const t = armed(
      ['acid-vial', 'acid-vial'],
      [
        { is: 'moon-beast', at: 'R4C1' },
        { is: 'moon-beast', at: 'R3C3' },
      ],
    )
    t.dice(4).pick('attack', 'acid-vial at moon-beast#1')
    expect(t.table.roll?.faces).toBe(6)
    expect(t.foes('moon-beast')).toHaveLength(1)
    t.dice(3).pick('attack', 'acid-vial at moon-beast')
    expect(t.table.roll?.faces).toBe(10)
    expect(t.foe('moon-beast').health).toBe(2)
    expect(t.carries('ann')).toEqual([])
    expect(t.table.objectDiscards).toHaveLength(2)
  })

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

  it('CM-OBJ-6 CM-OBJ-27 CM-OBJ-55 blade and cane add 1 to the own melee die and change nothing else', () => {
    for (const weapon of ['buccaneer-blade', 'sword-cane'] as const) {
      const t = armed([weapon], [{ is: 'moon-beast', at: 'R4C1' }])
      t.dice(2).pick('attack', `${weapon} at moon-beast`)
      expect(t.foe('moon-beast').health).toBe(2)
      t.dice(3).pick('attack', `${weapon} at moon-beast`)
      expect(t.table.roll).toMatchObject({ faces: 6, bonus: 1, needed: 4 })
      expect(t.foe('moon-beast').health).toBe(1)
      t.dice(3).pick('attack', 'hands at moon-beast')
      expect(t.foe('moon-beast').health).toBe(1)
    }
  })

  it('CM-OBJ-20 the pitchfork does 2, to adjacent spaces only', () => {
    const t = armed(
      ['pitchfork'],
      [
        { is: 'elder-thing', at: 'R4C1' },
        { is: 'cultist', at: 'R3C3' },
      ],
    )
    expect(t.offers('attack', 'pitchfork at cultist')).toBe(false)
    t.dice(4).pick('attack', 'pitchfork at elder-thing')
    expect(t.foe('elder-thing').health).toBe(2)
    t.dice(5).pick('attack', 'pitchfork at elder-thing')
    expect(t.foes('elder-thing')).toEqual([])
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

  it('CM-OBJ-13 CM-RANGE-5 the spear strikes with the melee die and flies with the ranged one, and never leaves its user', () => {
    const t = armed(
      ['magic-spear'],
      [
        { is: 'moon-beast', at: 'R4C1' },
        { is: 'moon-beast', at: 'R3C3' },
      ],
    )
    t.dice(4).pick('attack', 'magic-spear at moon-beast#1')
    expect(t.table.roll?.faces).toBe(6)
    t.dice(4).pick('attack', 'magic-spear at moon-beast#2')
    expect(t.table.roll?.faces).toBe(10)
    expect(t.foes('moon-beast').map(({ health }) => health)).toEqual([1, 1])
    expect(t.carries('ann')).toEqual(['magic-spear'])
  })

  it('CM-OBJ-24 CM-STAT-12 the knife does 2 and feeds its user on a life, beyond the base, but not on a generator', () => {
    const t = armed(
      ['sacrificial-knife'],
      [
        { is: 'cultist-idol', at: 'R2C1', health: 1 },
        { is: 'elder-thing', at: 'R4C1' },
      ],
    )
    t.dice(4, 1).pick('attack', 'sacrificial-knife at cultist-idol')
    t.pick('decline')
    expect(t.hero('ann').kills).toHaveLength(1)
    expect(t.hero('ann').health).toBe(4)
    t.dice(5).pick('attack', 'sacrificial-knife at elder-thing')
    expect(t.hero('ann')).toMatchObject({ health: 5, surplus: 1 })
    const wounded = armed(['sacrificial-knife'], [{ is: 'gnoph-keh-cave', at: 'R4C1' }])
    wounded.dice(5).pick('attack', 'sacrificial-knife at gnoph-keh-cave')
    expect(wounded.foe('gnoph-keh-cave').health).toBe(1)
    expect(wounded.hero('ann').health).toBe(4)
  })

  it('CM-OBJ-8 CM-ITEM-19 CM-HOLD-15 the Cock Fighter strikes once a turn for no action, with its own d6, also for a held owner', () => {
    const t = at({
      heroes: [
        {
          is: 'private-eye',
          at: 'R3C1',
          objects: ['cock-fighter', 'buccaneer-blade'],
          holds: [{ kind: 'net', escape: 2 }],
        },
        { is: 'psychotherapist', at: 'R1C6' },
      ],
      tiles: ['cultist-temple'],
      foes: [
        { is: 'cultist-idol', at: 'R4C1', health: 1 },
        { is: 'cultist', at: 'R3C3' },
      ],
    })
    expect(t.offers('attack', 'hands at cultist-idol')).toBe(false)
    expect(t.offers('attack', 'cock at cultist')).toBe(false)
    t.dice(4, 1).pick('attack', 'cock at cultist-idol')
    expect(t.table.actions).toBe(4)
    expect(t.hero('ann').kills).toHaveLength(1)
    expect(t.offers('attack', 'cock at cultist')).toBe(false)
  })

  it('CM-OBJ-8 its roll gets none of its owner’s bonuses, and after the last action it is still asked about', () => {
    const t = at({
      heroes: [
        {
          is: 'arctic-explorer',
          at: 'R3C1',
          objects: ['cock-fighter', 'sword-cane'],
          powers: ['ae-melee'],
        },
        { is: 'psychotherapist', at: 'R1C6' },
      ],
      tiles: ['cultist-temple'],
      foes: [{ is: 'moon-beast', at: 'R4C1' }],
      actions: 1,
    })
    t.dice(1).pick('attack', 'hands at moon-beast')
    expect(t.asked).toBe('ann actions.last')
    t.dice(3).pick('attack', 'cock at moon-beast')
    expect(t.table.roll).toMatchObject({ faces: 6, bonus: 0 })
    expect(t.foe('moon-beast').health).toBe(2)
  })

  it('CM-OBJ-8 it fights with its own die, whatever else is carried before it', () => {
    const t = one(
      { is: 'arctic-explorer', objects: ['herbs', 'cock-fighter'] },
      { foes: [{ is: 'moon-beast', at: 'R4C1' }], actions: 1 },
    )
    t.dice(1).pick('attack', 'hands at moon-beast')
    t.dice(4).pick('attack', 'cock at moon-beast')
    expect(t.table.roll).toMatchObject({ faces: 6 })
    expect(t.foe('moon-beast').health).toBe(1)
  })

  it('CM-OBJ-8 CM-TURN-7 it need not fight', () => {
    const t = one(
      { is: 'arctic-explorer', objects: ['cock-fighter'] },
      { foes: [{ is: 'moon-beast', at: 'R4C1' }], actions: 1 },
    )
    t.untilTurnEnds().dice(1).pick('attack', 'hands at moon-beast').pick('endTurn')
    expect([t.asked, t.told('attacks').length]).toEqual(['bob monsterStep.choose', 1])
  })
})
