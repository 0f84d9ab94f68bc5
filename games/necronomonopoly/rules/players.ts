import { missing, type Seat } from '@eldertable/kernel'
import { SPACES } from '../pieces/spaces.ts'
import { NOBODY, type NecState, type Player } from '../state.ts'

export function player(s: NecState, seat: Seat): Player {
  const one = s.table.players[seat]
  if (one === undefined) missing('seat', seat)
  return one
}

export function handOf(s: NecState, seat: number): NecState['hands'][number] {
  const hand = s.hands[seat]
  if (hand === undefined) missing('seat', seat)
  return hand
}

export const isSane = (s: NecState, seat: Seat): boolean => player(s, seat).standing === 'sane'
export const isCultist = (s: NecState, seat: Seat): boolean =>
  player(s, seat).standing === 'cultist'
/** Who gets what is paid: nobody but the Keeper if no player is owed it, or one who is not sane (NEC-CULTIST-17). */
export const creditorOf = (s: NecState, seat: Seat): Seat =>
  seat !== NOBODY && isSane(s, seat) ? seat : NOBODY

export const isInGame = (s: NecState, seat: Seat): boolean => player(s, seat).standing !== 'left'

/** NEC-CORE-13 */
export const isInmate = (s: NecState, seat: Seat): boolean => player(s, seat).throws >= 0

/** NEC-CORE-5: the seats from the active one round to the left. */
export function seatsInTurnOrder(s: NecState): Seat[] {
  const { players, active } = s.table
  return players.map((_, place) => (active + place) % players.length)
}

/** Investigators whose tokens stand on a space, inmates excepted, in turn order. */
export function investigatorsOn(s: NecState, space: number): Seat[] {
  return seatsInTurnOrder(s).filter(
    (seat) => isSane(s, seat) && !isInmate(s, seat) && player(s, seat).space === space,
  )
}

export function inmates(s: NecState): Seat[] {
  return seatsInTurnOrder(s).filter((seat) => isInmate(s, seat))
}

/** NEC-CORE-3 */
export const clockwise = (space: number, steps = 1): number => (space + steps) % SPACES
export const widdershins = (space: number, steps = 1): number =>
  (space + SPACES - (steps % SPACES)) % SPACES

/** The spaces of a list that are the fewest spaces away, either way round (NEC-GATE-8); the clockwise one first. */
export function nearestOf(space: number, spaces: readonly number[]): number[] {
  let best = SPACES
  let found: number[] = []
  for (const candidate of spaces) {
    const ahead = clockwise(candidate - space + SPACES, 0)
    const distance = Math.min(ahead, SPACES - ahead)
    if (distance < best) {
      best = distance
      found = [candidate]
    } else if (distance === best) {
      if (ahead === distance) found.unshift(candidate)
      else found.push(candidate)
    }
  }
  return found
}
