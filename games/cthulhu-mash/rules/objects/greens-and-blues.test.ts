import { describe, expect, it } from 'vitest'
import { defenceOf } from '../characters/numbers.ts'
import { at, before, type MashScenario } from '../../testing/at.ts'
import { one, type HeroAt } from '../../testing/one.ts'

describe('Green objects', () => {
  it('CM-OBJ-29 CM-OBJ-31 CM-OBJ-33 CM-ITEM-20 wine, herbs and medicine give 1 mentality for no action and are used up', () => {
    for (const object of ['cultist-wine', 'herbs', 'psychiatric-medicine'] as const) {
      const t = one({ is: 'private-eye', mentality: 2, health: 2, objects: [object] })
      t.pick('green', object)
      expect(t.hero('ann')).toMatchObject({ mentality: 3, health: 2 })
      expect(t.table.actions).toBe(4)
      expect(t.carries('ann')).toEqual([])
      expect(t.table.objectDiscards).toHaveLength(1)
      const full = one({ is: 'private-eye', objects: [object] })
      expect(full.refusal('green', object)).toBe('nothing-to-restore')
    }
  })

  it('CM-OBJ-30 CM-OBJ-32 CM-OBJ-35 CM-STAT-12 kit, penicillin and grits heal 2, 1 and 1, never beyond the base', () => {
    const gains = { 'first-aid-kit': 2, 'penicillin-vial': 1, 'sack-of-grits': 1 } as const
    for (const [object, points] of Object.entries(gains)) {
      const slug = object as keyof typeof gains
      const t = one({ is: 'private-eye', health: 1, mentality: 1, objects: [slug] })
      t.pick('green', object)
      expect(t.hero('ann')).toMatchObject({ health: 1 + points, mentality: 1 })
      const near = one({ is: 'private-eye', health: 3, objects: [slug] }).pick('green', object)
      expect(near.hero('ann').health).toBe(4)
      expect(one({ is: 'private-eye', objects: [slug] }).refusal('green', object)).toBe(
        'nothing-to-restore',
      )
    }
  })

  it('CM-OBJ-34 CM-BOOST-2 the tablet draws a power-up of the own stack', () => {
    const t = one(
      { is: 'private-eye', objects: ['rlyeh-tablet'] },
      { powers: ['pe-health', 'mm-health'] },
    )
    t.pick('green', 'rlyeh-tablet')
    expect(t.hero('ann')).toMatchObject({ health: 5, powers: [16] })
    expect(t.table.actions).toBe(4)
  })

  it('CM-OBJ-36 CM-REACT-27 the clock adds the whole number of actions once more, in the own turn only', () => {
    const t = one({ is: 'private-eye', objects: ['temporal-clock'] }, { actions: 1 })
    t.pick('green', 'temporal-clock')
    expect(t.table.actions).toBe(5)
    expect(t.carries('ann')).toEqual([])
    const after = one({ is: 'private-eye', objects: ['temporal-clock'] }, { actions: 1 })
    after.pick('jump', 'R5C1')
    expect(after.asked).toBe('ann actions.choose')
    after.pick('green', 'temporal-clock')
    expect(after.table.actions).toBe(4)
  })

  it('CM-ITEM-20 CM-HOLD-5 a held character uses nothing green', () => {
    const t = one({
      is: 'private-eye',
      health: 1,
      objects: ['first-aid-kit'],
      holds: [{ kind: 'net', escape: 2 }],
    })
    expect(t.offers('green', 'first-aid-kit')).toBe(false)
    expect(t.offers('drop', 'first-aid-kit')).toBe(true)
  })
})

describe('Blue objects', () => {
  const reach = (t: MashScenario, space: string): boolean => t.offers('walk', space)

  it('CM-OBJ-37 CM-OBJ-40 CM-ITEM-17 CM-MOVE-19 bicycle and sled add 2 to the move, but only one of them', () => {
    const from = (objects: NonNullable<HeroAt['objects']>): MashScenario =>
      one({ is: 'arctic-explorer', at: 'R1C1', objects })
    // R6C2 lies 6 steps off, R6C4 8, R6C5 9, R6C6 10.
    expect(reach(from([]), 'R6C2')).toBe(true)
    expect(reach(from([]), 'R6C3')).toBe(false)
    for (const objects of [['bicycle'], ['dog-sled'], ['bicycle', 'dog-sled']] as const) {
      expect(reach(from(objects), 'R6C4')).toBe(true)
      expect(reach(from(objects), 'R6C5')).toBe(false)
    }
  })

  it('CM-OBJ-40 CM-OBJ-47 CM-STAT-17 sled and barrow give room for 6 and 5 more and do not count themselves', () => {
    const full = ['herbs', 'herbs', 'herbs', 'bolos', 'net', 'pitchfork'] as const
    const pile = [{ at: 'R3C1', open: ['sword-cane', 'dog-sled'] }] as const
    const t = one({ is: 'private-eye', objects: full }, { piles: pile })
    expect(t.refusal('pickUp', 'sword-cane')).toBe('no-room')
    t.pick('pickUp', 'dog-sled').pick('pickUp', 'sword-cane')
    expect(t.carries('ann')).toHaveLength(8)
    const barrow = one(
      {
        is: 'private-eye',
        objects: [...full, 'wheelbarrow', 'bicycle', 'acid-vial', 'acid-vial', 'handcuffs'],
      },
      { piles: [{ at: 'R3C1', open: ['sword-cane', 'magic-spear'] }] },
    )
    barrow.pick('pickUp', 'sword-cane')
    expect(barrow.refusal('pickUp', 'magic-spear')).toBe('no-room')
  })

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

  it('CM-OBJ-43 ice boots spare the boot on ice, but not in the mud', () => {
    const on = (tile: 'base-camp' | 'abhoth-swamp', objects: NonNullable<HeroAt['objects']>) =>
      one({ is: 'private-eye', at: 'R3C1', objects }, { tiles: [tile] })
    expect(reach(on('base-camp', []), 'R3C4')).toBe(true)
    expect(reach(on('base-camp', []), 'R3C5')).toBe(false)
    expect(reach(on('base-camp', ['ice-boots']), 'R4C6')).toBe(true)
    expect(reach(on('abhoth-swamp', ['ice-boots']), 'R6C1')).toBe(true)
    expect(reach(on('abhoth-swamp', ['ice-boots']), 'R6C2')).toBe(false)
  })

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

  it('CM-ITEM-18 the owner changes what is in use for nothing', () => {
    const t = one({ is: 'private-eye', objects: ['winter-clothing', 'living-armor'] })
    expect(t.offers('wear', 'winter-clothing')).toBe(false)
    t.pick('wear', 'living-armor')
    expect(t.table.actions).toBe(4)
    expect(t.offers('wear', 'living-armor')).toBe(false)
    expect(t.hero('ann').armour).toBe(t.hero('ann').objects[1])
  })
})
