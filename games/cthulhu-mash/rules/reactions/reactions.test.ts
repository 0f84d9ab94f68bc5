import { describe, expect, it } from 'vitest'
import type { MashScenario } from '../../testing/at.ts'
import { fight } from '../../testing/fight.ts'
import type { HeroAt } from '../../testing/one.ts'

describe('Reflection (W1)', () => {
  it('CM-REACT-5 CM-REACT-6 CM-REACT-8 hit or miss, a shot goes back with the same numbers, once', () => {
    const t = fight()
    t.dice(4).pick('attack', 'revolver-32 at bob')
    expect(t.asked).toBe('bob blow.reflect')
    t.pick('endure')
    expect(t.hero('bob')).toMatchObject({ health: 3, mentality: 5 })
    t.dice(5).pick('attack', 'revolver-32 at bob').pickAs('bob', 'reflect')
    expect(t.hero('bob')).toMatchObject({ health: 3, mentality: 4 })
    expect(t.hero('ann')).toMatchObject({ health: 3, blame: 1 })
    expect(t.asked).toBe('ann actions.choose')
  })

  it('CM-REACT-6 CM-POWER-31 what a power-up adds to the damage of a shot comes back as well', () => {
    const health = (powers: readonly 'pe-dead-shot'[]): number => {
      const ann = { is: 'private-eye', at: 'R3C2', objects: ['revolver-32'], powers } as const
      const bob = { is: 'psychotherapist', at: 'R3C5', spells: ['reflection'] } as const
      const t = fight({ heroes: [ann, bob] })
      t.dice(6).pick('attack', 'revolver-32 at bob').pickAs('bob', 'reflect')
      return t.hero('ann').health
    }
    expect(health([]) - health(['pe-dead-shot'])).toBe(1)
  })

  it('CM-REACT-5 CM-REACT-1 not against a blow, and not without mentality', () => {
    const near = fight({
      heroes: [
        { is: 'private-eye', at: 'R3C4' },
        { is: 'psychotherapist', at: 'R3C5', spells: ['reflection'] },
      ],
    })
    near.dice(5).pick('attack', 'hands at bob')
    expect(near.hero('bob').health).toBe(2)
    const poor = fight({
      heroes: [
        { is: 'private-eye', at: 'R3C2', objects: ['revolver-32'] },
        { is: 'psychotherapist', at: 'R3C5', spells: ['reflection'], mentality: 0 },
      ],
    })
    poor.dice(5).pick('attack', 'revolver-32 at bob')
    expect(poor.hero('bob').health).toBe(2)
  })

  it('CM-SPELL-11 CM-REACT-6 Reach that is thrown back takes from its caster, if there is anything and a hand for it', () => {
    const eight: NonNullable<HeroAt['objects']> = [
      'bolos',
      'pitchfork',
      'sword-cane',
      'acid-vial',
      'bicycle',
      'ice-boots',
      'handcuffs',
      'net',
    ]
    const thrownBack = (
      ann: NonNullable<HeroAt['objects']>,
      bob: NonNullable<HeroAt['objects']>,
    ): MashScenario =>
      fight({
        heroes: [
          { is: 'private-eye', at: 'R3C2', memorized: ['reach'], objects: ann },
          { is: 'psychotherapist', at: 'R3C5', spells: ['reflection'], objects: bob },
        ],
      })
        .dice(6)
        .pick('attack', 'reach at bob')
        .pickAs('bob', 'reflect')
    const t = thrownBack(['herbs', 'bolos'], ['net'])
    expect(t.asked).toBe('bob stealing.choose')
    t.pick('steal', 'herbs')
    expect(t.carries('ann')).toEqual(['bolos'])
    expect(t.carries('bob')).toEqual(['net', 'herbs'])
    const bare = thrownBack([], ['net'])
    expect(bare.asked).toBe('ann actions.choose')
    expect(bare.carries('bob')).toEqual(['net'])
    const full = thrownBack(['herbs'], eight)
    expect(full.asked).toBe('ann actions.choose')
    expect(full.carries('ann')).toEqual(['herbs'])
    expect(full.carries('bob')).toEqual(eight)
  })

  it('CM-REACT-8 what was thrown back is not thrown back again', () => {
    const t = fight({
      heroes: [
        { is: 'private-eye', at: 'R3C2', objects: ['revolver-32'], memorized: ['reflection'] },
        { is: 'psychotherapist', at: 'R3C5', spells: ['reflection'] },
      ],
    })
    t.dice(5).pick('attack', 'revolver-32 at bob').pickAs('bob', 'reflect')
    expect(t.asked).toBe('ann actions.choose')
    expect(t.hero('ann')).toMatchObject({ health: 3, mentality: 4 })
  })

  it('CM-REACT-6 a web thrown back holds the spider', () => {
    const t = fight({
      turn: 1,
      foes: [{ is: 'leng-spider', at: 'R3C3' }],
      from: 'monsters',
    })
    t.pickAs('ann', 'rouse', 'leng-spider').dice(5).pick('foeShoot', 'bob').pickAs('bob', 'reflect')
    expect(t.foe('leng-spider')).toMatchObject({ health: 1, holds: [{ kind: 'web', escape: 3 }] })
    expect(t.hero('bob').holds).toEqual([])
  })

  it('CM-REACT-7 of an area only the share of the caster is turned back', () => {
    const t = fight({
      heroes: [
        { is: 'private-eye', at: 'R3C2', objects: ['dynamite-bundle'] },
        { is: 'psychotherapist', at: 'R3C5', spells: ['reflection'] },
        { is: 'arctic-explorer', at: 'R4C5', mentality: 0 },
      ],
    })
    t.dice(5).pick('aim', 'dynamite-bundle at R3C4 0').pickAs('bob', 'reflect')
    expect(t.hero('ann').health).toBe(2)
    expect(t.hero('bob').health).toBe(3)
    expect(t.hero('cid').health).toBe(3)
    expect(t.told('attacks')).toHaveLength(1)
  })
})

describe('Parry, armour, stamina, green objects and ward (W2 to W6)', () => {
  it.each([
    [6, 3],
    [5, 2],
  ])('CM-REACT-9 a parry of %i against a total of 6 leaves %i health', (parry, health) => {
    const t = fight({
      heroes: [
        { is: 'arctic-explorer', at: 'R3C4', objects: ['buccaneer-blade'] },
        { is: 'mariner-merchant', at: 'R3C5' },
      ],
    })
    t.dice(5, parry).pick('attack', 'buccaneer-blade at bob')
    expect(t.hero('bob').health).toBe(health)
    expect(t.told('hits')).toHaveLength(health === 2 ? 1 : 0)
  })

  it.each([
    [6, 3],
    [5, 1],
  ])(
    'CM-REACT-10 CM-REACT-28 the Living Armor with a %i leaves %i health, unasked',
    (die, left) => {
      const t = fight({
        heroes: [
          { is: 'arctic-explorer', at: 'R3C4', objects: ['pitchfork'] },
          { is: 'psychotherapist', at: 'R3C5', objects: ['living-armor'] },
        ],
      })
      t.dice(6, die).pick('attack', 'pitchfork at bob')
      expect(t.hero('bob').health).toBe(left)
    },
  )

  it('CM-REACT-2 CM-REACT-4 CM-REACT-11 CM-REACT-12 CM-REACT-13 CM-RULING-52 in their order: armour, stamina, green objects, ward, damage', () => {
    const t = fight({
      heroes: [
        { is: 'private-eye', at: 'R3C4', objects: ['pitchfork'] },
        {
          is: 'arctic-explorer',
          at: 'R3C5',
          health: 4,
          objects: ['living-armor', 'penicillin-vial'],
          hasWard: true,
        },
      ],
    })
    t.dice(6, 5).pick('attack', 'pitchfork at bob')
    expect(t.asked).toBe('bob hurt.stamina')
    expect(t.offered).toEqual(['endure', 'brace 1..2'])
    t.pick('brace', 1)
    expect(t.hero('bob').mentality).toBe(2)
    expect(t.asked).toBe('bob hurt.green')
    t.pick('green', 'penicillin-vial')
    expect(t.hero('bob')).toMatchObject({ health: 5, hasWard: false })
    expect(t.told('wardBreaks')).toHaveLength(1)
    expect(t.asked).toBe('ann actions.choose')
  })

  it('CM-REACT-13 a ward that has nothing to take stays', () => {
    const t = fight({
      heroes: [
        { is: 'private-eye', at: 'R3C4' },
        { is: 'arctic-explorer', at: 'R3C5', hasWard: true },
      ],
    })
    t.dice(6).pick('attack', 'hands at bob').pick('brace', 1)
    expect(t.hero('bob')).toMatchObject({ health: 5, hasWard: true, mentality: 2 })
  })

  it('CM-REACT-12 CM-RULING-44 saved in the nick of time: before the damage, never after', () => {
    const t = fight({
      heroes: [
        { is: 'private-eye', at: 'R3C4' },
        { is: 'psychotherapist', at: 'R3C5', health: 1, objects: ['sack-of-grits'] },
        { is: 'arctic-explorer', at: 'R1C1' },
      ],
    })
    t.dice(6).pick('attack', 'hands at bob').pickAs('bob', 'green', 'sack-of-grits')
    expect(t.hero('bob')).toMatchObject({ health: 1, life: 'alive' })
  })

  it('CM-REACT-14 CM-RULING-29 a hazard passes armour and stamina by, but not the ward; a drain passes neither', () => {
    const t = fight({
      heroes: [
        { is: 'private-eye', at: 'R3C3' },
        { is: 'arctic-explorer', at: 'R3C4', objects: ['living-armor'], hasWard: true },
      ],
      tiles: ['cultist-temple', 'train-station'],
    })
    t.dice(6).pick('push', 'bob').pick('pushTo', 'R4C4')
    expect(t.told('armour')).toEqual([])
    expect(t.hero('bob')).toMatchObject({ health: 5, hasWard: false, mentality: 4 })
    const drained = fight({
      heroes: [
        { is: 'arctic-explorer', at: 'R3C4', objects: ['living-armor'] },
        { is: 'private-eye', at: 'R1C1' },
      ],
      foes: [{ is: 'star-vampire', at: 'R3C4', on: 0 }],
      from: 'monsters',
    })
    drained.pickAs('bob', 'rouse', 'star-vampire').dice(5).pick('drain')
    expect(drained.asked).toBe('ann hurt.stamina')
    drained.pick('endure')
    expect(drained.hero('ann').health).toBe(4)
    drained.dice(6).pick('drain')
    expect(drained.hero('ann').health).toBe(4)
  })

  it('CM-REACT-3 the targets of an attack answer one after the other, clockwise from the current character', () => {
    const t = fight({
      heroes: [
        { is: 'private-eye', at: 'R3C4', objects: ['penicillin-vial'], health: 3 },
        { is: 'psychotherapist', at: 'R2C3', objects: ['sack-of-grits'], health: 1 },
        { is: 'arctic-explorer', at: 'R1C1', objects: ['dynamite-bundle'] },
      ],
      turn: 2,
    })
    t.dice(5).pick('aim', 'dynamite-bundle at R3C3 0')
    expect(t.asked).toBe('ann hurt.green')
    t.pick('endure')
    expect(t.hero('ann')).toMatchObject({ health: 0, life: 'alive' })
    expect(t.asked).toBe('bob hurt.green')
    t.pick('endure')
    expect(t.outcome).toMatchObject({ winners: [2] })
  })
})

describe('Other reactions', () => {
  it.each([
    [4, true],
    [1, false],
  ])('CM-REACT-24 Escape Artist with %i mentality: offered %s', (mentality, isOffered) => {
    const t = fight({
      heroes: [
        { is: 'private-eye', at: 'R3C2', mentality, holds: [{ kind: 'web', escape: 3 }] },
        { is: 'psychotherapist', at: 'R3C5' },
      ],
    })
    t.dice(5).pick('breakFree', 'web')
    expect(t.asked).toBe(isOffered ? 'ann escape.slip' : 'ann actions.choose')
    if (!isOffered) return
    t.pick('slip')
    expect(t.hero('ann')).toMatchObject({ mentality: 2, holds: [] })
  })

  it('CM-REACT-25 Superior Spot Hidden: a point for one object more, once', () => {
    const t = fight({ foes: [{ is: 'star-mound', at: 'R3C3', health: 1 }] })
    t.dice(5).pick('attack', 'hands at star-mound')
    expect(t.asked).toBe('ann loot.search')
    t.pick('search')
    expect(t.hero('ann').mentality).toBe(3)
    expect(t.lying('R3C3').unseen).toBe(2)
  })

  it('CM-REACT-26 green objects between the actions of others, though not in the middle of one', () => {
    const t = fight({
      heroes: [
        { is: 'private-eye', at: 'R3C4' },
        {
          is: 'psychotherapist',
          at: 'R3C5',
          objects: ['sack-of-grits', 'temporal-clock'],
          health: 1,
          spells: ['reflection'],
        },
      ],
    })
    expect(t.anytime('bob').options).toEqual(['leave', 'green sack-of-grits'])
    t.interject('bob', 'green', 'sack-of-grits')
    expect(t.hero('bob').health).toBe(2)
    expect(t.carries('bob')).toEqual(['temporal-clock'])
    expect(t.asked).toBe('ann actions.choose')
  })

  it('CM-REACT-26 not in the middle of an action, and not while held', () => {
    const t = fight({
      heroes: [
        { is: 'private-eye', at: 'R3C2', objects: ['revolver-32'] },
        { is: 'psychotherapist', at: 'R3C5', spells: ['reflection'] },
        { is: 'arctic-explorer', at: 'R1C1', health: 1, objects: ['sack-of-grits'] },
        {
          is: 'mariner-merchant',
          at: 'R1C3',
          health: 1,
          objects: ['penicillin-vial'],
          holds: [{ kind: 'web', escape: 3 }],
        },
      ],
    })
    expect(t.anytime('cid').options).toHaveLength(2)
    expect(t.anytime('dee').options).toEqual(['leave'])
    t.dice(5).pick('attack', 'revolver-32 at bob')
    expect(t.asked).toBe('bob blow.reflect')
    expect(t.anytime('cid').options).toEqual(['leave'])
  })

  it('CM-REACT-27 the Temporal Clock is of no use outside the own actions: not to the monsters, not to others', () => {
    const t = fight({
      heroes: [
        { is: 'private-eye', at: 'R3C4', health: 3, objects: ['temporal-clock', 'first-aid-kit'] },
        { is: 'psychotherapist', at: 'R3C5' },
      ],
      foes: [{ is: 'moon-beast', at: 'R4C4' }],
      actions: 1,
    })
    expect(t.offers('green', 'temporal-clock')).toBe(true)
    t.pick('endTurn').pick('rouse', 'moon-beast').dice(6).pick('foeStrike', 'ann')
    expect(t.asked).toBe('ann hurt.green')
    expect(t.offered).toEqual(['endure', 'green first-aid-kit'])
    t.pick('endure').pick('rest').dice(6).pick('attack', 'hands at ann')
    expect(t.asked).toBe('ann hurt.green')
    expect(t.offered).toEqual(['endure', 'green first-aid-kit'])
  })
})
