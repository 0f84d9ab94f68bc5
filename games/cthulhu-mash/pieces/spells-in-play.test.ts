import { describe, expect, it } from 'vitest'
import { at, type Position } from '../testing/at.ts'
import { two, type HeroAt } from '../testing/one.ts'
import type { SpellSlug } from './spells.ts'

/** The Psychotherapist with spells, the Explorer far away. */
const caster = (
  spells: readonly SpellSlug[],
  more: Position = {},
  hero: Partial<HeroAt> = {},
  other: Partial<HeroAt> = {},
) => two({ is: 'psychotherapist', spells, ...hero }, more, { is: 'arctic-explorer', ...other })

describe('spells that attack', () => {
  it('CM-SPELL-1 Bind Enemy keeps a monster from its next step, unless its caster attacks it', () => {
    const position: Partial<Position> = { foes: [{ is: 'cultist', at: 'R3C2' }] }
    const t = caster(['bind-enemy'], position)
    t.dice(3).pick('attack', 'bind-enemy at cultist')
    expect([t.hero('ann').mentality, t.foe('cultist').boundBy]).toEqual([4, 0])
    t.untilTurnEnds().pick('endTurn')
    expect([t.hero('ann').health, t.foe('cultist').boundBy]).toEqual([3, -1])
    const rash = caster(['bind-enemy'], position)
    rash.dice(3).pick('attack', 'bind-enemy at cultist').dice(1).pick('attack', 'hands at cultist')
    rash.pick('endTurn')
    expect(rash.asked).toBe('bob monsterStep.choose')
  })

  it.each([
    ['CM-SPELL-5', 'freezing-wrack', 2],
    ['CM-SPELL-6', 'grasp-of-cthulhu', 3],
  ] as const)(
    '%s %s holds a monster or character, escape %i, without damage',
    (_, spell, escape) => {
      const t = caster([spell], {
        foes: [
          { is: 'moon-beast', at: 'R3C4' },
          { is: 'guard-cell', at: 'R3C6' },
        ],
      })
      expect(t.offers('attack', `${spell} at guard-cell`)).toBe(false)
      t.dice(4).pick('attack', `${spell} at moon-beast`)
      expect(t.foe('moon-beast')).toMatchObject({ health: 2, holds: [{ kind: spell, escape }] })
    },
  )

  it('CM-SPELL-6 each failed escape from the Grasp costs 1 health, credited to the caster', () => {
    const t = caster(['grasp-of-cthulhu'], { foes: [{ is: 'moon-beast', at: 'R3C4', health: 1 }] })
    t.dice(4).pick('attack', 'grasp-of-cthulhu at moon-beast')
    t.pick('endTurn').pick('rouse', 'moon-beast').dice(4).pick('foeBreak', 'grasp-of-cthulhu')
    expect(t.foes('moon-beast')).toEqual([])
    expect(t.told('falls')).toMatchObject([{ by: 0 }])
  })

  it('CM-SPELL-9 Mental Suggestion has a monster move or attack at once, its own kind too', () => {
    const t = caster(['mental-suggestion'], {
      foes: [
        { is: 'cultist', at: 'R3C4' },
        { is: 'cultist', at: 'R3C5' },
      ],
    })
    t.dice(3).pick('attack', 'mental-suggestion at cultist#1')
    t.dice(3).pick('foeStrike', 'cultist#2')
    expect(t.foes('cultist')).toHaveLength(1)
    t.dice(3).pick('attack', 'mental-suggestion at cultist').pick('foeWalk', 'R6C1')
    expect(t.space('cultist')).toBe('R6C1')
  })

  it('CM-SPELL-13 the Sound Wave rolls one d6 against everything in a straight line', () => {
    const t = caster(['sound-wave'], {
      foes: [
        { is: 'cultist', at: 'R3C2' },
        { is: 'moon-beast', at: 'R3C5' },
        { is: 'elder-thing', at: 'R4C2' },
      ],
    })
    t.dice(4).pick('aim', 'sound-wave at R3C1 2')
    expect(t.table.roll).toMatchObject({ faces: 6, bonus: 0 })
    expect([
      t.foes('cultist').length,
      t.foe('moon-beast').health,
      t.foe('elder-thing').health,
    ]).toEqual([0, 1, 2])
  })

  it('CM-SPELL-14 the Razor attacks near and far with a d8 for 2 damage until the end of the turn, +1 in melee', () => {
    const t = caster(['spectral-razor'], {
      foes: [
        { is: 'moon-beast', at: 'R3C2' },
        { is: 'elder-thing', at: 'R4C2' },
      ],
    })
    t.pick('cast', 'spectral-razor')
    expect(t.refusal('cast', 'spectral-razor')).toBe('once-a-turn')
    t.dice(3).pick('attack', 'spectral-razor at moon-beast')
    expect(t.table.roll).toMatchObject({ faces: 8, bonus: 1 })
    expect(t.foes('moon-beast')).toEqual([])
    t.dice(5).pick('attack', 'spectral-razor at elder-thing')
    expect(t.table.roll).toMatchObject({ faces: 8, bonus: 0 })
    expect([t.foes('elder-thing').length, t.hero('ann').mentality]).toEqual([0, 4])
    t.untilTurnEnds().pick('endTurn')
    expect(t.hero('ann').hasRazor).toBe(false)
  })

  it('CM-SPELL-15 Steal Life takes 1 health with a d6 and gives it to the caster, even above the base', () => {
    const t = caster(['steal-life'], { foes: [{ is: 'moon-beast', at: 'R3C4' }] })
    t.dice(4).pick('attack', 'steal-life at moon-beast')
    expect(t.table.roll?.faces).toBe(6)
    expect([t.foe('moon-beast').health, t.hero('ann').health]).toEqual([1, 4])
    t.dice(3).pick('attack', 'steal-life at moon-beast')
    expect(t.hero('ann').health).toBe(4)
  })

  it('CM-SPELL-11 Reach steals an object of choice from a character in sight with a d8', () => {
    const t = caster(['reach'], {}, {}, { at: 'R3C4', objects: ['pitchfork', 'herbs'] })
    t.dice(4).pick('attack', 'reach at bob')
    expect(t.table.roll?.faces).toBe(8)
    t.pick('steal', 'herbs')
    expect([t.carries('ann'), t.carries('bob'), t.hero('bob').health]).toEqual([
      ['herbs'],
      ['pitchfork'],
      5,
    ])
  })

  it('CM-SPELL-11 Reach fetches an object in sight without a roll; a trap acts on the caster', () => {
    const t = caster(['reach'], {
      piles: [
        { at: 'R3C5', open: ['net'] },
        { at: 'R4C6', unseen: ['snare'] },
      ],
    })
    t.pick('fetch', 'net')
    expect(t.carries('ann')).toEqual(['net'])
    t.pick('fetchTop', 'R4C6')
    expect(t.hero('ann').holds).toMatchObject([{ kind: 'snare' }])
  })
})

describe('spells for oneself and others', () => {
  it('CM-SPELL-2 Create Gate leads to a gate space of any tile that lies open, changing places with whoever is there', () => {
    const t = caster(['create-gate'], {}, {}, { at: 'base-camp R6C3' })
    t.pick('cast', 'create-gate').pick('goTo', 'base-camp R6C3')
    expect([t.where('ann'), t.where('bob')]).toEqual(['base-camp R6C3', 'cultist-temple R3C1'])
  })

  it('CM-SPELL-3 Flesh Ward gives 1 defence and takes the first point of damage, then it is broken', () => {
    const t = caster(['flesh-ward'], { foes: [{ is: 'cultist', at: 'R3C2' }] })
    t.pick('cast', 'flesh-ward')
    expect(t.refusal('cast', 'flesh-ward')).toBe('once-a-turn')
    t.pick('endTurn').pick('rouse', 'cultist')
    t.dice(5).pick('foeStrike', 'ann')
    expect(t.table.roll?.needed).toBe(6)
    expect(t.hero('ann')).toMatchObject({ health: 3, hasWard: true })
    t.untilTurnEnds().dice(6).pick('foeStrike', 'ann')
    expect(t.hero('ann')).toMatchObject({ health: 3, hasWard: false })
  })

  it('CM-SPELL-4 Fly lets its caster fly until the end of the turn', () => {
    const t = caster(['fly'], { foes: [{ is: 'cultist', at: 'R3C2' }] })
    t.pick('cast', 'fly').pick('takeOff')
    // Over the Cultist and past the brazier, where a walker could not go that far.
    t.pick('walk', 'R3C6').pick('stop')
    expect(t.space('ann')).toBe('R3C6')
    t.pick('endTurn').untilTurnEnds().pick('endStep')
    expect(t.hero('ann').isFlying).toBe(false)
  })

  it('CM-SPELL-7 Heal gives 1 health to the caster or an adjacent piece, never beyond the base', () => {
    const t = caster(
      ['heal'],
      { foes: [{ is: 'moon-beast', at: 'R4C1', health: 1 }] },
      { health: 1 },
      { at: 'R3C2', health: 4 },
    )
    t.pick('castOn', 'heal on ann')
      .pick('castOn', 'heal on bob')
      .pick('castOn', 'heal on moon-beast')
    expect([t.hero('ann').health, t.hero('bob').health, t.foe('moon-beast').health]).toEqual([
      2, 5, 2,
    ])
    expect(t.offers('castOn', 'heal on bob')).toBe(false)
  })

  it('CM-SPELL-8 Mental Regeneration refills all mentality, the point just paid included', () => {
    const t = caster(['mental-regeneration'], {}, { mentality: 2 }, { at: 'R3C2', mentality: 0 })
    t.pick('castOn', 'mental-regeneration on bob')
    expect([t.hero('ann').mentality, t.hero('bob').mentality]).toEqual([1, 4])
    t.pick('castOn', 'mental-regeneration on ann')
    expect(t.hero('ann').mentality).toBe(5)
  })

  it('CM-SPELL-10 Parting Sands leads through a line, or past the whole obstacle behind it', () => {
    const t = at({
      tiles: ['train-station'],
      heroes: [
        { is: 'psychotherapist', at: 'R3C1', spells: ['parting-sands'] },
        { is: 'arctic-explorer', at: 'R6C6' },
      ],
    })
    // The wall below R3C1.
    expect(t.offers('part', 'R2C1')).toBe(true)
    expect(t.offers('part', 'R4C1')).toBe(false)
    t.pick('part', 'R2C1')
    expect(t.space('ann')).toBe('R2C1')
    const train = at({
      tiles: ['train-station'],
      heroes: [
        { is: 'psychotherapist', at: 'R5C3', spells: ['parting-sands'] },
        { is: 'arctic-explorer', at: 'R6C6' },
      ],
    })
    // Train and booth are one obstacle.
    for (const space of ['R4C1', 'R4C5', 'R3C2', 'R3C4', 'R2C3', 'R5C2', 'R5C4'])
      expect([space, train.offers('part', space)]).toEqual([space, true])
    expect(train.offers('part', 'R3C1')).toBe(false)
  })
})

describe('spells at any time', () => {
  it('CM-SPELL-12 Reflection turns a ranged attack back with the same roll', () => {
    const t = caster(['reflection'], { foes: [{ is: 'mi-go', at: 'R3C4' }], from: 'monsters' })
    t.pick('rouse', 'mi-go').dice(5).pick('foeShoot', 'ann')
    expect(t.asked).toBe('ann blow.reflect')
    t.untilTurnEnds().pick('reflect')
    expect([t.foes('mi-go').length, t.hero('ann').health, t.hero('ann').mentality]).toEqual([
      0, 3, 4,
    ])
  })

  it('CM-SPELL-16 Temporal Dust takes back the action that has just ended', () => {
    const t = caster(['temporal-dust'], { foes: [{ is: 'cultist', at: 'R3C2' }] })
    t.dice(2).pick('attack', 'hands at cultist')
    expect(t.asked).toBe('ann deed.ask')
    const { actions } = t.table
    t.pick('wind')
    expect([t.table.actions, t.hero('ann').mentality]).toEqual([actions + 1, 4])
  })
})
