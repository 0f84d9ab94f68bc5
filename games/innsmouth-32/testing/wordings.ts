import type { WordingsGiven } from '@eldertable/testkit/title/given.ts'
import type { Wording } from '@eldertable/testkit/wording.ts'
import { cardAt, cards, CLERK, HOUND, type CardKey } from '../pieces/cards.ts'
import { cardInShort, cardLines, powerInWords } from '../text/card-words.ts'
import { rulebook } from './rulebook.ts'

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

export const deck = (): Wording[] => deckIn((card) => cardLines(card).join(' '))

const inShort = (): Wording[] =>
  deckIn(cardInShort).map(({ piece, printed, words }) => ({
    piece,
    printed,
    words,
    isSummary: true,
  }))

const printedPowers = rulebook.recordsUnder('Survivors')

/** The same of the powers of the cast. */
export const powers = (): Wording[] =>
  cards.flatMap(({ key, rule }, card) => {
    const row = printedPowers.find((one) => one['Rule'] === `**${rule}**`)
    // What a throw can reach at most is said where it is made (I32-DICE-3).
    const most = key === 'kingpin' ? [11] : []
    return row === undefined
      ? []
      : [{ piece: key, printed: row['Power'] ?? '', words: powerInWords(card), untold: most }]
  })

const ofModules = (): Wording[] => {
  const rules = new Map([
    [HOUND, ['I32-HOUND-6', 'I32-HOUND-7', 'I32-HOUND-9']],
    [CLERK, ['I32-CLERK-5', 'I32-CLERK-6', 'I32-CLERK-7']],
  ])
  return [...rules].map(([card, ids]) => ({
    piece: cardAt(card).key,
    printed: rulebook.rules(...ids),
    words: powerInWords(card),
    isSummary: true,
  }))
}

/** What cards ask, and what is at stake. */
export const asking = (): Wording[] =>
  cards.flatMap(({ key, rule, asks, stake }): Wording[] => {
    // Without the number of the reel, which the book adds.
    const words = [asks?.you(0), stake?.(0)].filter((one) => one !== undefined).join(' ')
    const printed = rows.get(`**${rule}**`) ?? ''
    return words === '' ? [] : [{ piece: key, printed, words, isSummary: true }]
  })

const DECK = 9 + 13 + 3 + 9 + 5 + 3 + 1 + 4

export const wordings: readonly WordingsGiven[] = [
  { of: 'on the cards of the deck and on terrors', wordings: deck, pieces: DECK },
  { of: 'in the few words of a small card', wordings: inShort, pieces: DECK },
  { of: 'for the powers of survivors', wordings: powers, pieces: 12 },
  { of: 'for the two who belong to a module', wordings: ofModules, pieces: 2 },
  { of: 'in what cards ask, and in what is at stake', wordings: asking, pieces: 7 },
]
