import { describe, expect, it } from 'vitest'
import { at, newMatch } from '../testing/at.ts'
import { two, type HeroAt } from '../testing/one.ts'
import { objectNumber, KIND_OF } from './objects.ts'

/** A game alone up to the first action, with one generator on R6C1 of the own tile. */
function begun(character: 'arctic-explorer' | 'private-eye' | 'psychotherapist') {
  const t = newMatch(1).go().pick('beCharacter', character).dice(1, 6, 1)
  while (t.asked !== 'ann actions.choose') t.takeDefault()
  return t
}

describe('the Arctic Explorer', () => {
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

  it('CM-CHAR-23 CM-OPT-14 starts with dynamite of his choice if the option is on', () => {
    const t = newMatch(1, { explorerDynamite: true, characters: 'roll' }).go()
    t.pick('beCharacter', 'arctic-explorer')
    while (t.asked !== 'ann dynamite.choose') t.takeDefault()
    t.dice(1, 1, 1)
    t.pick('takeObject', 'dynamite-bundle')
    expect(t.carries('ann')).toEqual(['dynamite-bundle'])
  })
})

describe('the Mariner Merchant', () => {
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
})

describe('the Private Eye', () => {
  it('CM-CHAR-15 CM-HERO-8 CM-SETUP-19 starts with the .32 Revolver; CM-CHAR-16 without her it stays in the stack', () => {
    const revolver = KIND_OF.indexOf(objectNumber('revolver-32'))
    const eye = begun('private-eye')
    expect([eye.hero('ann').objects, eye.state.box.objects.includes(revolver)]).toEqual([
      [revolver],
      false,
    ])
    const other = begun('arctic-explorer')
    expect([other.hero('ann').objects, other.state.box.objects.includes(revolver)]).toEqual([
      [],
      true,
    ])
  })

  it('CM-CHAR-17 CM-HERO-9 CM-HERO-14 lowers an escape roll by 1 for each mentality, while she is held', () => {
    const held = (mentality: number) =>
      two({ is: 'private-eye', mentality, holds: [{ kind: 'net', escape: 2 }] })
        .dice(4)
        .pick('breakFree', 'net')
    const t = held(4)
    expect(t.asked).toBe('ann escape.slip')
    t.pick('slip')
    expect(t.hero('ann')).toMatchObject({ mentality: 2, holds: [] })
    // Only if she can pay the whole difference.
    expect(held(1).hero('ann').holds).toHaveLength(1)
    expect(held(1).asked).toBe('ann actions.choose')
  })

  it('CM-CHAR-18 CM-HERO-10 draws one object more for 1 mentality, once in a draw', () => {
    const t = two({ is: 'private-eye' }, { foes: [{ is: 'star-mound', at: 'R3C2', health: 1 }] })
    t.dice(5).pick('attack', 'hands at star-mound')
    expect(t.asked).toBe('ann loot.search')
    t.pick('search')
    expect([t.lying('R3C2').unseen, t.hero('ann').mentality]).toEqual([2, 3])
  })
})

describe('the Psychotherapist', () => {
  it('CM-CHAR-19 CM-HERO-11 the Syringe holds without damage, escape 3, costs no mentality and spares generators', () => {
    const t = two(
      { is: 'psychotherapist' },
      {
        foes: [
          { is: 'moon-beast', at: 'R3C2' },
          { is: 'cultist-idol', at: 'R4C1' },
        ],
      },
    )
    expect(t.offers('attack', 'syringe at cultist-idol')).toBe(false)
    t.dice(4).pick('attack', 'syringe at moon-beast')
    expect(t.foe('moon-beast')).toMatchObject({
      health: 2,
      holds: [{ kind: 'sedative', escape: 3 }],
    })
    expect(t.hero('ann').mentality).toBe(5)
  })

  it('CM-CHAR-20 CM-HERO-12 CM-SETUP-22 starts with one spell that he can cast without a tome', () => {
    const t = begun('psychotherapist')
    expect(t.hero('ann').spells).toHaveLength(1)
    expect(t.table.spellsLeft).toBe(15)
  })

  it('CM-CHAR-21 CM-HERO-13 memorizes a spell of a read tome for 1 action and 1 mentality; it stays in the tome too', () => {
    const t = two(
      { is: 'psychotherapist', objects: ['necronomicon', 'rlyeh-text'] },
      { tomes: { necronomicon: ['fly', 'heal'] } },
    )
    const { actions } = t.table
    t.pick('memorize', 'fly')
    expect([t.table.actions, t.hero('ann').mentality]).toEqual([actions - 1, 4])
    expect(t.offers('memorize', 'fly')).toBe(false)
    t.pick('drop', 'necronomicon')
    expect([t.offers('cast', 'fly'), t.offers('memorize', 'heal')]).toEqual([true, false])
  })

  it('CM-CHAR-22 CM-RULING-77 keeps five spells in mind at most, the one from the start not counted', () => {
    const t = two(
      {
        is: 'psychotherapist',
        objects: ['necronomicon', 'cthaat-aquadingen'],
        spells: ['create-gate'],
        memorized: ['heal', 'bind-enemy', 'reach', 'parting-sands'],
      },
      { tomes: { necronomicon: ['fly', 'flesh-ward'] } },
    )
    t.pick('memorize', 'fly')
    expect(t.refusal('memorize', 'flesh-ward')).toBe('memory-full')
  })
})
