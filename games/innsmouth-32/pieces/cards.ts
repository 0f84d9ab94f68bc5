import { at, missing } from '@eldertable/kernel'
import { horrors, plots, POPCORN, sanctuaries } from './events.ts'
import { items, powers, type ItemRow } from './items.ts'
import { CLERK_VALUE, monsters, terrors, type Ability } from './monsters.ts'
import { MUSCLE } from './stats.ts'
import { cast, clerk, hound, type SurvivorRow } from './survivors.ts'

// Every card of the game has one number, because survivors, terrors and the Night Clerk get among the movie cards:
// the movie deck first, then the cards of the modules, then the survivors.

type CardKind =
  | 'monster'
  | 'item'
  | 'power'
  | 'horror'
  | 'plot'
  | 'sanctuary'
  | 'popcorn'
  | 'terror'
  | 'clerk'
  | 'survivor'
  | 'hound'

export type CardKey =
  | (typeof monsters)[number]['key']
  | (typeof items)[number]['key']
  | (typeof powers)[number]['key']
  | (typeof horrors)[number]['key']
  | (typeof plots)[number]['key']
  | (typeof sanctuaries)[number]['key']
  | (typeof terrors)[number]['key']
  | (typeof cast)[number]['key']
  | 'popcorn'

interface Card {
  readonly kind: CardKind
  readonly key: CardKey
  readonly rule: string
  /** Attack value, damage it takes and target of its saving throw, while it is a monster or a terror; else 0. */
  readonly value: number
  readonly ability: Ability | null
  readonly fadeRank: number
  readonly item: ItemRow | null
  /** What is printed on it as a survivor. */
  readonly survivor: SurvivorRow | null
}

const card = (kind: CardKind, key: CardKey, rule: string, more: Partial<Card> = {}): Card => ({
  kind,
  key,
  rule,
  value: 0,
  ability: null,
  fadeRank: -1,
  item: null,
  survivor: null,
  ...more,
})

/** A survivor as a familiar face is as strong as its MUSCLE (I32-ELIM-4). */
const survivorCard = (row: SurvivorRow): Card =>
  card('survivor', row.key, row.rule, { value: at(row.stats, MUSCLE), survivor: row })

/** How much the automatic director wants the Hound off the screen (I32-AUTO-23). */
const HOUND_RANK = 16

const deck: readonly Card[] = [
  ...monsters.flatMap(({ key, rule, value, ability, copies }) =>
    Array.from({ length: copies }, () => card('monster', key, rule, { value, ability })),
  ),
  ...items.flatMap((item) =>
    Array.from({ length: item.copies }, () =>
      card('item', item.key, item.rule, { item, fadeRank: item.fadeRank }),
    ),
  ),
  ...powers.map(({ key, rule, fadeRank }) => card('power', key, rule, { fadeRank })),
  ...horrors.map(({ key, rule }) => card('horror', key, rule)),
  ...plots.map(({ key, rule }) => card('plot', key, rule)),
  ...sanctuaries.map(({ key, rule }) => card('sanctuary', key, rule)),
  ...Array.from({ length: POPCORN }, () => card('popcorn', 'popcorn', 'I32-CORN-1')),
]

/** How many cards the movie deck has without modules. */
export const MOVIE = deck.length
/** Terrors come right after it. */
export const CLERK = MOVIE + terrors.length
export const FIRST_SURVIVOR = CLERK + 1
export const HOUND = FIRST_SURVIVOR + cast.length

export const cards: readonly Card[] = [
  ...deck,
  ...terrors.map(({ key, rule, value, ability }) => card('terror', key, rule, { value, ability })),
  card('clerk', clerk.key, clerk.rule, { value: CLERK_VALUE, survivor: clerk }),
  ...cast.map(survivorCard),
  card('hound', hound.key, hound.rule, { survivor: hound, fadeRank: HOUND_RANK }),
]

export const NO_CARD = -1

export function cardAt(number: number): Card {
  const one = cards[number]
  if (one === undefined) missing('card', number)
  return one
}

/** The numbers of all cards with this key, in their order. */
export const cardsCalled = (key: CardKey): number[] =>
  cards.flatMap((one, number) => (one.key === key ? [number] : []))

/** The number of a card of which there is one. */
export function theCard(key: CardKey): number {
  const [number = NO_CARD, ...others] = cardsCalled(key)
  if (number === NO_CARD || others.length > 0) throw new Error(`there is not one ${key}`)
  return number
}

/** What is printed on a survivor's card. */
export function rowOf(survivor: number): SurvivorRow {
  const { survivor: row } = cardAt(survivor)
  if (row === null) missing('survivor', survivor)
  return row
}

export function itemOf(number: number): ItemRow {
  const { item } = cardAt(number)
  if (item === null) missing('item', number)
  return item
}

/** By card: whether it is of one of these kinds. */
const ofKinds = (...kinds: readonly CardKind[]): readonly boolean[] =>
  cards.map(({ kind }) => kinds.includes(kind))

const monsterCards = ofKinds('monster', 'survivor', 'clerk')
const holdableCards = ofKinds('item', 'power')
const eventCards = ofKinds('horror', 'plot', 'sanctuary', 'popcorn', 'terror')

/** Whether a card outside of a pool is a monster (I32-TERM-5): familiar faces and the Night Clerk are. */
export const isMonster = (number: number): boolean => number >= 0 && monsterCards[number] === true

/** Whether a survivor can hold it. */
export const isHoldable = (number: number): boolean => number >= 0 && holdableCards[number] === true

/** I32-TERM-11 */
export const isEvent = (number: number): boolean => number >= 0 && eventCards[number] === true
