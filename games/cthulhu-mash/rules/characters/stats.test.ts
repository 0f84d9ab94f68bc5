import { describe, expect, it } from 'vitest'
import { at } from '../../testing/at.ts'

const eye = { is: 'private-eye', at: 'train-station R5C3' } as const
const mariner = { is: 'mariner-merchant', at: 'train-station R6C6' } as const
const tiles = ['train-station', 'mariners-ship'] as const

describe('Numbers of a character', () => {
  it('CM-STAT-3 CM-STAT-8 CM-STAT-9 CM-TERM-16 melee needs no object, the defence decides, and at zero a piece is destroyed', () => {
    const foes = [
      { is: 'moon-beast', at: 'R5C2' },
      { is: 'cultist', at: 'R5C4' },
    ] as const
    const t = at({ heroes: [eye, mariner], tiles, foes })
    t.dice(3).pick('attack', 'hands at moon-beast')
    expect(t.foe('moon-beast').health).toBe(2)
    t.dice(4).pick('attack', 'hands at moon-beast')
    expect(t.foe('moon-beast').health).toBe(1)
    t.dice(4).pick('attack', 'hands at moon-beast')
    expect(t.foes('moon-beast')).toEqual([])
    expect(t.foe('cultist').health).toBe(1)
  })

  it('CM-TERM-16 CM-STAT-8 the total is the face with what is added to it', () => {
    const t = at({
      heroes: [{ ...eye, objects: ['sword-cane'] }, mariner],
      tiles,
      foes: [{ is: 'moon-beast', at: 'R5C2' }],
    })
    t.dice(3).pick('attack', 'sword-cane at moon-beast')
    expect(t.told('attacks')).toMatchObject([{ natural: 3, total: 4, needed: 4 }])
    expect(t.foe('moon-beast').health).toBe(1)
  })

  it('CM-STAT-4 ranged attacks need something to shoot with, and roll the ranged die', () => {
    const foes = [{ is: 'moon-beast', at: 'R5C5' }] as const
    expect(at({ heroes: [eye, mariner], tiles, foes }).offers('attack')).toBe(false)
    const t = at({ heroes: [{ ...eye, objects: ['revolver-32'] }, mariner], tiles, foes })
    t.dice(9).pick('attack', 'revolver-32 at moon-beast')
    expect(t.foe('moon-beast').health).toBe(1)
  })

  it('CM-STAT-5 the Psychotherapist needs two generators where the others need three', () => {
    const kills = ['cultist-idol', 'guard-cell'] as const
    expect(at({ heroes: [{ ...eye, kills }, mariner], tiles }).refusal('powerUp')).toBe(
      'too-few-kills',
    )
    const t = at({ heroes: [{ ...eye, is: 'psychotherapist', kills }, mariner], tiles })
    t.pick('powerUp')
    expect(t.hero('ann')).toMatchObject({ kills: [] })
  })

  it('CM-STAT-10 CM-STAT-11 an ability needs its whole price', () => {
    const tile = ['train-station', { is: 'leng-plateau', isHidden: true }] as const
    const t = at({
      heroes: [
        { ...mariner, at: 'R5C3', mentality: 0 },
        { ...eye, at: 'R6C6' },
      ],
      tiles: tile,
    })
    expect(t.refusal('scout', 'east')).toBe('no-mentality')
    const u = at({
      heroes: [
        { ...mariner, at: 'R5C3', mentality: 1 },
        { ...eye, at: 'R6C6' },
      ],
      tiles: tile,
    })
    expect(u.offers('scout', 'east')).toBe(true)
    // An escape that lacks two points is not for sale to who has one.
    const held = (mentality: number) =>
      at({ heroes: [{ ...eye, mentality, holds: [{ kind: 'net', escape: 2 }] }, mariner], tiles })
        .dice(4)
        .pick('breakFree', 'net')
    expect(held(1).asked).toBe('ann actions.choose')
    expect(held(2).asked).toBe('ann escape.slip')
  })

  it('CM-STAT-12 CM-TERM-17 restoring stops at the base', () => {
    const t = at({
      heroes: [{ ...eye, health: 3, objects: ['first-aid-kit', 'herbs'] }, mariner],
      tiles,
    })
    t.pick('green', 'first-aid-kit')
    expect(t.hero('ann').health).toBe(4)
    expect(t.refusal('green', 'herbs')).toBe('nothing-to-restore')
  })

  it('CM-STAT-12 CM-STAT-15 CM-RULING-39 points beyond the base are kept, and the rest is cut when the base falls', () => {
    const t = at({
      heroes: [
        { ...eye, health: 4, objects: ['sacrificial-knife', 'elder-sign-necklace'], mentality: 6 },
        mariner,
      ],
      tiles,
      foes: [{ is: 'cultist', at: 'R5C2' }],
    })
    t.dice(3).pick('attack', 'sacrificial-knife at cultist')
    expect(t.hero('ann')).toMatchObject({ health: 5, surplus: 1, mentality: 6 })
    t.pick('drop', 'elder-sign-necklace')
    expect(t.hero('ann')).toMatchObject({ health: 5, mentality: 4 })
  })

  it('CM-STAT-13 CM-RULING-39 a power-up raises the current value too', () => {
    const kills = ['cultist-idol', 'guard-cell', 'whirlpool'] as const
    const t = at({ heroes: [{ ...eye, health: 2, kills }, mariner], tiles, powers: ['pe-health'] })
    t.pick('powerUp')
    expect(t.hero('ann').health).toBeGreaterThan(2)
    expect(t.hero('bob').health).toBe(3)
  })

  it('CM-STAT-14 CM-RULING-39 an object raises the base only', () => {
    const t = at({
      heroes: [{ ...eye, mentality: 4 }, mariner],
      tiles,
      piles: [{ at: 'R5C3', open: ['elder-sign-necklace', 'herbs'] }],
    })
    t.pick('pickUp', 'elder-sign-necklace')
    expect(t.hero('ann').mentality).toBe(4)
    t.pick('pickUp', 'herbs').pick('green', 'herbs')
    expect(t.hero('ann').mentality).toBe(5)
  })

  it('CM-STAT-16 CM-STAT-17 nobody carries more than its number; Dog Sled and Wheelbarrow do not count', () => {
    const objects = ['herbs', 'net', 'bolos', 'handcuffs', 'sword-cane'] as const
    const piles = [
      { at: 'R5C3', open: ['bicycle', 'pitchfork', 'dog-sled', 'wheelbarrow'] },
    ] as const
    const t = at({ heroes: [{ ...eye, objects }, mariner], tiles, piles })
    t.pick('pickUp', 'bicycle')
    expect(t.refusal('pickUp', 'pitchfork')).toBe('no-room')
    t.pick('pickUp', 'wheelbarrow')
    expect(t.offers('pickUp', 'dog-sled')).toBe(true)
    expect(t.offers('pickUp', 'pitchfork')).toBe(true)
  })

  it('CM-STAT-19 pieces have no facing unless that is agreed: nobody is asked, and no back is struck', () => {
    const t = at({ heroes: [eye, mariner], tiles }).pick('endTurn')
    expect(t.asked).toBe('bob actions.choose')
  })

  it('CM-STAT-20 what characters have is on the table, stacks and hidden tiles are not', () => {
    const t = at({
      heroes: [
        { ...eye, objects: ['herbs'], powers: ['pe-ranged'], kills: ['cultist-idol'] },
        mariner,
      ],
      tiles: ['train-station', { is: 'leng-plateau', isHidden: true }],
      piles: [{ at: 'R5C1', unseen: ['net'] }],
    })
    expect(t.table.heroes[0]).toMatchObject({ objects: [expect.any(Number)], health: 4 })
    expect(t.table.places[1]?.tile).toBe(-1)
    expect(t.table.piles).toMatchObject([{ unseen: 1, open: [] }])
    expect(t.state.hands).toEqual([{}, {}])
  })
})

describe('Terms', () => {
  it('CM-TERM-1 CM-TERM-7 CM-LOS-11 an object makes no space occupied, a piece does', () => {
    const t = at({
      heroes: [
        { ...eye, objects: ['revolver-32'] },
        { ...mariner, at: 'R5C6' },
      ],
      tiles,
      piles: [{ at: 'R5C4', open: ['herbs'] }],
    })
    expect(t.offers('walk', 'R5C4')).toBe(true)
    expect(t.offers('attack', 'revolver-32 at bob')).toBe(true)
    const u = at({
      heroes: [
        { ...eye, objects: ['revolver-32'] },
        { ...mariner, at: 'R5C6' },
      ],
      tiles,
      foes: [{ is: 'cultist-idol', at: 'R5C4' }],
    })
    expect(u.refusal('walk', 'R5C4')).toBe('occupied')
    expect(u.offers('attack', 'revolver-32 at bob')).toBe(false)
  })

  it('CM-TERM-11 CM-TERM-10 CM-OPT-22 the player to the left decides for monsters, or the policy', () => {
    const foes = [{ is: 'cultist', at: 'R1C1' }] as const
    const t = at({ heroes: [eye, mariner], tiles, foes, turn: 1, from: 'monsters' })
    expect(t.asked).toBe('ann monsterStep.choose')
    const u = at({
      heroes: [eye, mariner],
      tiles,
      foes,
      settings: { monsterControl: 'automatic' },
      from: 'monsters',
    })
    expect(u.asked).toBe('bob actions.choose')
    expect(u.told('decides').length).toBeGreaterThan(0)
  })

  it('CM-TERM-13 CM-TERM-14 dice have faces from 1 to their number; a d3 is a d6 halved', () => {
    // A tile with two gates: one of three generators for each third of the d6.
    for (const [die, count] of [
      [1, 1],
      [3, 1],
      [4, 2],
      [6, 2],
    ] as const) {
      const t = at({
        heroes: [
          { ...mariner, at: 'R5C3' },
          { ...eye, at: 'R6C6' },
        ],
        tiles: ['train-station', { is: 'moon-base', isHidden: true }],
      })
      t.pick('scout', 'east')
      const spaces = [6, 1, 6, 2].slice(0, count * 2)
      t.dice(die, ...spaces).pick('turnTile', 1)
      expect(t.told('populates')).toMatchObject([{ die, count }])
    }
  })

  it('CM-TERM-18 monsters and generators are numbered as they come; one that comes back has a new number', () => {
    const t = at({
      settings: { monsterControl: 'automatic' },
      heroes: [{ ...eye, at: 'R3C1' }, mariner],
      tiles,
      foes: [
        { is: 'cultist', at: 'R3C2' },
        { is: 'cultist-idol', at: 'R5C5' },
      ],
    })
    const numbers = (): number[] => t.table.foes.map(({ made }) => made)
    expect(numbers().toSorted((a, b) => a - b)).toEqual(numbers())
    const idol = t.foe('cultist-idol').made
    expect(t.foe('cultist').made).toBeLessThan(idol)
    t.dice(6).pick('attack', 'hands at cultist')
    expect(t.foes('cultist')).toEqual([])
    // For Bob the Idol spawns it again.
    t.dice(1).pick('endTurn')
    expect(t.foe('cultist').made).toBeGreaterThan(idol)
  })

  it('CM-TERM-19 a life is a point of health', () => {
    const t = at({ heroes: [{ ...eye, at: 'R3C6' }, mariner], tiles: ['medical-school', ...tiles] })
    t.dice(1).pick('refresh', 'therapy')
    expect(t.hero('ann')).toMatchObject({ health: 3, life: 'alive' })
  })

  it('CM-TERM-21 what is discarded can come back, what is removed cannot', () => {
    const t = at({ heroes: [{ ...eye, health: 2, objects: ['first-aid-kit'] }, mariner], tiles })
    t.pick('green', 'first-aid-kit')
    expect(t.table.objectDiscards).toHaveLength(1)
    expect(t.table.removed).toEqual([])
  })

  it('CM-RULING-70 destroyed generators buy power-ups by the number of the card', () => {
    const kills = ['cultist-idol', 'guard-cell', 'whirlpool', 'mutilation'] as const
    const t = at({ heroes: [{ ...eye, kills }, mariner], tiles }).pick('powerUp')
    expect(t.hero('ann').kills).toHaveLength(1)
    expect(t.table.generatorDiscards).toHaveLength(3)
  })

  it('CM-RULING-72 markers are never short', () => {
    const t = at({
      heroes: [
        { ...eye, health: 40 },
        { ...mariner, health: 40 },
      ],
      tiles,
    })
    expect([t.hero('ann').health, t.hero('bob').health]).toEqual([40, 40])
  })
})
