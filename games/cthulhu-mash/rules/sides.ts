import type { Seat } from '@eldertable/kernel'
import { NONE, type MashState } from '../state.ts'
import { isIn } from './pieces.ts'

/** Seats in the order of play from the first player. */
export const inTurnOrder = ({ table }: MashState): Seat[] =>
  table.heroes.map((_, place) => (table.first + place) % table.heroes.length)

/** The side of a seat: one for each, two teams, or all together (CM-TERM-12, CM-SETUP-3). */
export function sideOf({ table }: MashState, seat: Seat): number {
  if (table.victory === 'cooperative') return 0
  if (!table.isTeams) return seat
  return seat % 2 // Four in turn order, whoever is first.
}

export const areFriends = (s: MashState, one: Seat, other: Seat): boolean =>
  sideOf(s, one) === sideOf(s, other)

/** The player to the left of the current one, or -1 if nobody else is left (CM-TERM-10, CM-RULING-36). */
function leftOf(s: MashState, seat: Seat): Seat {
  const { length } = s.table.heroes
  for (let step = 1; step < length; step++) {
    const other = (seat + step) % length
    if (isIn(s, other)) return other
  }
  return NONE
}

/** Whether the policy decides for monsters and generators (CM-TERM-11, CM-COOP-14, CM-OPT-22). */
export const isAutomatic = (s: MashState): boolean =>
  s.table.control === 'automatic' || leftOf(s, s.table.active) === NONE

/** Whose decision it is what monsters do; nobody is asked where there is a single answer. */
export const controller = (s: MashState): Seat => {
  const left = leftOf(s, s.table.active)
  return left === NONE ? s.table.active : left
}
