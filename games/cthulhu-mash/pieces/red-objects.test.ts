import { describe, expect, it } from 'vitest'
import { at, type Position } from '../testing/at.ts'
import { two, type HeroAt } from '../testing/one.ts'

type Foes = NonNullable<Position['foes']>
type Objects = NonNullable<HeroAt['objects']>

/** Ann, before whom the third row lies open, with some objects. */
const armed = (objects: Objects, foes: Foes, more: Position = {}) =>
  two({ objects }, { foes, ...more })
const discarded = (t: ReturnType<typeof at>): number => t.table.objectDiscards.length

describe('weapons with one target', () => {
  it('CM-OBJ-1 the .32 Revolver shoots with the ranged die and stays', () => {
    const t = at({
      tiles: ['cultist-temple'],
      heroes: [
        { is: 'private-eye', at: 'R3C1', objects: ['revolver-32'] },
        { is: 'arctic-explorer', at: 'R6C6' },
      ],
      foes: [
        { is: 'moon-beast', at: 'R3C4' },
        { is: 'cultist', at: 'R4C1' },
      ],
    })
    t.dice(9).pick('attack', 'revolver-32 at moon-beast')
    expect(t.table.roll).toMatchObject({ faces: 10, bonus: 0, needed: 4 })
    expect(t.foe('moon-beast').health).toBe(1)
    t.dice(3).pick('attack', 'revolver-32 at moon-beast')
    expect([t.foe('moon-beast').health, t.carries('ann')]).toEqual([1, ['revolver-32']])
    expect(t.offers('attack', 'revolver-32 at cultist')).toBe(false)
  })

  it('CM-OBJ-2 an Acid Vial does 2 damage near or far and is gone, hit or miss', () => {
    const foes: Foes = [
      { is: 'moon-beast', at: 'R3C2' },
      { is: 'elder-thing', at: 'R4C2' },
    ]
    const near = armed(['acid-vial'], foes)
    near.dice(4).pick('attack', 'acid-vial at moon-beast')
    expect([near.foes('moon-beast').length, near.carries('ann'), discarded(near)]).toEqual([
      0,
      [],
      1,
    ])
    const far = armed(['acid-vial'], foes)
    far.dice(4).pick('attack', 'acid-vial at elder-thing')
    expect([far.foe('elder-thing').health, far.carries('ann'), discarded(far)]).toEqual([2, [], 1])
  })

  it('CM-OBJ-4 Bolos hold with escape 1 and do no damage; after a miss they lie there', () => {
    const t = armed(['bolos'], [{ is: 'moon-beast', at: 'R3C4' }])
    t.dice(3).pick('attack', 'bolos at moon-beast')
    expect([t.foe('moon-beast').holds, t.lying('R3C4').open]).toEqual([[], ['bolos']])
    const hit = armed(
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

  it.each([
    ['CM-OBJ-6', 'buccaneer-blade'],
    ['CM-OBJ-27', 'sword-cane'],
  ] as const)('%s the %s adds 1 to melee rolls', (_, blade) => {
    const t = armed([blade], [{ is: 'moon-beast', at: 'R3C2' }])
    t.dice(3).pick('attack', `${blade} at moon-beast`)
    expect(t.table.roll).toMatchObject({ bonus: 1, needed: 4 })
    expect([t.foe('moon-beast').health, t.carries('ann')]).toEqual([1, [blade]])
  })

  it('CM-OBJ-13 the Magic Spear strikes near with the melee die and far with the ranged die, and comes back', () => {
    const t = at({
      tiles: ['cultist-temple'],
      heroes: [
        { is: 'mariner-merchant', at: 'R3C1', objects: ['magic-spear'] },
        { is: 'private-eye', at: 'R6C6' },
      ],
      foes: [
        { is: 'moon-beast', at: 'R3C2' },
        { is: 'elder-thing', at: 'R4C2' },
      ],
    })
    t.dice(4).pick('attack', 'magic-spear at moon-beast')
    expect(t.table.roll?.faces).toBe(8)
    t.dice(5).pick('attack', 'magic-spear at elder-thing')
    expect(t.table.roll?.faces).toBe(6)
    expect([t.foe('moon-beast').health, t.foe('elder-thing').health]).toEqual([1, 1])
    expect(t.carries('ann')).toEqual(['magic-spear'])
  })

  it('CM-OBJ-20 the Pitchfork does 2 damage, CM-OBJ-55 with the same die against the same defence', () => {
    const t = armed(['pitchfork'], [{ is: 'moon-beast', at: 'R3C2' }])
    t.dice(3).pick('attack', 'pitchfork at moon-beast')
    expect(t.table.roll).toMatchObject({ faces: 8, bonus: 0, needed: 4 })
    expect(t.foe('moon-beast').health).toBe(2)
    t.dice(4).pick('attack', 'pitchfork at moon-beast')
    expect(t.foes('moon-beast')).toEqual([])
  })

  it('CM-OBJ-24 a kill with the Sacrificial Knife gives 1 health, even above the base', () => {
    const t = armed(
      ['sacrificial-knife'],
      [
        { is: 'moon-beast', at: 'R3C2' },
        { is: 'elder-thing', at: 'R2C1' },
      ],
    )
    t.dice(4).pick('attack', 'sacrificial-knife at moon-beast')
    expect(t.hero('ann').health).toBe(6)
    t.dice(4).pick('attack', 'sacrificial-knife at elder-thing')
    expect(t.hero('ann').health).toBe(6)
  })

  it('CM-OBJ-24 the drain costs 1 sanity in the variant, a hit that kills nobody none', () => {
    const t = armed(['sacrificial-knife'], [{ is: 'cultist', at: 'R3C2' }], {
      settings: { victory: 'cooperative', sanity: true },
    })
    const before = t.hero('ann').sanity
    t.dice(2).pick('attack', 'sacrificial-knife at cultist')
    expect(t.hero('ann').sanity).toBe(before)
    t.dice(4).pick('attack', 'sacrificial-knife at cultist')
    expect(t.hero('ann')).toMatchObject({ sanity: before - 1, health: 6 })
  })

  it('CM-OBJ-11 Handcuffs hold with escape 1, but whoever wears them can move', () => {
    const t = armed(
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
})

describe('the Cock Fighter', () => {
  it('CM-OBJ-8 attacks once a turn with a d6 for no action, without bonuses of its owner', () => {
    const t = armed(['cock-fighter'], [{ is: 'moon-beast', at: 'R3C2' }])
    const { actions } = t.table
    t.dice(4).pick('attack', 'cock at moon-beast')
    expect(t.table.roll).toMatchObject({ faces: 6, bonus: 0 })
    expect([t.foe('moon-beast').health, t.table.actions]).toEqual([1, actions])
    expect(t.offers('attack', 'cock at moon-beast')).toBe(false)
  })

  it('CM-OBJ-8 attacks also while its owner is held', () => {
    const t = at({
      tiles: ['cultist-temple'],
      heroes: [
        {
          is: 'arctic-explorer',
          at: 'R3C1',
          objects: ['cock-fighter'],
          powers: ['ae-melee'],
          holds: [{ kind: 'net', escape: 2 }],
        },
        { is: 'private-eye', at: 'R6C6' },
      ],
      foes: [{ is: 'cultist', at: 'R3C2' }],
    })
    expect(t.offers('attack', 'hands at cultist')).toBe(false)
    t.dice(3).pick('attack', 'cock at cultist')
    expect(t.table.roll).toMatchObject({ faces: 6, bonus: 0 })
    expect(t.foes('cultist')).toEqual([])
  })
})
