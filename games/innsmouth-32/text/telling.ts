import {
  at,
  person,
  personAt,
  withClosedDrawers,
  type Person,
  type TextContextOf,
} from '@eldertable/kernel'
import { cardAt } from '../pieces/cards.ts'
import type { I32 } from '../frames.ts'
import { DIRECTOR, DIRECTOR_THRONGS, POOL_THRONGS, type I32State } from '../state.ts'
import { cardName } from './names.ts'

/** What every sentence of this title may draw upon. */
export type Tell = TextContextOf<I32>

/** What the rules may be asked about: the table without the piles. */
export const openState = (t: Pick<Tell, 'table'>): I32State => withClosedDrawers(t)

/** Whether whoever plays a pool has no other. */
export function isOnlyPool(pool: number, t: Pick<Tell, 'table'>): boolean {
  const { seat } = at(t.table.pools, pool)
  return t.table.pools.filter((one) => one.seat === seat).length === 1
}

/** Whose pool it is; with its number where one person has several. */
export function poolName(pool: number, t: Tell): string {
  const { seat } = at(t.table.pools, pool)
  return isOnlyPool(pool, t) ? t.name(seat) : `${t.name(seat)}'s pool ${pool + 1}`
}

/** Whose pool it is, as a sentence speaks of them: whoever reads it is "you". */
export function poolPerson(pool: number, t: Tell): Person {
  const owner = personAt(at(t.table.pools, pool).seat, t)
  return isOnlyPool(pool, t) ? owner : person(`${owner.whose} pool ${pool + 1}`, false)
}

/** Whether monsters are all that a pool has left: with a person who has others it is on the other side. */
const isFallen = (pool: number, t: Tell): boolean => at(t.table.pools, pool).side !== 'survivors'

/** Whose turn it is: "your turn", "Bob's turn: pool 2". */
export function turnOf(side: number, t: Tell): string {
  if (side === DIRECTOR || isOnlyPool(side, t)) return `${sidePerson(side, t).whose} turn`
  if (isFallen(side, t)) return `the turn of pool ${side + 1}`
  return `${personAt(at(t.table.pools, side).seat, t).whose} turn: pool ${side + 1}`
}

/** The same for the director, or the seat whose monsters they are. */
export function sidePerson(side: number, t: Tell): Person {
  if (side !== DIRECTOR)
    return isFallen(side, t) && !isOnlyPool(side, t)
      ? person(`fallen pool ${side + 1}`, false)
      : poolPerson(side, t)
  const { director } = t.table
  return director < 0 ? person('the director', false) : personAt(director, t)
}

/** The director, or the seat whose monsters they are. */
export function sideName(side: number, t: Tell): string {
  if (side !== DIRECTOR) return poolName(side, t)
  return t.table.director < 0 ? 'the director' : t.name(t.table.director)
}

/** A throng by its owner and number. */
export function throngName(throng: number, t: Tell): string {
  if (throng < DIRECTOR_THRONGS) return `throng ${throng + 1}`
  const place = throng - DIRECTOR_THRONGS
  const pool = Math.floor(place / POOL_THRONGS)
  return `${sidePerson(pool, t).whose} throng ${(place % POOL_THRONGS) + 1}`
}

/** A throng, or the card that acts alone. */
export const attackerName = (throng: number, card: number, t: Tell): string =>
  throng >= 0 ? throngName(throng, t) : cardName(card)

const slots = ['left', 'centre', 'right'] as const
export const slotName = (slot: number): string => at(slots, slot)

/** The sanctuary in a corner. */
export function cornerName(corner: number, t: Tell): string {
  const one = at(t.table.corners, corner)
  return one === null ? `corner ${corner + 1}` : cardName(one.card)
}

const CENTRE = 1
const ordinals = ['first', 'second', 'third'] as const

/** Where a monster lies: two of a kind must not read alike. */
export function whereIs(card: number, t: Tell): string {
  const slot = t.table.screen.findIndex((cards) => cards.at(-1) === card)
  if (slot >= 0) return slot === CENTRE ? 'in the centre' : `on the ${slotName(slot)}`
  const throng = t.table.throngs.findIndex(
    ({ cards, terrors }) => cards.includes(card) || terrors.includes(card),
  )
  if (throng < 0) return ''
  const { key } = cardAt(card)
  const alike = at(t.table.throngs, throng).cards.filter((one) => cardAt(one).key === key)
  const which = alike.length > 1 ? `, the ${at(ordinals, alike.indexOf(card))}` : ''
  return `in ${throngName(throng, t)}${which}`
}
