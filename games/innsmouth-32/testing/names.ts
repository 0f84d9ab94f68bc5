import { inOrder, type Names } from '@eldertable/testkit'
import { cardAt, cards } from '../pieces/cards.ts'
import { FACTIONS } from '../pieces/factions.ts'
import { statKeys } from '../position.ts'
import { DIRECTOR, DIRECTOR_THRONGS, POOL_THRONGS, type I32State } from '../state.ts'
import {
  amountOf,
  fromFirst,
  fromSecond,
  giftOf,
  cardIn,
  paymentOf,
  giverOf,
  statIn,
  cardWith,
} from '../verbs.ts'

/** The seats: Zoe directs, or has the first pool where the director plays itself. */
const players = ['zoe', 'ann', 'bob', 'cid', 'dee', 'eve', 'fay', 'gus', 'hal'] as const

const keyOf = (card: number): string => cardAt(card).key
const numbersCalled = (key: string): number[] =>
  cards.flatMap((one, card) => (one.key === key ? [card] : []))

/** A pair of numbers as `2 of 1`: how many, and of which pool, counted from 1. */
const gift = {
  nameOf: (_: I32State, number: number): string => `${amountOf(number)} of ${giverOf(number) + 1}`,
  numbersOf(_: I32State, name: string): number[] {
    const [amount = 0, pool = 1] = (name.match(/\d+/g) ?? []).map(Number)
    return [giftOf(pool - 1, amount)]
  },
}

/** A card and a stat as `fire-axe muscle`. */
const cardAndStat = {
  nameOf: (_: I32State, number: number): string =>
    `${keyOf(cardIn(number))} ${statKeys[statIn(number)]}`,
  numbersOf(_: I32State, name: string): number[] {
    const [key = '', stat = ''] = name.split(' ')
    const place = statKeys.findIndex((one) => one === stat)
    return numbersCalled(key).map((card) => cardWith(card, place))
  },
}

const throngNames = ({ table }: I32State): string[] =>
  table.throngs.map((_, throng) => {
    if (throng < DIRECTOR_THRONGS) return `throng ${throng + 1}`
    const place = throng - DIRECTOR_THRONGS
    return `throng ${(place % POOL_THRONGS) + 1} of ${Math.floor(place / POOL_THRONGS) + 1}`
  })

/** Cards, throngs and the rest as rulebook and positions call them. */
export const names: Names<I32State> = {
  dice: [6],
  seats: players,
  turn: ({ table }) => (table.place === DIRECTOR ? 'director' : `pool ${table.place + 1}`),
  things: {
    card: inOrder(() => cards.map(({ key }) => key)),
    throng: inOrder(throngNames),
    corner: inOrder(({ table }) =>
      table.corners.map((one) => (one === null ? undefined : keyOf(one.card))),
    ),
    slot: inOrder(() => ['left', 'centre', 'right']),
    stat: inOrder(() => statKeys),
    faction: inOrder(() => FACTIONS),
    order: inOrder(() => ['ask', 'freely', 'never']),
    weapon: cardAndStat,
    cure: cardAndStat,
    gift,
    share: {
      nameOf: (_, number) => `${amountOf(number)} of ${keyOf(giverOf(number))}`,
      numbersOf(_, name) {
        const [amount = '0', , key = ''] = name.split(' ')
        return numbersCalled(key).map((card) => giftOf(card, Number(amount)))
      },
    },
    payment: {
      nameOf: (_, number) => `${fromFirst(number)} and ${fromSecond(number)}`,
      numbersOf(_, name) {
        const [first = 0, second = 0] = (name.match(/\d+/g) ?? []).map(Number)
        return [paymentOf(first, second)]
      },
    },
  },
}
