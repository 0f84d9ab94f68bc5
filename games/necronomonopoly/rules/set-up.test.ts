import { FastChance } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { spaces } from '../pieces/spaces.ts'
import { cardAt, deckCards } from '../pieces/cards.ts'
import { faults } from '../faults.ts'
import { at, engine, names, newMatch } from '../testing/at.ts'
import { rulebook } from '../testing/rulebook.ts'

/** Titles as keys: `Mason's Hill` is masons-hill. */
const keyOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/['!]/g, '')
    .replaceAll(/[^a-z]+/g, '-')

const cardTables = [
  'Allies (12 cards)',
  'Artifacts: Spells (12 cards)',
  'Artifacts: Items (9 cards)',
  'Artifacts: Books (5 cards)',
  'Monsters (28 cards)',
  'Great Old Ones (5 cards)',
  'Other cards (12 cards)',
]

/** Chance that remembers what it has shuffled, and into which order. */
class WatchedChance extends FastChance {
  readonly shuffled: number[][] = []

  override shuffle(items: number[]): void {
    super.shuffle(items)
    this.shuffled.push([...items])
  }
}

function shuffledDecks(seed: string): number[][] {
  const chance = new WatchedChance(seed)
  engine.start(2, {}, chance)
  return chance.shuffled
}

describe('Set-up', () => {
  it('NEC-SETUP-1 two to six can play, one or seven cannot', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const s = engine.start(seats, {}, new FastChance('seats'))
      expect(s.table.players).toHaveLength(seats)
    }
    for (const seats of [0, 1, 7, 2.5])
      expect(() => engine.start(seats, {}, new FastChance('seats'))).toThrow(RangeError)
  })

  it('NEC-SETUP-2 the board is the ring of the rulebook', () => {
    const rows = rulebook.recordsUnder('Board')
    expect(rows.map((row) => Number(row['No.']))).toEqual(spaces.map((_, number) => number))
    expect(spaces.map(({ key, kind, locale }) => [key, kind, locale ?? ''])).toEqual(
      rows.map((row) => [row['Key'], keyOf(row['Kind'] ?? ''), keyOf(row['Locale'] ?? '')]),
    )
    const t = at({ ann: { on: 39 } })
      .dice(1, 2)
      .go()
    expect(t.told('lands')).toEqual([{ seat: 0, space: 2 }])
    expect(t.told('loses')).toMatchObject([{ seat: 0, cause: 'toll' }])
  })

  it('NEC-SETUP-3 all Mythos cards are shuffled into one deck', () => {
    const rows = cardTables.flatMap((heading) => rulebook.recordsUnder(heading))
    const expected = rows.flatMap((row) =>
      Array.from({ length: Number(row['Copies']) }, () => keyOf(row['Title'] ?? '')),
    )
    expect(expected).toHaveLength(83)
    const decks = shuffledDecks('one')
    expect(decks).toHaveLength(1)
    const titles = decks[0]?.map((card) => cardAt(card).key)
    expect(titles?.toSorted()).toEqual(expected.toSorted())
    expect(shuffledDecks('two')).not.toEqual(decks)
  })

  it('NEC-SETUP-4 Lots and Tomes are with the Keeper until somebody buys them', () => {
    const t = newMatch(3).dice(6, 6, 1, 1, 1, 1).dice(2, 1)
    t.go()
    for (const name of ['ann', 'bob', 'cid'] as const) expect(t.owns(name)).toEqual([])
    expect(t.asked).toBe('ann buying.choose')
    t.pick('buy', 'marsh-refinery')
    expect(t.owns('ann')).toEqual(['marsh-refinery'])
  })

  it('NEC-SETUP-5 the bank is nobody’s purse, not even that of a player with the title of Keeper', () => {
    const t = newMatch(2, { keeper: 'host' }).dice(1, 2, 6, 6).dice(2, 1).go()
    expect(t.table.keeper).toBe(0)
    t.pickAs('bob', 'buy', 'marsh-refinery')
    expect([t.sanity('ann'), t.sanity('bob')]).toEqual([150, 144])
    t.dice(1, 2).pick('endBuying')
    expect([t.sanity('ann'), t.sanity('bob')]).toEqual([148, 146])
  })

  it('NEC-SETUP-6 the bank pays in full however much is about already', () => {
    const t = at({
      ann: { sanity: 1_000_000, on: 36, owns: ['gilman-house'] },
      bob: { sanity: 1_000_000 },
      deck: ['a-bequest-from-uncle-theobald'],
    })
    t.dice(1, 2).go()
    expect(t.sanity('ann')).toBe(1_000_015)
    expect(t.sanity('bob')).toBe(1_000_000)
  })

  it('NEC-SETUP-7 everybody has a token of one’s own, which nobody else’s turn moves', () => {
    const t = newMatch(6).dice(6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    const where: number[] = names.map(() => 0)
    t.dice(1, 2, 1, 3, 1, 4, 1, 5, 2, 6, 3, 6).go()
    for (const [seat, total] of [3, 4, 5, 6, 8, 9].entries()) {
      where[seat] = total
      expect(t.table.players.map(({ space }) => space)).toEqual(where)
      expect(t.asked).toBe(`${names[seat]} buying.choose`)
      if (seat < 5) t.pick('endBuying')
    }
  })

  it('NEC-SETUP-8 NEC-SETUP-9 NEC-SETUP-11 all begin with 150 Sanity on Mi-Go and no Monster about', () => {
    const t = newMatch(4).dice(6, 6, 1, 1, 1, 1, 1, 1).dice(1, 2).go()
    expect(t.told('walks')).toEqual([{ seat: 0, from: 0, steps: 3 }])
    for (const name of ['ann', 'bob', 'cid', 'dee'] as const) expect(t.sanity(name)).toBe(150)
    for (const name of ['bob', 'cid', 'dee'] as const) expect(t.player(name).space).toBe(0)
    expect(t.monsters).toEqual([])
    expect(t.deck).toHaveLength(deckCards.length)
    expect(faults(t.state)).toEqual([])
  })

  it('NEC-SETUP-10 worked example 4: starting on Mi-Go', () => {
    const t = newMatch(2).dice(6, 6, 1, 1).dice(3, 4).dice(1, 2).go()
    expect(t.asked).toBe('ann gate.destination')
    expect(t.player('ann').space).toBe(7)
    expect(t.sanity('ann')).toBe(150)
    expect(t.sanity('bob')).toBe(150)
    expect(t.told('loses')).toEqual([])
  })

  it('NEC-SETUP-12 everybody throws once and the highest total begins', () => {
    const t = newMatch(3).dice(1, 2, 3, 4, 5, 1).dice(2, 1).go()
    expect(t.told('firstThrow')).toEqual([
      { seat: 0, dice: [1, 2] },
      { seat: 1, dice: [3, 4] },
      { seat: 2, dice: [5, 1] },
    ])
    expect(t.told('turn')).toEqual([{ seat: 1, round: 1 }])
    expect(t.asked).toBe('bob buying.choose')
  })

  it('NEC-SETUP-13 those who tie at the top throw again among themselves until one is alone', () => {
    const t = newMatch(4).dice(3, 3, 4, 2, 1, 1, 1, 5)
    t.dice(2, 2, 5, 5, 4, 6)
    t.dice(1, 1, 1, 2)
    t.dice(2, 1).go()
    expect(t.told('firstThrow').map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 0, 1, 3, 1, 3])
    expect(t.asked).toBe('dee buying.choose')
  })

  it('NEC-SETUP-14 turns go to the left, Cultists included', () => {
    const t = at({
      turn: 'bob',
      ann: { on: 13 },
      bob: { on: 13 },
      cid: { cultist: true, on: 25 },
      dee: { on: 13 },
    })
    t.dice(3, 4).go()
    expect(t.asked).toBe('cid turn.roam')
    t.dice(3, 4, 3, 4).dice(1, 2).pick('stay')
    expect(t.told('turn').map(({ seat }) => seat)).toEqual([1, 2, 3, 0, 1])
    expect(t.asked).toBe('bob buying.choose')
  })

  it('NEC-SETUP-12 before the first throw no turn and no round has begun', () => {
    const { table } = newMatch(3)
    expect(table).toMatchObject({ turn: 0, round: 0, active: 0, gateRolls: 0, arrivals: 0 })
    expect(new Set([...table.arrival, ...(table.got ?? [])])).toEqual(new Set([0]))
  })
})
