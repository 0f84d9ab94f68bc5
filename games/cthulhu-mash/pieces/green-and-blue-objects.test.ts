import { describe, expect, it } from 'vitest'
import { at } from '../testing/at.ts'
import { two, type HeroAt } from '../testing/one.ts'

describe('green objects cost no action and are used up', () => {
  it.each([
    ['CM-OBJ-29', 'cultist-wine', 0, 1],
    ['CM-OBJ-30', 'first-aid-kit', 2, 0],
    ['CM-OBJ-31', 'herbs', 0, 1],
    ['CM-OBJ-32', 'penicillin-vial', 1, 0],
    ['CM-OBJ-33', 'psychiatric-medicine', 0, 1],
    ['CM-OBJ-35', 'sack-of-grits', 1, 0],
  ] as const)('%s %s gives %i health and %i mentality', (_, slug, health, mentality) => {
    const t = two({ objects: [slug], health: 1, mentality: 1 })
    const { actions } = t.table
    t.pick('green', slug)
    expect(t.hero('ann')).toMatchObject({ health: 1 + health, mentality: 1 + mentality })
    expect([t.table.actions, t.carries('ann'), t.table.objectDiscards.length]).toEqual([
      actions,
      [],
      1,
    ])
  })

  it('never beyond the base', () => {
    const t = two({ objects: ['first-aid-kit'], health: 4 })
    t.pick('green', 'first-aid-kit')
    expect(t.hero('ann').health).toBe(5)
  })

  it.each([
    ['CM-SANE-20', 'cultist-wine', 1],
    ['CM-SANE-20', 'herbs', 1],
    ['CM-SANE-20', 'psychiatric-medicine', 2],
  ] as const)('%s %s restores %3$i sanity in the variant', (_, slug, sanity) => {
    const t = two(
      { objects: [slug], mentality: 1, sanity: 50 },
      { settings: { victory: 'cooperative', sanity: true } },
    )
    t.pick('green', slug)
    expect(t.hero('ann').sanity).toBe(50 + sanity)
  })

  it("CM-OBJ-34 the R'lyeh Tablet draws a power-up from the own stack", () => {
    const t = two({ objects: ['rlyeh-tablet'] }, { powers: ['ae-health'] })
    t.pick('green', 'rlyeh-tablet')
    expect(t.hero('ann')).toMatchObject({ health: 6 })
    expect(t.told('powerUp')).toHaveLength(1)
    expect(t.carries('ann')).toEqual([])
  })

  it('CM-OBJ-36 the Temporal Clock doubles the actions of the turn', () => {
    const t = two({ objects: ['temporal-clock'] }, { actions: 3 })
    t.pick('green', 'temporal-clock')
    expect(t.table.actions).toBe(3 + 4)
  })
})

describe('blue objects work while they are carried', () => {
  it('CM-OBJ-37 a Bicycle gives 2 more movement', () => {
    const walking = two({})
    const riding = two({ objects: ['bicycle'] })
    const reach = (t: typeof walking): number =>
      t.offered.filter((one) => one.startsWith('walk ')).length
    expect(reach(riding)).toBeGreaterThan(reach(walking))
    // Eight steps: over row 3 to R3C6, then up to R6C6's neighbour.
    expect([walking.offers('walk', 'R5C6'), riding.offers('walk', 'R5C6')]).toEqual([false, true])
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

  it('CM-OBJ-40 CM-STAT-17 the Dog Sled gives 2 movement and 6 encumbrance and is not counted itself', () => {
    const full: HeroAt['objects'] = [
      'pitchfork',
      'bolos',
      'net',
      'sword-cane',
      'handcuffs',
      'magic-spear',
    ]
    const eye = (objects: HeroAt['objects'] = []) =>
      at({
        tiles: ['cultist-temple'],
        heroes: [
          { is: 'private-eye', at: 'R3C1', objects },
          { is: 'psychotherapist', at: 'R6C6' },
        ],
        piles: [{ at: 'R3C1', open: ['herbs'] }],
      })
    expect(eye(full).refusal('pickUp', 'herbs')).toBe('no-room')
    const t = eye(['dog-sled', ...full])
    expect(t.offers('pickUp', 'herbs')).toBe(true)
    expect(t.offers('walk', 'R5C6')).toBe(true)
    expect(eye(['dog-sled']).offers('walk', 'R5C6')).toBe(true)
  })

  it('CM-OBJ-40 its encumbrance holds even while a Bicycle is in use', () => {
    const t = at({
      tiles: ['cultist-temple'],
      heroes: [
        {
          is: 'private-eye',
          at: 'R3C1',
          objects: ['dog-sled', 'bicycle', 'pitchfork', 'bolos', 'net', 'sword-cane', 'handcuffs'],
        },
        { is: 'psychotherapist', at: 'R6C6' },
      ],
      piles: [{ at: 'R3C1', open: ['herbs'] }],
    })
    t.pick('wear', 'bicycle')
    expect(t.offers('pickUp', 'herbs')).toBe(true)
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

  it('CM-OBJ-42 the Crystal holds a power-up of its first carrier, for whoever carries it', () => {
    const t = two(
      {},
      { piles: [{ at: 'R3C1', open: ['elder-thing-crystal'] }], powers: ['ae-health'] },
    )
    t.pick('pickUp', 'elder-thing-crystal')
    // It counts as an object: the base rises, the current value does not.
    expect(t.hero('ann').health).toBe(5)
    expect(t.hero('ann').powers).toEqual([])
    const other = at({
      tiles: ['cultist-temple'],
      heroes: [
        {
          is: 'private-eye',
          at: 'R3C1',
          health: 4,
          objects: ['elder-thing-crystal', 'sack-of-grits'],
        },
        { is: 'psychotherapist', at: 'R6C6' },
      ],
      crystal: 'ae-health',
    })
    other.pick('green', 'sack-of-grits')
    expect(other.hero('ann').health).toBe(5)
  })

  it('CM-OBJ-42 what is bound to one character does nothing for another', () => {
    const dynamite = (is: HeroAt['is']) =>
      at({
        tiles: ['cultist-temple'],
        heroes: [
          { is, at: 'R3C1', objects: ['elder-thing-crystal', 'dynamite-stick'] },
          { is: 'psychotherapist', at: 'R6C6' },
        ],
        foes: [{ is: 'star-mound', at: 'R3C4' }],
        crystal: 'ae-explosive-damage',
      })
        .dice(8)
        .pick('aim', 'dynamite-stick at R3C4 0')
    expect(dynamite('private-eye').foe('star-mound').health).toBe(2)
    // Stick 1, Explosives Expert 1, the power-up 1.
    expect(dynamite('arctic-explorer').foes('star-mound')).toEqual([])
  })

  it('CM-OBJ-43 Ice Boots spare the boot of ice, not that of mud', () => {
    const eye = (tile: 'elder-city' | 'abhoth-swamp', objects: HeroAt['objects'] = []) => {
      const t = at({
        tiles: [tile],
        heroes: [
          { is: 'private-eye', at: 'R3C1', objects },
          { is: 'psychotherapist', at: 'R6C4' },
        ],
      })
      return t.offered.filter((one) => one.startsWith('walk ')).length
    }
    expect(eye('elder-city', ['ice-boots'])).toBeGreaterThan(eye('elder-city'))
    expect(eye('abhoth-swamp', ['ice-boots'])).toBe(eye('abhoth-swamp'))
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

  it('CM-OBJ-47 the Wheelbarrow gives 5 encumbrance, is not counted and is no movement object', () => {
    const t = at({
      tiles: ['cultist-temple'],
      heroes: [
        {
          is: 'private-eye',
          at: 'R3C1',
          objects: ['wheelbarrow', 'pitchfork', 'bolos', 'net', 'sword-cane', 'handcuffs', 'herbs'],
        },
        { is: 'psychotherapist', at: 'R6C6' },
      ],
      piles: [{ at: 'R3C1', open: ['cultist-wine'] }],
    })
    expect(t.offers('pickUp', 'cultist-wine')).toBe(true)
    expect([t.offers('walk', 'R5C6'), t.offers('wear', 'wheelbarrow')]).toEqual([false, false])
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
