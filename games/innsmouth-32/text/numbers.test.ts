import { switchWordings, wordingFaults, type Wording } from '@eldertable/testkit/wording.ts'
import { describe, expect, it } from 'vitest'
import { cardAt, cards, CLERK, HOUND, type CardKey } from '../pieces/cards.ts'
import { switches as titleSwitches } from '../switches.ts'
import { rulebook } from '../testing/rulebook.ts'
import { cardInShort, cardLines, powerInWords } from './card-words.ts'
import { switches } from './switches.ts'

/** The tables of the deck, and what of each row stands on the card. */
const tables: Readonly<Record<string, readonly string[]>> = {
  'Monsters: 42 cards': ['Value'],
  'Items: 15 cards': ['Stat', 'Damage bonus', 'Mythos store, penalty', 'Special'],
  'Power plays: 3 cards': ['Effect'],
  'Shuffling horrors: 9 cards, 1 of each': ['Effect'],
  'Plot devices: 5 cards, 1 of each': ['Effect if resolved'],
  'Sanctuaries: 3 cards, 1 of each': ['Locks', 'Mythos tokens'],
  'Popcorn: 3 cards': [],
  'Terrors: 4 cards (module)': ['Value', 'Ability'],
}

/** Rules that stand on a card beside its own row. */
const besides: Partial<Record<CardKey, readonly string[]>> = {
  cultist: ['I32-ABIL-1'],
  brute: ['I32-ABIL-2'],
  'reef-hunter': ['I32-ABIL-3'],
  spawn: ['I32-ABIL-5', 'I32-DAMAGE-12'],
  shoggoth: ['I32-TERROR-9', 'I32-DAMAGE-12'],
  dagon: ['I32-TERROR-9'],
  hydra: ['I32-TERROR-9'],
  'star-spawn': ['I32-TERROR-9'],
  snatched: ['I32-GAMBIT-1'],
  popcorn: ['I32-CARD-11', 'I32-CARD-12'],
}

/** Numbers that no card needs to say. */
const untold: Partial<Record<CardKey, readonly number[]>> = {
  // No target number counts as higher (I32-DICE-3).
  cultist: [11],
}

const rows = new Map(
  Object.entries(tables).flatMap(([heading, columns]) =>
    rulebook
      .recordsUnder(heading)
      .map((row) => [row['Rule'], columns.map((column) => row[column] ?? '').join('; ')] as const),
  ),
)

/** What is printed and what is told of every card of the deck and of the terrors, each kind once. */
const deckIn = (wordsOf: (card: number) => string): Wording[] =>
  cards.flatMap(({ key, rule, kind }, card): Wording[] => {
    const isFirst = cards.findIndex((one) => one.key === key) === card
    const printed = rows.get(`**${rule}**`)
    if (!isFirst || printed === undefined) return []
    const all = [printed, rulebook.rules(...(besides[key] ?? []))].join(' ')
    return [
      {
        piece: `${kind} ${key}`,
        printed: all,
        words: wordsOf(card),
        untold: untold[key] ?? [],
      },
    ]
  })

const onCard = (card: number): string => cardLines(card).join(' ')

const printedPowers = rulebook.recordsUnder('Survivors')

/** The same of the powers of the cast. */
const powers = (): Wording[] =>
  cards.flatMap(({ key, rule }, card) => {
    const row = printedPowers.find((one) => one['Rule'] === `**${rule}**`)
    // What a throw can reach at most is said where it is made (I32-DICE-3).
    const most = key === 'kingpin' ? [11] : []
    return row === undefined
      ? []
      : [{ piece: key, printed: row['Power'] ?? '', words: powerInWords(card), untold: most }]
  })

type Numbers = Record<string, number>

/** Every number that a row tells its effects, and where it stands. */
function told(): [piece: string, name: string, row: Numbers][] {
  const rows = new Map<object, string>()
  for (const { key, item, use, happens, ability, sanctuary, survivor } of cards)
    for (const row of [item, use, happens, ability?.does, sanctuary, survivor?.power])
      if (row !== null && row !== undefined) rows.set(row, key)
  return [...rows].flatMap(([row, key]) =>
    Object.entries(row).flatMap(([name, value]): [string, string, Numbers][] =>
      typeof value === 'number' &&
      value > 0 &&
      !stats.includes(name) &&
      !coincidences.includes(`${key} ${name}`)
        ? [[key, name, row as Numbers]]
        : [],
    ),
  )
}

/** Told as a number, read as a name. */
const stats = ['stat', 'attempt', 'last']

/** One more is another number of the same row; tables of items and the tests of the horror notice these. */
const coincidences = ['medallion bonus', 'snatched early', 'snatched late']

describe('The numbers that players read are those of the rulebook', () => {
  it('on the cards of the deck and on terrors', () => {
    const deck = deckIn(onCard)
    expect(deck).toHaveLength(9 + 13 + 3 + 9 + 5 + 3 + 1 + 4)
    expect(wordingFaults(deck)).toEqual([])
  })

  it('in the few words of a small card', () => {
    const inShort = deckIn(cardInShort).map(({ piece, printed, words }) => ({
      piece,
      printed,
      words,
      isSummary: true as const,
    }))
    expect(wordingFaults(inShort)).toEqual([])
  })

  it('for the powers of survivors', () => {
    expect(powers()).toHaveLength(12)
    expect(wordingFaults(powers())).toEqual([])
  })

  it.each(told())('and are noticed if a row has another: %s, %s', (_, name, row) => {
    const number = row[name] ?? 0
    try {
      row[name] = number + 1
      expect(wordingFaults([...deckIn(onCard), ...powers()])).not.toEqual([])
    } finally {
      row[name] = number
    }
  })

  it('for the two who belong to a module', () => {
    const rules = new Map([
      [HOUND, ['I32-HOUND-6', 'I32-HOUND-7', 'I32-HOUND-9']],
      [CLERK, ['I32-CLERK-5', 'I32-CLERK-6', 'I32-CLERK-7']],
    ])
    const wordings = [...rules].map(([card, ids]) => ({
      piece: cardAt(card).key,
      printed: rulebook.rules(...ids),
      words: powerInWords(card),
      isSummary: true as const,
    }))
    expect(wordingFaults(wordings)).toEqual([])
  })

  it('in what cards ask, and in what is at stake', () => {
    const asking = cards.flatMap(({ key, rule, asks, stake }): Wording[] => {
      // Without the number of the reel, which the book adds.
      const words = [asks?.you(0), stake?.(0)].filter((one) => one !== undefined).join(' ')
      const printed = rows.get(`**${rule}**`) ?? ''
      return words === '' ? [] : [{ piece: key, printed, words, isSummary: true }]
    })
    expect(asking.map(({ piece }) => piece)).toEqual([
      'treasury-raid',
      'dreadful-chant',
      'zadoks-confession',
      'last-stand',
      'refinery-fire',
      'wire-to-boston',
      'secret-passage',
    ])
    expect(wordingFaults(asking)).toEqual([])
  })

  it('for the options of a table', () => {
    const wordings = switchWordings(titleSwitches, switches, rulebook, {
      nightClerk: 'I32-CLERK-3',
      projector: 'I32-REEL-9',
    })
    expect(wordingFaults(wordings)).toEqual([])
  })
})
