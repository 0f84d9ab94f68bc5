import type { Asked, Seat, Telling } from '@eldertable/kernel'
import { NOBODY, type NecHand, type NecState, type NecTable } from '../state.ts'
import type { Questions } from '../questions.ts'
import { player } from '../rules/players.ts'

/** What every sentence of this title may draw upon. */
export type Tell = Telling<NecTable, NecHand, Asked<Questions>>

/** All that a line of the log may draw upon besides its parameters: it may be read long after the table has changed. */
export type Naming = Pick<Tell, 'name'>

/** The open part of the state, in the shape that the rules read; there is nothing in the deck and in the hands. */
export const openState = (t: Tell): NecState => ({
  table: t.table,
  hands: [],
  box: { deck: [], stack: [] },
})

export const sanityOf = (t: Tell, seat: Seat): number => player(openState(t), seat).sanity

/** The state as it would be with a player's token on another space. */
export function withTokenOn(s: NecState, seat: Seat, space: number): NecState {
  const players = s.table.players.map((one, other) => (other === seat ? { ...one, space } : one))
  return { ...s, table: { ...s.table, players } }
}

/** The state as it would be with another owner of a space. */
export function withOwner(s: NecState, space: number, owner: Seat): NecState {
  return { ...s, table: { ...s.table, owners: s.table.owners.with(space, owner) } }
}

/** A seat by name, or the Keeper for nobody. */
export const nameOrKeeper = (t: Naming, seat: Seat): string =>
  seat === NOBODY ? 'the Keeper' : t.name(seat)
