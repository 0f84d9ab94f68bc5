import {
  personAt,
  sentenceOf,
  withClosedDrawers,
  type Seat,
  type TextContextOf,
} from '@eldertable/kernel'
import type { Nec } from '../frames.ts'
import { NOBODY, type NecState } from '../state.ts'
import { isInGame, player } from '../rules/players.ts'

/** What every sentence of this title may draw upon. */
export type Tell = TextContextOf<Nec>

/** All that a line of the log may draw upon besides its parameters: it may be read long after the table has changed. */
export type Naming = Pick<Tell, 'name' | 'reader'>

/** What the rules may be asked about: the table, and neither the deck nor a hand. */
export const openState = (t: Pick<Tell, 'table'>): NecState => withClosedDrawers(t)

/** Through whose eyes the board is told: the reader's, or those of the player whose turn it is. */
export function eyesOf(t: Tell): Seat | null {
  const s = openState(t)
  if (t.reader !== null && isInGame(s, t.reader)) return t.reader
  return isInGame(s, t.table.active) ? t.table.active : null
}

export const sanityOf = (t: Tell, seat: Seat): number => player(openState(t), seat).sanity

/** What a loss comes to: `would cost you 6 Sanity and leave you 58`, or `…, and you have 4`. */
export function wouldCost(amount: number, seat: Seat, t: Tell): string {
  const sanity = sanityOf(t, seat)
  return amount > sanity
    ? `would cost you ${amount} Sanity, and you have ${sanity}`
    : `would cost you ${amount} Sanity and leave you ${sanity - amount}`
}

/** The state as it would be with a player's token on another space. */
export function withTokenOn(s: NecState, seat: Seat, space: number): NecState {
  const players = s.table.players.map((one, other) => (other === seat ? { ...one, space } : one))
  return { ...s, table: { ...s.table, players } }
}

/** The state as it would be with another owner of a space. */
export function withOwner(s: NecState, space: number, owner: Seat): NecState {
  return { ...s, table: { ...s.table, owners: s.table.owners.with(space, owner) } }
}

/** Somebody within a sentence: the reader is `you`. */
export const whom = (seat: Seat, t: Naming): string => personAt(seat, t).who

/** The same, or the Keeper for nobody. */
export const whomOrKeeper = (seat: Seat, t: Naming): string =>
  seat === NOBODY ? 'the Keeper' : whom(seat, t)

/** Somebody at the head of a sentence, with what they do: `You pay`, `Bob pays`. */
export const doing = (seat: Seat, t: Naming, you: string, others?: string): string =>
  sentenceOf(personAt(seat, t), you, others)

/** What somebody does besides, further on in a sentence: `and have 4 left`, `and has 4 left`. */
export const also = (seat: Seat, t: Naming, you: string, others?: string): string =>
  personAt(seat, t).does(you, others)
