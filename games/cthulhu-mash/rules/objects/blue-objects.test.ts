import { describe, expect, it } from 'vitest'
import { at, before, type MashScenario } from '../../testing/at.ts'
import { mad } from '../../testing/mad.ts'
import { type HeroAt, one, two } from '../../testing/one.ts'
import { defenceOf } from '../characters/numbers.ts'

describe('Blue objects', () => {
  it('CM-OBJ-38 CM-OBJ-44 CM-OBJ-48 CM-OBJ-46 CM-ITEM-17 a shield and an armour add up, two of a type do not', () => {
    const defence = (objects: NonNullable<HeroAt['objects']>): number =>
      defenceOf(one({ is: 'private-eye', objects }).state, 0)
    expect(defence([])).toBe(4)
    expect(defence(['cast-iron-skillet'])).toBe(5)
    expect(defence(['leng-web-shield'])).toBe(5)
    expect(defence(['winter-clothing'])).toBe(5)
    expect(defence(['living-armor'])).toBe(5)
    expect(defence(['cast-iron-skillet', 'leng-web-shield'])).toBe(5)
    expect(defence(['living-armor', 'winter-clothing'])).toBe(5)
    expect(defence(['cast-iron-skillet', 'winter-clothing'])).toBe(6)
  })

  it('CM-OBJ-38 the skillet is a weapon with +1 as well, at the price of the attack', () => {
    const t = one(
      { is: 'private-eye', objects: ['cast-iron-skillet'] },
      { foes: [{ is: 'moon-beast', at: 'R4C1' }] },
    )
    t.dice(3).pick('attack', 'cast-iron-skillet at moon-beast')
    expect(t.foe('moon-beast').health).toBe(1)
    expect(t.table.actions).toBe(3)
    expect(defenceOf(t.state, 0)).toBe(5)
  })

  it('CM-OBJ-38 the Skillet is a shield with defence 1 and a weapon with roll 1 at once', () => {
    const t = two({ objects: ['cast-iron-skillet'] }, { foes: [{ is: 'moon-beast', at: 'R3C2' }] })
    const { actions } = t.table
    t.dice(3).pick('attack', 'cast-iron-skillet at moon-beast')
    expect([t.foe('moon-beast').health, t.table.actions]).toEqual([1, actions - 1])
    t.pick('endTurn').pick('rouse', 'moon-beast').dice(4).pick('foeStrike', 'ann')
    expect(t.table.roll).toMatchObject({ needed: 5 })
    expect(t.hero('ann').health).toBe(5)
  })

  it('CM-OBJ-39 the necklace keeps the harm of water off, walking or drowning', () => {
    const sea = (objects: NonNullable<HeroAt['objects']>): MashScenario =>
      one({ is: 'private-eye', at: 'R2C1', objects }, { tiles: ['mariners-ship'] })
    expect(sea([]).pick('step', 'R1C1').hero('ann').health).toBe(3)
    expect(sea(['deep-one-necklace']).pick('walk', 'R1C1').hero('ann').health).toBe(4)
    const ice = (objects: NonNullable<HeroAt['objects']>): MashScenario =>
      one(
        { is: 'private-eye', at: 'R5C2', objects, home: 'train-station' },
        { tiles: ['ice-floats', 'train-station'] },
      )
    expect(ice([]).pick('step', 'R5C3').hero('ann').life).toBe('respawns')
    expect(ice(['deep-one-necklace']).pick('walk', 'R5C3').hero('ann').life).toBe('alive')
  })

  it('CM-OBJ-39 nor does water harm its carrier who is pushed into it', () => {
    const pushed = (objects: NonNullable<HeroAt['objects']>): MashScenario =>
      at({
        heroes: [
          { is: 'private-eye', at: 'R5C2', objects },
          { is: 'arctic-explorer', at: 'R4C2' },
        ],
        tiles: ['ice-floats'],
        turn: 1,
      })
        .dice(8)
        .pick('push', 'ann')
        .pick('pushTo', 'R5C3')
    expect(pushed([]).hero('ann').life).toBe('out')
    const saved = pushed(['deep-one-necklace'])
    expect(saved.hero('ann')).toMatchObject({ life: 'alive', health: 4 })
    expect(saved.space('ann')).toBe('R5C3')
  })

  it('CM-OBJ-39 the Deep One Necklace keeps water from hurting its carrier', () => {
    const dock = (objects: HeroAt['objects']) =>
      at({
        tiles: ['innsmouth-dock'],
        heroes: [
          { is: 'private-eye', at: 'R2C1', ...(objects && { objects }) },
          { is: 'psychotherapist', at: 'R6C6' },
        ],
      })
    const dry = dock(['deep-one-necklace'])
    dry.pick('walk', 'R2C2')
    expect(dry.hero('ann').health).toBe(4)
    const wet = dock(undefined)
    expect(wet.refusal('walk', 'R2C2')).toBe('dangerous')
    wet.pick('step', 'R2C2')
    expect(wet.hero('ann').health).toBe(3)
  })

  it('CM-OBJ-39 CM-ICON-7 the necklace is of no use against a Shoggoth', () => {
    const t = one(
      { is: 'private-eye', at: 'coastal-cavern R5C2', objects: ['deep-one-necklace'] },
      { tiles: ['coastal-cavern', 'train-station'] },
      { at: 'coastal-cavern R1C6' },
    )
    t.pick('step', 'R6C2')
    expect(t.hero('ann').life).toBe('respawns')
  })

  it('CM-OBJ-39 CM-ICON-10 the necklace is good against water, not against fire', () => {
    const t = one({ is: 'private-eye', at: 'R2C1', objects: ['deep-one-necklace'] })
    t.pick('step', 'R2C2')
    expect(t.hero('ann').health).toBe(3)
  })

  it('CM-OBJ-41 CM-OBJ-45 CM-STAT-14 CM-STAT-15 CM-RULING-39 necklace and cylinder raise the base of mentality by 2 and 1, not the points', () => {
    const t = one(
      { is: 'private-eye', at: 'R3C1', objects: ['herbs', 'cultist-wine'] },
      { piles: [{ at: 'R3C1', open: ['elder-sign-necklace', 'brain-cylinder'] }] },
    )
    t.pick('pickUp', 'brain-cylinder')
    expect(t.hero('ann').mentality).toBe(4)
    t.pick('green', 'herbs')
    expect(t.hero('ann').mentality).toBe(5)
    expect(t.offers('green', 'cultist-wine')).toBe(false)
    t.pick('pickUp', 'elder-sign-necklace').pick('green', 'cultist-wine')
    expect(t.hero('ann').mentality).toBe(6)
    t.pick('drop', 'elder-sign-necklace')
    expect(t.hero('ann').mentality).toBe(5)
  })

  it('CM-SANE-21 CM-OBJ-41 CM-OBJ-45 necklace and cylinder raise points and base, and take them away again', () => {
    const t = mad(
      { is: 'mariner-merchant', sanity: 25 },
      { piles: [{ at: 'R1C6', open: ['elder-sign-necklace', 'brain-cylinder'] }], actions: 3 },
    ).go()
    t.pick('pickUp', 'elder-sign-necklace').pick('pickUp', 'brain-cylinder').pick('stop')
    expect(t.hero('ann').sanity).toBe(37)
    t.pick('drop', 'brain-cylinder')
    expect(t.hero('ann').sanity).toBe(33)
    t.hero('ann').sanity = 29
    // 21 of 42 without it: dropping it costs her reason, and the dice rule the rest of the turn.
    t.dice(1, 1).pick('drop', 'elder-sign-necklace')
    expect(t.hero('ann').sanity).toBe(21)
    expect(t.told('madness')).toHaveLength(2)
  })

  it.each([
    ['CM-OBJ-41', 'elder-sign-necklace', 2, 8],
    ['CM-OBJ-45', 'brain-cylinder', 1, 4],
  ] as const)(
    '%s the %s raises the base of mentality by %i, of sanity by %i, and both go with it',
    (_, slug, mentality, sanity) => {
      const t = two(
        { sanity: 63 },
        {
          settings: { victory: 'cooperative', sanity: true },
          piles: [{ at: 'R3C1', open: [slug, 'herbs'] }],
          foes: [{ is: 'cultist-idol', at: 'R1C6' }],
        },
      )
      t.pick('pickUp', slug)
      expect(t.hero('ann')).toMatchObject({ mentality: 4, sanity: 63 + sanity })
      t.pick('pickUp', 'herbs').pick('stop').pick('green', 'herbs')
      expect(t.hero('ann').mentality).toBe(Math.min(5, 4 + mentality))
      t.pick('drop', slug)
      expect(t.hero('ann')).toMatchObject({ mentality: 4, sanity: 63 })
    },
  )

  it('CM-OBJ-44 CM-FOE-8 webs of spiders do nothing through the web shield, while it is the shield in use', () => {
    const t = before({
      heroes: [
        { is: 'private-eye', at: 'R3C1', objects: ['leng-web-shield', 'cast-iron-skillet'] },
        { is: 'psychotherapist', at: 'R1C6' },
      ],
      tiles: ['cultist-temple'],
      foes: [{ is: 'leng-spider', at: 'R3C4' }],
    }).go()
    t.pick('endTurn').pick('rouse', 'leng-spider').dice(6).pick('foeShoot', 'ann')
    expect(t.hero('ann').holds).toEqual([])
    const u = at({
      heroes: [
        { is: 'private-eye', at: 'R3C1', objects: ['leng-web-shield', 'cast-iron-skillet'] },
        { is: 'psychotherapist', at: 'R1C6' },
      ],
      tiles: ['cultist-temple'],
      foes: [{ is: 'leng-spider', at: 'R3C4' }],
    })
    u.pick('wear', 'cast-iron-skillet').pick('endTurn')
    u.pick('rouse', 'leng-spider').dice(6).pick('foeShoot', 'ann')
    expect(u.hero('ann').holds).toMatchObject([{ kind: 'web', escape: 3 }])
  })

  it('CM-OBJ-44 the Leng Web Shield gives 1 defence and stops webs of spiders, not those of the plateau', () => {
    const t = two(
      { objects: ['leng-web-shield'] },
      { foes: [{ is: 'leng-spider', at: 'R3C4' }], from: 'monsters' },
    )
    t.pick('rouse', 'leng-spider').dice(6).pick('foeShoot', 'ann')
    expect(t.table.roll).toMatchObject({ needed: 5 })
    expect(t.hero('ann').holds).toEqual([])
    const plateau = at({
      tiles: ['leng-plateau'],
      heroes: [
        { is: 'private-eye', at: 'R4C1', objects: ['leng-web-shield'] },
        { is: 'psychotherapist', at: 'R6C6' },
      ],
    })
    plateau.pick('step', 'R5C1')
    expect(plateau.hero('ann').holds).toMatchObject([{ kind: 'space', escape: 2 }])
  })

  it('CM-OBJ-46 CM-REACT-10 a 6 of the living armour cancels the damage of a hit', () => {
    const struck = (die: number): number => {
      const t = one(
        { is: 'private-eye', objects: ['living-armor'] },
        { foes: [{ is: 'cultist', at: 'R3C2' }] },
      )
      t.pick('endTurn').pick('rouse', 'cultist').dice(5, die).pick('foeStrike', 'ann')
      return t.hero('ann').health
    }
    expect(struck(6)).toBe(4)
    expect(struck(5)).toBe(3)
  })

  it('CM-OBJ-46 the Living Armor gives 1 defence, and a 6 cancels the damage of a hit', () => {
    const struck = (die: number) =>
      two(
        { objects: ['living-armor'] },
        { foes: [{ is: 'cultist', at: 'R3C2' }], from: 'monsters' },
      )
        .pick('rouse', 'cultist')
        .dice(5, die)
        .pick('foeStrike', 'ann')
    expect(struck(6).table.roll).toMatchObject({ needed: 5 })
    expect(struck(6).hero('ann').health).toBe(5)
    expect(struck(5).pick('endure').hero('ann').health).toBe(4)
  })

  it('CM-OBJ-48 Winter Clothing gives 1 defence', () => {
    const t = two(
      { objects: ['winter-clothing'] },
      { foes: [{ is: 'cultist', at: 'R3C2' }], from: 'monsters' },
    )
    t.pick('rouse', 'cultist').dice(4).pick('foeStrike', 'ann')
    expect([t.table.roll?.needed, t.hero('ann').health]).toEqual([5, 5])
  })
})
