import { missing } from '@eldertable/kernel'
import type { Happening } from '../effects/happening.ts'
import type { Power } from '../effects/power.ts'
import type { Use } from '../effects/use.ts'
import type { Card, Item, SurvivorRow } from './card.ts'
import { horrors } from './horrors.ts'
import { items } from './items.ts'
import { monsters, terrors } from './monsters.ts'
import { plots } from './plots.ts'
import { powerPlays } from './power-plays.ts'
import { corn, sanctuaries } from './sanctuaries.ts'
import { cast, nightClerk, theHound } from './survivors.ts'

// Every card of the game has one number, because survivors, terrors and the Night Clerk get among the movie cards:
// the movie deck first, then the cards of the modules, then the survivors.

const movie = [
  ...monsters,
  ...items,
  ...powerPlays,
  ...horrors,
  ...plots,
  ...sanctuaries,
  corn,
] as const

export type CardKey =
  | (typeof movie)[number]['key']
  | (typeof terrors)[number]['key']
  | (typeof cast)[number]['key']
  | (typeof nightClerk | typeof theHound)['key']

type AnyCard = Card<CardKey>

const deck: readonly AnyCard[] = movie.flatMap((card: AnyCard) =>
  Array.from({ length: card.copies }, () => card),
)

/** How many cards the movie deck has without modules. */
export const MOVIE = deck.length
/** Terrors come right after it. */
export const CLERK = MOVIE + terrors.length
export const FIRST_SURVIVOR = CLERK + 1
export const HOUND = FIRST_SURVIVOR + cast.length

export const cards: readonly AnyCard[] = [...deck, ...terrors, nightClerk, ...cast, theHound]

export const NO_CARD = -1

export function cardAt(number: number): AnyCard {
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

export function itemOf(number: number): Item {
  const { item } = cardAt(number)
  if (item === null) missing('item', number)
  return item
}

type Does = Use | Happening | Power

/** All that a card does. */
const doneBy = ({ use, happens, survivor }: AnyCard): readonly (Does | null | undefined)[] => [
  use,
  happens,
  survivor?.power,
]

/** The one card that does something of this kind. */
export const cardThat = (does: Does['does']): number =>
  theOne((card) => doneBy(card).some((one) => one?.does === does))

/** What it is told. */
export function toldOf<Name extends Does['does']>(name: Name): Extract<Does, { does: Name }> {
  const does = doneBy(cardAt(cardThat(name))).find(
    (one): one is Extract<Does, { does: Name }> => one?.does === name,
  )
  return does ?? missing('effect', 0)
}

function theOne(isMeant: (card: AnyCard) => boolean): number {
  const number = cards.findIndex(isMeant)
  return number < 0 ? missing('card', number) : number
}

/** The gun that may attack a whole throng, and what is worn against a blow. */
export const BURST_GUN = theOne(({ item }) => item?.isBurst === true)
export const SHIELD = theOne(({ item }) => item !== null && item.shield > 0)

/** By card: whether it is of one of these kinds. */
const ofKinds = (...kinds: readonly Card['kind'][]): readonly boolean[] =>
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
