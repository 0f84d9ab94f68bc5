import { describe, expect, it } from 'vitest'
import { at, type MashScenario, type Position } from '../../testing/at.ts'
import { variant } from '../../testing/mad.ts'
import { caster, doc, eye, two } from '../../testing/one.ts'

const eyeAtStation = { is: 'private-eye', at: 'train-station R5C3' } as const
const mariner = { is: 'mariner-merchant', at: 'train-station R6C6' } as const
const tiles = ['train-station', 'mariners-ship'] as const

describe('Numbers of a character', () => {
  it('CM-STAT-3 CM-STAT-8 CM-STAT-9 CM-TERM-16 melee needs no object, the defence decides, and at zero a piece is destroyed', () => {
    const foes = [
      { is: 'moon-beast', at: 'R5C2' },
      { is: 'cultist', at: 'R5C4' },
    ] as const
    const t = at({ heroes: [eyeAtStation, mariner], tiles, foes })
    t.dice(3).pick('attack', 'hands at moon-beast')
    expect(t.foe('moon-beast').health).toBe(2)
    t.dice(4).pick('attack', 'hands at moon-beast')
    expect(t.foe('moon-beast').health).toBe(1)
    t.dice(4).pick('attack', 'hands at moon-beast')
    expect(t.foes('moon-beast')).toEqual([])
    expect(t.foe('cultist').health).toBe(1)
  })

  it('CM-STAT-4 ranged attacks need something to shoot with, and roll the ranged die', () => {
    const foes = [{ is: 'moon-beast', at: 'R5C5' }] as const
    expect(at({ heroes: [eyeAtStation, mariner], tiles, foes }).offers('attack')).toBe(false)
    const t = at({ heroes: [{ ...eyeAtStation, objects: ['revolver-32'] }, mariner], tiles, foes })
    t.dice(9).pick('attack', 'revolver-32 at moon-beast')
    expect(t.foe('moon-beast').health).toBe(1)
  })

  it('CM-STAT-4 who can reach somebody with a spell is not told that there is nothing to shoot with', () => {
    const why = (spell: 'freezing-wrack' | 'heal', mentality = 5): string | undefined =>
      caster([spell], { foes: [{ is: 'cultist', at: 'R3C4' }] }, { mentality }).refusal(
        'attack',
        'hands at cultist',
      )
    expect(why('heal')).toBe('no-shot')
    expect(why('freezing-wrack')).toBeUndefined()
  })

  it('CM-STAT-4 CM-RANGE-2 whoever cannot be attacked is refused with the reason: nothing to shoot with, or not in sight', () => {
    const t = (objects: readonly 'revolver-32'[]): MashScenario =>
      at({
        heroes: [{ ...eye, objects }, doc],
        tiles: ['cultist-temple'],
        foes: [
          { is: 'cultist', at: 'R4C2' },
          { is: 'cultist-idol', at: 'R3C3' },
          { is: 'moon-beast', at: 'R3C5' },
        ],
      })
    expect(t([]).refusal('attack', 'hands at cultist')).toBe('no-shot')
    expect(t([]).refusal('attack', 'hands at moon-beast')).toBe('out-of-sight')
    const armed = t(['revolver-32'])
    expect(armed.offers('attack', 'revolver-32 at cultist')).toBe(true)
    expect(armed.refusal('attack', 'hands at cultist')).not.toBe('no-shot')
  })

  it('CM-STAT-5 the Psychotherapist needs two generators where the others need three', () => {
    const kills = ['cultist-idol', 'guard-cell'] as const
    expect(at({ heroes: [{ ...eyeAtStation, kills }, mariner], tiles }).refusal('powerUp')).toBe(
      'too-few-kills',
    )
    const t = at({ heroes: [{ ...eyeAtStation, is: 'psychotherapist', kills }, mariner], tiles })
    t.pick('powerUp')
    expect(t.hero('ann')).toMatchObject({ kills: [] })
  })

  it('CM-TERM-16 CM-STAT-8 the total is the face with what is added to it', () => {
    const t = at({
      heroes: [{ ...eyeAtStation, objects: ['sword-cane'] }, mariner],
      tiles,
      foes: [{ is: 'moon-beast', at: 'R5C2' }],
    })
    t.dice(3).pick('attack', 'sword-cane at moon-beast')
    expect(t.told('attacks')).toMatchObject([{ natural: 3, total: 4, needed: 4 }])
    expect(t.foe('moon-beast').health).toBe(1)
  })

  it('CM-STAT-10 CM-STAT-11 an ability needs its whole price', () => {
    const tile = ['train-station', { is: 'leng-plateau', isHidden: true }] as const
    const t = at({
      heroes: [
        { ...mariner, at: 'R5C3', mentality: 0 },
        { ...eyeAtStation, at: 'R6C6' },
      ],
      tiles: tile,
    })
    expect(t.refusal('scout', 'east')).toBe('no-mentality')
    const u = at({
      heroes: [
        { ...mariner, at: 'R5C3', mentality: 1 },
        { ...eyeAtStation, at: 'R6C6' },
      ],
      tiles: tile,
    })
    expect(u.offers('scout', 'east')).toBe(true)
    // An escape that lacks two points is not for sale to who has one.
    const held = (mentality: number) =>
      at({
        heroes: [{ ...eyeAtStation, mentality, holds: [{ kind: 'net', escape: 2 }] }, mariner],
        tiles,
      })
        .dice(4)
        .pick('breakFree', 'net')
    expect(held(1).asked).toBe('ann actions.choose')
    expect(held(2).asked).toBe('ann escape.slip')
  })

  it('CM-STAT-10 without mentality nothing is cast', () => {
    const t = two({ spells: ['fly'], mentality: 0 })
    expect(t.refusal('cast', 'fly')).toBe('no-mentality')
  })

  it('CM-STAT-10 CM-SPELL-13 no Sound Wave without mentality', () => {
    const more: Position = { foes: [{ is: 'star-mound', at: 'R3C4' }] }
    expect(caster(['sound-wave'], more).offers('aim')).toBe(true)
    expect(caster(['sound-wave'], more, { mentality: 0 }).offers('aim')).toBe(false)
  })

  it('CM-STAT-12 CM-TERM-17 restoring stops at the base', () => {
    const t = at({
      heroes: [{ ...eyeAtStation, health: 3, objects: ['first-aid-kit', 'herbs'] }, mariner],
      tiles,
    })
    t.pick('green', 'first-aid-kit')
    expect(t.hero('ann').health).toBe(4)
    expect(t.refusal('green', 'herbs')).toBe('nothing-to-restore')
  })

  it('CM-STAT-12 CM-STAT-15 CM-RULING-39 points beyond the base are kept, and the rest is cut when the base falls', () => {
    const t = at({
      heroes: [
        {
          ...eyeAtStation,
          health: 4,
          objects: ['sacrificial-knife', 'elder-sign-necklace'],
          mentality: 6,
        },
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
    const t = at({
      heroes: [{ ...eyeAtStation, health: 2, kills }, mariner],
      tiles,
      powers: ['pe-health'],
    })
    t.pick('powerUp')
    expect(t.hero('ann').health).toBeGreaterThan(2)
    expect(t.hero('bob').health).toBe(3)
  })

  it('CM-STAT-14 CM-RULING-39 an object raises the base only', () => {
    const t = at({
      heroes: [{ ...eyeAtStation, mentality: 4 }, mariner],
      tiles,
      piles: [{ at: 'R5C3', open: ['elder-sign-necklace', 'herbs'] }],
    })
    t.pick('pickUp', 'elder-sign-necklace')
    expect(t.hero('ann').mentality).toBe(4)
    t.pick('pickUp', 'herbs').pick('green', 'herbs')
    expect(t.hero('ann').mentality).toBe(5)
  })

  it('CM-STAT-15 CM-OBJ-42 health above a base that falls is cut down', () => {
    const t = two({ objects: ['elder-thing-crystal'] }, { crystal: 'ae-health' })
    Object.assign(t.hero('ann'), { health: 6, surplus: 0 })
    t.pick('drop', 'elder-thing-crystal')
    expect(t.hero('ann').health).toBe(5)
  })

  it('CM-STAT-15 points above the base are the first that are lost, and are not there again when the base falls', () => {
    // The crystal holds a point of health: base 6, and one above it.
    const t = two(
      { is: 'arctic-explorer', at: 'R1C2', health: 7, objects: ['elder-thing-crystal'] },
      { crystal: 'ae-health' },
    )
    t.hero('ann').surplus = 1
    t.pick('step', 'R2C2')
    expect(t.hero('ann')).toMatchObject({ health: 6, surplus: 0 })
    t.pick('drop', 'elder-thing-crystal')
    expect(t.hero('ann').health).toBe(5)
  })

  it('CM-STAT-16 CM-STAT-17 nobody carries more than its number; Dog Sled and Wheelbarrow do not count', () => {
    const objects = ['herbs', 'net', 'bolos', 'handcuffs', 'sword-cane'] as const
    const piles = [
      { at: 'R5C3', open: ['bicycle', 'pitchfork', 'dog-sled', 'wheelbarrow'] },
    ] as const
    const t = at({ heroes: [{ ...eyeAtStation, objects }, mariner], tiles, piles })
    t.pick('pickUp', 'bicycle')
    expect(t.refusal('pickUp', 'pitchfork')).toBe('no-room')
    t.pick('pickUp', 'wheelbarrow')
    expect(t.offers('pickUp', 'dog-sled')).toBe(true)
    expect(t.offers('pickUp', 'pitchfork')).toBe(true)
  })

  it('CM-SANE-38 CM-STAT-17 a laden patient still takes what does not count', () => {
    const t = at({
      settings: variant,
      heroes: [
        { is: 'mariner-merchant', at: 'R3C3', objects: ['wheelbarrow', 'herbs'] },
        {
          is: 'private-eye',
          at: 'R4C3',
          sanity: 20,
          objects: ['net', 'bolos', 'pitchfork', 'sword-cane', 'handcuffs', 'magic-spear'],
        },
      ],
      tiles: ['medical-school'],
      foes: [{ is: 'cultist-idol', at: 'R6C1' }],
    })
    expect(t.offers('help', 'herbs to bob')).toBe(false)
    t.pick('help', 'wheelbarrow to bob')
    expect(t.carries('bob')).toContain('wheelbarrow')
  })

  it('CM-STAT-19 pieces have no facing unless that is agreed: nobody is asked, and no back is struck', () => {
    const t = at({ heroes: [eyeAtStation, mariner], tiles }).pick('endTurn')
    expect(t.asked).toBe('bob actions.choose')
  })

  it('CM-STAT-20 what characters have is on the table, stacks and hidden tiles are not', () => {
    const t = at({
      heroes: [
        { ...eyeAtStation, objects: ['herbs'], powers: ['pe-ranged'], kills: ['cultist-idol'] },
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
