import { describe, expect, it } from 'vitest'
import { at, type MashScenario, newMatch, type Position } from '../../testing/at.ts'
import { type HeroAt, one, two } from '../../testing/one.ts'

describe('The Arctic Explorer', () => {
  it('CM-CHAR-6 CM-HERO-1 throws dynamite with a d10 for 1 more damage', () => {
    const t = two(
      { is: 'arctic-explorer', objects: ['dynamite-stick'] },
      { foes: [{ is: 'star-mound', at: 'R3C4' }] },
    )
    t.dice(10).pick('aim', 'dynamite-stick at R3C4 0')
    expect(t.table.roll).toMatchObject({ faces: 10, bonus: 0 })
    expect(t.foe('star-mound').health).toBe(1)
  })

  it('CM-CHAR-7 CM-HERO-2 CM-PLACE-2 pays no boot on ice, but does in the swamp', () => {
    const reach = (is: HeroAt['is'], tile: 'elder-city' | 'abhoth-swamp'): number =>
      at({
        tiles: [tile],
        heroes: [
          { is, at: 'R3C1' },
          { is: 'mariner-merchant', at: 'R6C3' },
        ],
      }).offered.filter((one) => one.startsWith('walk ')).length
    expect(reach('arctic-explorer', 'elder-city')).toBeGreaterThan(
      reach('private-eye', 'elder-city'),
    )
    expect(reach('arctic-explorer', 'abhoth-swamp')).toBe(reach('private-eye', 'abhoth-swamp'))
  })

  it('CM-HERO-2 CM-CHAR-7 CM-RULING-43 winter gear: no boot on ice, but the mud is mud', () => {
    const walks = (is: HeroAt['is'], tile: 'base-camp' | 'abhoth-swamp', space: string): boolean =>
      one({ is, at: 'R3C1' }, { tiles: [tile] }, { is: 'psychotherapist' }).offers('walk', space)
    expect(walks('arctic-explorer', 'base-camp', 'R4C6')).toBe(true)
    expect(walks('private-eye', 'base-camp', 'R3C4')).toBe(true)
    expect(walks('private-eye', 'base-camp', 'R3C5')).toBe(false)
    expect(walks('arctic-explorer', 'abhoth-swamp', 'R6C1')).toBe(true)
    expect(walks('arctic-explorer', 'abhoth-swamp', 'R6C2')).toBe(false)
  })

  it('CM-CHAR-8 CM-HERO-3 stamina does nothing against hazards and traps, nor while held', () => {
    const trap = one(
      { is: 'arctic-explorer' },
      { piles: [{ at: 'R3C1', unseen: ['shoggoth-tissue'] }] },
    ).pick('pickTop')
    expect(trap.hero('ann')).toMatchObject({ health: 4, mentality: 4 })
    expect(trap.asked).toBe('ann move.choose')
    const held = one(
      { is: 'private-eye', at: 'R4C1' },
      {},
      { is: 'arctic-explorer', at: 'R3C1', holds: [{ kind: 'net', escape: 2 }] },
    ).pick('attack', 'hands at bob')
    expect(held.asked).toBe('ann actions.choose')
    expect(held.hero('bob').health).toBe(4)
  })

  it('CM-CHAR-8 CM-HERO-3 cancels points of a hit for 2 mentality each', () => {
    const t = two(
      { is: 'arctic-explorer', mentality: 3 },
      { foes: [{ is: 'cultist', at: 'R3C2' }], from: 'monsters' },
    )
    t.pick('rouse', 'cultist').dice(5).pick('foeStrike', 'ann')
    expect(t.asked).toBe('ann hurt.stamina')
    t.pick('brace', 1)
    expect(t.hero('ann')).toMatchObject({ health: 5, mentality: 1 })
    // One point of mentality does not pay for another.
    t.untilTurnEnds().dice(5).pick('foeStrike', 'ann')
    expect(t.hero('ann').health).toBe(4)
  })

  it('CM-CHAR-8 does nothing against hazards', () => {
    const t = at({
      tiles: ['cultist-temple', 'base-camp'],
      heroes: [
        { is: 'arctic-explorer', at: 'R2C1' },
        { is: 'private-eye', at: 'R6C6' },
      ],
    })
    t.pick('step', 'R2C2')
    expect([t.hero('ann').health, t.hero('ann').mentality]).toEqual([4, 4])
  })

  it('CM-CHAR-9 CM-HERO-4 has 2 more defence against pushes, though the highest face still hits', () => {
    const pushed = (die: number) =>
      at({
        tiles: ['cultist-temple', 'base-camp'],
        heroes: [
          { is: 'mariner-merchant', at: 'R3C1' },
          { is: 'arctic-explorer', at: 'R3C2' },
        ],
      })
        .dice(die)
        .pick('push', 'bob')
    expect(pushed(5).asked).toBe('ann actions.choose')
    expect(pushed(5).table.roll).toMatchObject({ needed: 6 })
    expect(pushed(6).asked).toBe('ann shove.where')
    expect(pushed(8).asked).toBe('ann shove.where')
  })

  it('CM-HERO-4 CM-CHAR-9 strong footing: 2 more against pushes alone, and the top face still hits', () => {
    const pushed = (die: number): MashScenario =>
      one({ is: 'mariner-merchant', at: 'R4C1' }, {}, { is: 'arctic-explorer', at: 'R3C1' })
        .dice(die)
        .pick('push', 'bob')
    expect(pushed(5).asked).toBe('ann actions.choose')
    expect(pushed(6).asked).toBe('ann shove.where')
    const struck = one(
      { is: 'mariner-merchant', at: 'R4C1' },
      {},
      { is: 'arctic-explorer', at: 'R3C1', mentality: 0 },
    )
    struck.dice(4).pick('attack', 'hands at bob')
    expect(struck.hero('bob').health).toBe(4)
    const small = one(
      { is: 'private-eye', at: 'R4C1' },
      {},
      { is: 'arctic-explorer', at: 'R3C1', objects: ['winter-clothing', 'leng-web-shield'] },
    )
    small.dice(6).pick('push', 'bob')
    expect(small.asked).toBe('ann shove.where')
  })

  it('CM-CHAR-23 CM-OPT-14 starts with dynamite of his choice if the option is on', () => {
    const t = newMatch(1, { explorerDynamite: true, characters: 'roll' }).go()
    t.pick('beCharacter', 'arctic-explorer')
    while (t.asked !== 'ann dynamite.choose') t.takeDefault()
    t.dice(1, 1, 1)
    t.pick('takeObject', 'dynamite-bundle')
    expect(t.carries('ann')).toEqual(['dynamite-bundle'])
  })

  it('CM-PROMPT-5 CM-OPT-14 the Explorer may begin with dynamite: stick or bundle', () => {
    const t = newMatch(2, { explorerDynamite: true }).dice(6, 1, 6, 1).go()
    t.pick('beCharacter', 'arctic-explorer').pick('beCharacter', 'private-eye')
    t.pick('turnTile', 2).pick('turnTile', 0)
    expect(t.asked).toBe('ann dynamite.choose')
    t.until('prepare').pick('takeObject', 'dynamite-bundle#1')
    expect(t.carries('ann')).toEqual(['dynamite-bundle'])
  })
})

describe('The Mariner Merchant', () => {
  const struck = (...dice: number[]) =>
    two({ is: 'mariner-merchant' }, { foes: [{ is: 'cultist', at: 'R3C2' }], from: 'monsters' })
      .pick('rouse', 'cultist')
      .dice(...dice)
      .pick('foeStrike', 'ann')

  it('CM-CHAR-10 CM-HERO-5 parries a melee hit with a d10 that reaches the number that hit', () => {
    expect(struck(4, 4).hero('ann').health).toBe(3)
    expect(struck(4, 3).hero('ann').health).toBe(2)
    // A miss needs no parry.
    expect(struck(2).hero('ann').health).toBe(3)
  })

  it('CM-CHAR-10 not while she is held', () => {
    const t = two(
      { is: 'mariner-merchant', holds: [{ kind: 'net', escape: 2 }] },
      { foes: [{ is: 'cultist', at: 'R3C2' }], from: 'monsters' },
    )
    t.pick('rouse', 'cultist').pick('foeStrike', 'ann')
    expect(t.hero('ann').health).toBe(2)
  })

  it('CM-HERO-5 CM-CHAR-10 CM-RULING-40 she parries with a d10 that reaches the total of the blow, free, but not while held', () => {
    const struck = (
      parry: number[],
      bob: Partial<HeroAt> = {},
      means = 'sword-cane',
    ): MashScenario =>
      one(
        { is: 'private-eye', at: 'R4C1', objects: ['sword-cane'] },
        {},
        { is: 'mariner-merchant', at: 'R3C1', ...bob },
      )
        .dice(...(bob.holds ? [] : [4, ...parry]))
        .pick('attack', `${means} at bob`)
    expect(struck([5]).hero('bob')).toMatchObject({ health: 3, mentality: 3 })
    expect(struck([4]).hero('bob').health).toBe(2)
    expect(struck([], { holds: [{ kind: 'net', escape: 2 }] }).hero('bob').health).toBe(2)
    const shot = one(
      { is: 'private-eye', objects: ['revolver-32'] },
      {},
      { is: 'mariner-merchant', at: 'R3C3' },
    )
    shot.dice(4).pick('attack', 'revolver-32 at bob')
    expect(shot.hero('bob').health).toBe(2)
  })

  it('CM-CHAR-11 CM-FOE-23 the tentacles of an Elder Thing can be parried, the shot of a Mi-Go cannot', () => {
    const t = one(
      { is: 'mariner-merchant' },
      {
        foes: [
          { is: 'elder-thing', at: 'R3C4' },
          { is: 'mi-go', at: 'R6C1' },
        ],
      },
    )
    t.pick('endTurn').pick('rouse', 'elder-thing').dice(5, 5).pick('foeShoot', 'ann')
    expect(t.hero('ann').health).toBe(3)
    t.pick('rouse', 'mi-go').dice(5).pick('foeShoot', 'ann')
    expect(t.hero('ann').health).toBe(2)
  })

  it('CM-CHAR-11 CM-MON-10 CM-FOE-23 parries tentacles, which are rolled as a ranged attack', () => {
    const t = two(
      { is: 'mariner-merchant' },
      { foes: [{ is: 'elder-thing', at: 'R3C4' }], from: 'monsters' },
    )
    t.untilTurnEnds().pick('rouse', 'elder-thing').dice(5, 5).pick('foeShoot', 'ann')
    expect([t.hero('ann').health, t.told('parries').length]).toEqual([3, 1])
    expect(t.table.roll?.faces).toBe(6)
  })

  it('CM-CHAR-12 CM-CHAR-13 CM-HERO-6 scouts a hidden neighbour for 1 action and 1 mentality; generators come, monsters not', () => {
    const t = at({
      tiles: ['cultist-temple', { is: 'moon-base', isHidden: true }],
      heroes: [
        { is: 'mariner-merchant', at: 'R3C1' },
        { is: 'private-eye', at: 'R6C6' },
      ],
      generators: ['cultist-idol'],
    })
    const { actions } = t.table
    t.pick('scout', 'east')
    // The Moon Base has two gates: it is turned so that one of them faces back.
    t.dice(1, 1, 1).pick('turnTile', 1)
    expect([t.table.actions, t.hero('ann').mentality]).toEqual([actions - 1, 2])
    expect([t.table.foes.length, t.where('cultist-idol')]).toEqual([1, 'moon-base R1C1'])
  })

  it('CM-HERO-6 CM-CHAR-12 CM-CHAR-13 the albatross turns up a neighbour for 1 action and 1 mentality, without monsters', () => {
    const position: Position = {
      tiles: ['cultist-temple', { is: 'mine-lab', isHidden: true }],
      generators: ['cultist-idol'],
    }
    const t = one({ is: 'mariner-merchant' }, position)
    t.dice(1, 4, 1).pick('scout', 'east')
    if (t.asked === 'ann reveal.rotate') t.pick('turnTile', 0)
    expect(t.where('cultist-idol')).toBe('mine-lab R4C1')
    expect(t.foes('cultist')).toEqual([])
    expect(t.hero('ann').mentality).toBe(2)
    expect(t.table.actions).toBe(4)
    expect(one({ is: 'mariner-merchant', mentality: 0 }, position).refusal('scout', 'east')).toBe(
      'no-mentality',
    )
    expect(one({ is: 'arctic-explorer' }, position).offers('scout')).toBe(false)
  })

  it('CM-CHAR-14 CM-HERO-7 turns mentality into health in or next to water', () => {
    const dock = (space: string) =>
      at({
        tiles: ['innsmouth-dock'],
        heroes: [
          { is: 'mariner-merchant', at: space, health: 1 },
          { is: 'private-eye', at: 'R6C6' },
        ],
      })
    const t = dock('R2C1')
    t.pick('fish', 2)
    expect(t.hero('ann')).toMatchObject({ health: 3, mentality: 1 })
    expect(t.offers('fish')).toBe(false)
    expect(dock('R5C1').offers('fish')).toBe(false)
  })

  it('CM-HERO-7 CM-CHAR-14 fishing turns mentality into health by the water, past a dotted line but not a wall', () => {
    const sea = (at_: string, health: number): MashScenario =>
      one({ is: 'mariner-merchant', at: at_, health }, { tiles: ['mariners-ship'] })
    const t = sea('R2C1', 1)
    expect(t.offers('fish', 3)).toBe(false)
    t.pick('fish', 2)
    expect(t.hero('ann')).toMatchObject({ health: 3, mentality: 1 })
    expect(t.table.actions).toBe(4)
    expect(sea('R5C1', 2).offers('fish', 1)).toBe(true)
    expect(sea('R5C1', 2).offers('fish', 2)).toBe(false)
    expect(sea('R4C3', 1).offers('fish')).toBe(false)
    const wet = sea('R1C1', 1).pick('fish', 1)
    expect(wet.hero('ann').health).toBe(2)
    expect(
      one({ is: 'arctic-explorer', at: 'R2C1', health: 1 }, { tiles: ['mariners-ship'] }).offers(
        'fish',
      ),
    ).toBe(false)
  })

  it('CM-HERO-7 one fishes where one stands in water, though none lies beside it', () => {
    const t = two(
      { is: 'mariner-merchant', at: 'mariners-ship R6C6', health: 1 },
      { tiles: ['mariners-ship', 'train-station'] },
      { at: 'train-station R1C6' },
    )
    expect(t.offers('fish', 2)).toBe(true)
    const dry = two(
      { is: 'mariner-merchant', at: 'mariners-ship R4C3', health: 1 },
      { tiles: ['mariners-ship', 'train-station'] },
      { at: 'train-station R1C6' },
    )
    expect(dry.offers('fish', 1)).toBe(false)
  })
})
