import { at, sharesBy, type Seat } from '@eldertable/kernel'
import { spaceAt } from '../pieces/spaces.ts'
import type { Deal, NecTable } from '../state.ts'
import { measuresOf } from './features.ts'
import { fitted } from './fitted.ts'
import { afterDeal } from './judgement.ts'

/** The chance of each player to win, as far as the open table tells somebody who takes the time; together they make one. */
export const prospectsIn = (table: NecTable): number[] => sharesBy(fitted, measuresOf(table))

/** By how much a deal would raise the chance of a player. */
export function raiseBy(table: NecTable, deal: Deal, seat: Seat): number {
  return (prospectsIn(afterDeal(table, deal))[seat] ?? 0) - (prospectsIn(table)[seat] ?? 0)
}

/** By how much it would raise the chance of a player to buy a space. */
export function raiseByBuying(table: NecTable, seat: Seat, space: number): number {
  const owners = table.owners.slice()
  owners[space] = seat
  const players = table.players.slice()
  const me = at(players, seat)
  players[seat] = { ...me, sanity: me.sanity - spaceAt(space).cost }
  return (prospectsIn({ ...table, owners, players })[seat] ?? 0) - (prospectsIn(table)[seat] ?? 0)
}
