import { describe, expect, it } from 'vitest'
import { cardAt, cards, MOVIE, theCard, cardsCalled } from '../pieces/cards.ts'
import { at, type I32Scenario, type Position } from '../testing/at.ts'

const table = (more: Position = {}): I32Scenario =>
  at({
    pools: [{ has: ['lobsterman'] }, { has: ['doctor'] }],
    screen: ['thug', 'whiskey', 'pills'],
    ...more,
  })

describe('The movie deck', () => {
  it.each([
    ['I32-MON-1', 'loafer', 3, 3],
    ['I32-MON-2', 'thug', 5, 4],
    ['I32-MON-3', 'cultist', 5, 5],
    ['I32-MON-4', 'brute', 6, 6],
    ['I32-MON-5', 'deep-one', 7, 10],
    ['I32-MON-6', 'priest', 7, 3],
    ['I32-MON-7', 'reef-hunter', 8, 5],
    ['I32-MON-8', 'elder', 9, 4],
    ['I32-MON-9', 'spawn', 10, 2],
  ] as const)(
    '%s I32-CARD-1 %s attacks with %i, falls to as much, and there are %i',
    (rule, key, value, copies) => {
      expect(cardsCalled(key)).toHaveLength(copies)
      expect(cardAt(cardsCalled(key)[0] ?? -1).rule).toBe(rule)
      const t = table({ throngs: [[key]], screen: ['whiskey', 'pills', null] })
      t.strikes(1).dice(6, 6).pick('strike', 'lobsterman').pick('decline')
      expect(t.told('attacks')).toMatchObject([{ target: value }])
      const struck = (damage: number): string[] => {
        const s = table({
          pools: [{ has: [{ is: 'lobsterman', rest: 7 }, 'co-ed'], power: 9 }, { has: ['doctor'] }],
          throngs: [[key]],
          screen: ['whiskey', 'pills', null],
        })
        s.acts('lobsterman').pick('attack', key).dice(3, 4).pick('enough')
        s.dice(1)
          .pick('givePower', `${damage - 1} of 1`)
          .pick('enough')
        return s.throng(1)
      }
      expect([struck(value - 1), struck(value)]).toEqual([[key], []])
    },
  )

  it('I32-MON-1 to 9, I32-ITEM-1 to 13 and the rest are eighty cards', () => {
    expect(MOVIE).toBe(80)
    const count = (kind: string): number =>
      cards.slice(0, MOVIE).filter((one) => one.kind === kind).length
    expect(
      ['monster', 'item', 'power', 'horror', 'plot', 'sanctuary', 'popcorn'].map(count),
    ).toEqual([42, 15, 3, 9, 5, 3, 3])
  })

  it('I32-ABIL-5 a Shoggoth Spawn crushes with two dice, whoever is beside it', () => {
    const t = table({ throngs: [['loafer', 'spawn']], screen: ['whiskey', 'pills', null] })
    t.strikes(1).dice(5, 4, 2, 6, 1, 1).pick('strike', 'lobsterman')
    expect(t.told('suffers')).toMatchObject([{ dice: [2, 6], damage: 6 }])
  })

  it('I32-ABIL-1 I32-MYTHOS-8 a cultist chants for its whole throng', () => {
    const t = table({
      pools: [{ has: [{ is: 'doctor', mythos: 9 }] }, { has: ['moll'] }],
      throngs: [['thug', 'cultist']],
      screen: ['whiskey', 'pills', null],
    })
    t.acts('doctor').pick('attack', 'thug').dice(6, 5).pick('banish')
    expect(t.told('saves')).toMatchObject([{ target: 7 }])
  })
})

describe('Items', () => {
  it.each([
    ['I32-ITEM-1', 'pistol', 'guts', 7, 2],
    ['I32-ITEM-2', 'tommy-gun', 'muscle', 7, 3],
    ['I32-ITEM-3', 'shotgun', 'muscle', 7, 4],
    ['I32-ITEM-4', 'boat-hook', 'muscle', 7, 2],
    ['I32-ITEM-5', 'fire-axe', 'muscle', 7, 3],
    ['I32-ITEM-6', 'harpoon', 'speed', 4, 3],
    ['I32-ITEM-8', 'medallion', 'brains', 5, 1],
    ['I32-ITEM-9', 'elder-sign', 'guts', 7, 0],
    ['I32-ITEM-10', 'dagger', 'muscle', 7, 2],
  ] as const)('%s I32-CARD-2 %s with %s: target %i, damage +%i', (_, key, stat, target, bonus) => {
    const t = table({
      pools: [{ has: [{ is: 'lobsterman', cards: [key] }] }, { has: ['doctor'] }],
      screen: ['spawn', null, null],
    })
    t.acts('lobsterman').pick('attack', 'spawn').dice(1, 2, 1).pick('wield', `${key} ${stat}`)
    expect(t.told('throws')).toMatchObject([{ target }])
    expect(t.told('deals')).toMatchObject([{ damage: 1 + bonus }])
  })

  it('I32-ITEM-11 I32-INSANE-7 I32-INSANE-8 whiskey takes one token off somebody here', () => {
    const t = table({
      corners: ['gilman-house'],
      pools: [
        { has: [{ is: 'lobsterman', cards: ['whiskey'] }] },
        {
          has: [
            { is: 'doctor', insane: ['guts', 'speed'] },
            { is: 'moll', insane: ['guts'], in: 'gilman-house' },
          ],
        },
      ],
      screen: ['thug', null, null],
    })
    t.acts('lobsterman').pick('use', 'whiskey')
    expect(t.offered).toEqual(['cure doctor speed', 'cure doctor guts'])
    t.pick('cure', 'doctor speed')
    expect(t.survivor('doctor').insane).toBe(8)
    expect(t.discarded).toContain('whiskey')
  })

  it('I32-ITEM-12 pills take up to two off one survivor', () => {
    const t = table({
      pools: [
        { has: [{ is: 'lobsterman', cards: ['pills'], insane: ['brains'] }] },
        { has: [{ is: 'doctor', insane: ['guts', 'speed'] }] },
      ],
      screen: ['thug', null, null],
    })
    t.acts('lobsterman').pick('use', 'pills').pick('cure', 'doctor speed')
    expect(t.offered).toEqual(['finish', 'cure doctor guts'])
    t.pick('cure', 'doctor guts')
    expect([t.survivor('doctor').insane, t.survivor('lobsterman').insane]).toEqual([0, 4])
  })

  it('I32-MYTHOS-15 I32-MYTHOS-12 tokens go with their item and not otherwise', () => {
    const t = table({
      pools: [
        { has: ['lobsterman', { is: 'archaeologist', cards: ['medallion'], mythos: 3 }] },
        { has: ['doctor'] },
      ],
      screen: ['thug', null, null],
    })
    t.acts('lobsterman').pick('askFor', 'medallion')
    expect(t.table.stores[0]).toBe(5)
    expect([t.survivor('lobsterman').mythos, t.survivor('archaeologist').mythos]).toEqual([0, 3])
  })
})

describe('Power plays', () => {
  it.each([
    ['a success', [2, 2], 4, 0],
    ['a failure', [3, 3, 1], 0, 1],
  ] as const)('I32-POWER-1 I32-CARD-3 the Necronomicon with %s', (_, dice, mythos, insane) => {
    const t = table({
      reel: 2,
      pools: [{ has: [{ is: 'lobsterman', cards: ['necronomicon'] }] }, { has: ['doctor'] }],
    })
    t.acts('lobsterman')
      .dice(...dice)
      .pick('use', 'necronomicon')
    expect(t.survivor('lobsterman')).toMatchObject({ mythos, insane })
    expect(t.held('lobsterman')).toEqual(['necronomicon'])
  })

  it('I32-POWER-2 I32-TERROR-10 the Treasury clears a throng of its monsters', () => {
    const t = table({
      settings: { terrors: '1' },
      pools: [{ has: [{ is: 'lobsterman', cards: ['treasury-raid'] }] }, { has: ['doctor'] }],
      throngs: [['thug', 'brute', 'dagon'], ['loafer']],
      screen: ['whiskey', null, null],
    })
    t.acts('lobsterman').pick('use', 'treasury-raid').pick('aimAt', 'throng 1')
    expect([t.throng(1), t.throng(2)]).toEqual([['dagon'], ['loafer']])
    expect(t.removed).toEqual(['treasury-raid'])
    expect(t.discarded).toEqual(expect.arrayContaining(['thug', 'brute']))
  })

  it('I32-POWER-3 a smash cut discards from the reel, unless it is closed', () => {
    const t = table({
      pools: [{ has: [{ is: 'lobsterman', cards: ['smash-cut'] }] }, { has: ['doctor'] }],
      pile: ['brute', 'elder', 'priest', 'loafer'],
    })
    t.acts('lobsterman').pick('use', 'smash-cut')
    expect(t.table.reelPile).toBe(1)
    const closed = table({
      pools: [{ has: [{ is: 'lobsterman', cards: ['smash-cut'] }] }, { has: ['doctor'] }],
    }).acts('lobsterman')
    expect(closed.refusal('use', 'smash-cut')).toBe('reel-closed')
  })
})

describe('Insanity', () => {
  const mad = (
    insane: readonly ('muscle' | 'speed' | 'brains' | 'guts')[],
    is: 'lobsterman' | 'town-drunk' = 'lobsterman',
  ): I32Scenario => table({ pools: [{ has: [{ is, insane }] }, { has: ['doctor'] }] })

  it('I32-INSANE-3 a covered stat is thrown again', () => {
    const t = mad(['muscle'])
    t.dice(1, 1, 3).runOnly('insanity', { who: theCard('lobsterman'), by: 'I32-ABIL-4' })
    expect(t.survivor('lobsterman').insane).toBe(5)
  })

  it('I32-INSANE-2 I32-PROMPT-20 on a five the player picks, on a six the director', () => {
    const t = mad(['muscle'])
    t.dice(5).runOnly('insanity', { who: theCard('lobsterman'), by: 'I32-ABIL-4' })
    expect(t.asked).toBe('ann insanity.byPlayer')
    expect(t.offered).toEqual(['madden speed', 'madden brains', 'madden guts'])
    const other = mad([])
    other.dice(6).runOnly('insanity', { who: theCard('lobsterman'), by: 'I32-ABIL-4' })
    expect(other.asked).toBe('zoe insanity.byDirector')
  })

  it('I32-INSANE-4 I32-INSANE-5 the fourth needs no die, a fifth is lost', () => {
    const t = mad(['muscle', 'speed', 'guts'])
    t.runOnly('insanity', { who: theCard('lobsterman'), by: 'I32-ABIL-4' })
    expect(t.survivor('lobsterman').insane).toBe(15)
    t.runOnly('insanity', { who: theCard('lobsterman'), by: 'I32-ABIL-4' })
    expect(t.survivor('lobsterman').insane).toBe(15)
    expect(t.told('maddened')).toHaveLength(1)
  })

  it('I32-SURV-12 the Town Drunk shrugs off the first of a reel', () => {
    const t = mad([], 'town-drunk')
    t.runOnly('insanity', { who: theCard('town-drunk'), by: 'I32-ABIL-4' })
    expect(t.survivor('town-drunk').insane).toBe(0)
    t.dice(2).runOnly('insanity', { who: theCard('town-drunk'), by: 'I32-ABIL-4' })
    expect(t.survivor('town-drunk').insane).toBe(2)
  })

  it('I32-SURV-10 I32-POOL-10 I32-INSANE-9 I32-INSANE-10 the Doctor heals once a reel', () => {
    const t = table({
      pools: [
        { has: [{ is: 'doctor', insane: ['guts'] }] },
        { has: [{ is: 'moll', insane: ['speed'] }] },
      ],
    })
    t.acts('doctor').pick('heal').pick('cure', 'moll speed')
    expect(t.survivor('moll').insane).toBe(0)
    t.acts('doctor')
    expect(t.refusal('heal')).toBe('used-already')
  })

  it('I32-SURV-9 I32-PROMPT-12 the Bookworm throws a failed BRAINS test again, once a reel', () => {
    const t = table({ pools: [{ has: ['bookworm'] }, { has: ['doctor'] }] })
    t.acts('bookworm').dice(5, 4).pick('study')
    expect(t.offered).toEqual(['keep', 'cram'])
    t.dice(3, 3).pick('cram')
    expect(t.survivor('bookworm').mythos).toBe(4)
    t.acts('bookworm').dice(5, 4).pick('study')
    expect(t.asked).toBe('act is over')
  })
})
