import { describe, expect, it } from 'vitest'
import { gates } from '../map.ts'
import { distance, groundOn } from '../../rules/ground.ts'
import { at, type DmdScenario } from '../../testing/at.ts'

/** How many free rerolls there are in a roll, by using them up. */
function freeRerolls(t: DmdScenario): number {
  let count = 0
  for (; t.offers('rerollFree'); count++) {
    const [first = ''] = t.offered.filter((one) => one.startsWith('rerollFree'))
    t.rolls('B').pick('rerollFree', Number(first.split(' ')[1]))
  }
  return count
}

describe('Free rerolls', () => {
  const attacked = (ann: object, settings = {}): DmdScenario =>
    at({ settings, ann: { stress: 5, ...ann }, foes: { '1A-a': ['cultist'] } })
      .rolls('S | B')
      .assault('ann', 'cultist')

  it('DMD-TOUGH-1 Toughness gives none here, and as published none in one’s own attack', () => {
    const ann = { is: 'morgan', stress: 4 } as const
    expect(attacked(ann).offers('rerollFree')).toBe(false)
    const settings = { publishedSkills: true }
    const own = at({ settings, ann, foes: { '1A-a': ['cultist'] } })
    expect(own.rolls('B B B').pick('attack', 'cultist').offers('rerollFree')).toBe(false)
    const fire = at({ settings, ann: { ...ann, fire: 1 } }).rolls('B')
    fire.runOnly('suffer', { hero: 0, kind: 'fire', dice: 1, tentacles: 0 })
    expect(fire.offers('rerollFree')).toBe(true)
    const signs = at({ elderOne: 'hastur', settings, ann: { ...ann, signs: 1 } }).rolls('B')
    signs.runOnly('suffer', { hero: 0, kind: 'signs', dice: 1, tentacles: 0 })
    expect(signs.offers('rerollFree')).toBe(false)
  })

  it.each([
    [2, 0],
    [3, 2],
  ])('DMD-PROTECT-3 Protector %i has %i in each attack on her', (protector, count) => {
    const ann = { is: 'morgan', stress: 4, levels: { protector } } as const
    const t = at({ ann, foes: { '1A-a': ['fire-vampire'] } })
    t.rolls('S B | B').assault('ann', 'fire-vampire')
    expect(freeRerolls(t)).toBe(count)
    const own = at({ ann, foes: { '1A-a': ['cultist'] } })
    expect(own.rolls('B B B').pick('attack', 'cultist').offers('rerollFree')).toBe(false)
  })

  it.each([
    [3, 3],
    [4, 0],
  ])('DMD-PROTECT-4 whoever protects with level %i is left with %i stress', (protector, stress) => {
    const bob = { is: 'morgan', stress: 3, levels: { protector } } as const
    const t = at({ ann: { is: 'kid' }, bob, foes: { '1A-a': ['cultist'] } })
    t.rolls('| B B').assault('ann', 'cultist').pickAs('bob', 'protect')
    while (t.offers('keepDice')) t.pick('keepDice')
    expect(t.hero('bob').stress).toBe(stress)
  })
})

describe('Skills that are taught', () => {
  it('DMD-INV-8 DMD-TOUGH-2 one’s own go on as published beside a companion’s', () => {
    const wounds = (toughness: number, publishedSkills: boolean): number => {
      const ann = { is: 'morgan', has: ['Jerome'], levels: { toughness } } as const
      const t = at({ settings: { publishedSkills }, ann }).wound('ann', 3, 'attack')
      return t.pick('bear').hero('ann').wounds
    }
    expect([wounds(1, true), wounds(2, true)]).toEqual([3, 2])
    expect([wounds(1, false), wounds(4, false)]).toEqual([2, 1])
  })
})

describe('Unkillable', () => {
  it('DMD-UNKILL-4 DMD-UNKILL-5 three times in the game, each of them counted', () => {
    const dies = (revivals: number): DmdScenario =>
      at({
        ann: { is: 'rasputin', wounds: 4, revivals, levels: { unkillable: 4 } },
        elder: { on: '9A-a' },
      }).wound('ann', 1)
    expect(dies(2).hero('ann')).toMatchObject({ hasFallen: false, wounds: 0, revivals: 3 })
    expect(dies(3).hero('ann').hasFallen).toBe(true)
  })
})

describe('Gate Manipulation', () => {
  /** The first space of the map that is so far from the nearest gate. */
  function spaceAt(links: number): string {
    const { state } = at({})
    const { spaces, gateAt } = groundOn(state)
    const away = (space: number): number =>
      Math.min(...gates.map((gate) => distance(state, space, gateAt[gate])))
    return spaces.find((_, space) => away(space) === links)?.id ?? 'nowhere'
  }
  const kid = (level: number, on: string): DmdScenario =>
    at({
      ann: { is: 'kid', on, wounds: 2, levels: { 'gate-manipulation': level } },
      foes: { [on]: ['cultist'] },
    })

  it('DMD-GATES-3 a Rest among enemies is for within 1 of a gate', () => {
    const rests = (level: number): boolean[] =>
      [0, 1, 2].map((links) => kid(level, spaceAt(links)).offers('rest'))
    expect(rests(2)).toEqual([false, false, false])
    expect(rests(3)).toEqual([true, true, false])
  })

  it('DMD-GATES-4 so are a free Rest and a die more', () => {
    const restsFree = (links: number): number => {
      const t = kid(4, spaceAt(links))
      return t.offers('rest') ? t.pick('rest').table.actions : -1
    }
    expect([0, 1, 2].map(restsFree)).toEqual([3, 3, -1])
    const dice = (links: number, roll: string): number | undefined =>
      kid(4, spaceAt(links)).rolls(roll).pick('attack', 'cultist').table.roll?.dice.length
    expect([dice(1, 'B B B | B'), dice(2, 'B B B')]).toEqual([4, 3])
  })
})

describe('Beside a level', () => {
  it('DMD-SAVAGE-1 the wound is added once', () => {
    const t = at({ ann: { is: 'borden' }, foes: { '1A-a': ['fire-vampire'] } })
    t.rolls('S B B').pick('attack', 'fire-vampire').pick('keepDice')
    expect([t.offers('count', 1), t.offers('count', 2)]).toEqual([true, false])
  })

  it('DMD-GATES-2 two spaces from a gate are too far', () => {
    const ann = (on: string) => ({ is: 'kid', on, levels: { 'gate-manipulation': 2 } }) as const
    const summon = (on: string): string[] =>
      at({ ann: ann(on) })
        .resolve('ct.m5')
        .foes('9A-a')
    expect(summon('9A-a')).toEqual(['cultist 1'])
    expect(summon('2A-a')).toEqual(['cultist'])
  })
})
