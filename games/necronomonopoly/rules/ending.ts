import type { Seat } from '@eldertable/kernel'
import { lotSpaces, MI_GO, tomeSpaces } from '../pieces/spaces.ts'
import type { Game } from '../frames.ts'
import type { NecState } from '../state.ts'
import { isCultist, isSane, player } from './players.ts'
import { countOwned, ownerOf, totalCostOfLots } from './property.ts'

/**
 * NEC-TURN-16: a turn that is cut short goes straight to the Pass step. What has begun to strike several players still
 * strikes the others (NEC-INSANE-13).
 */
export function endTurnOf(g: Game, seat: Seat): void {
  const { table } = g.state
  if (seat !== table.active) return
  if (table.turnOver !== undefined) table.turnOver = true
  if (g.isRunning('turn')) g.end('turn') // it may be over already, and the player still be struck
}

const seatsWhere = (s: NecState, is: (s: NecState, seat: Seat) => boolean): Seat[] =>
  s.table.players.flatMap((_, seat) => (is(s, seat) ? [seat] : []))

/** Says whether the game is over because one sane player is left: gone insane (NEC-END-1) or gone (NEC-END-12). */
export function endIfOneIsSane(g: Game, rule: string): boolean {
  const winners = seatsWhere(g.state, isSane)
  if (winners.length > 1) return false
  g.state.table.outcome = { ending: 'last-sane', winners }
  g.event?.('wins', rule, { winners })
  return true
}

/** NEC-END-3 to NEC-END-5: looked at whenever a Cultist comes to Mi-Go or a Tome to a Cultist. */
export function endIfCultistsWin(g: Game): void {
  const s = g.state
  if (s.table.outcome !== null) return
  let bearerOnMiGo = false
  for (const tome of tomeSpaces) {
    const owner = ownerOf(s, tome)
    if (owner < 0 || !isCultist(s, owner)) return
    if (player(s, owner).space === MI_GO) bearerOnMiGo = true
  }
  if (!bearerOnMiGo) return
  const winners = seatsWhere(s, isCultist)
  s.table.outcome = { ending: 'cultists', winners }
  g.event?.('cultistsWin', 'NEC-END-3', { winners })
}

/** NEC-END-9 */
export function endByRoundLimit(g: Game): void {
  const s = g.state
  const [winner, second] = seatsWhere(s, isSane).toSorted((a, b) => compareAtLimit(s, a, b))
  g.event?.('roundLimit', 'NEC-END-9', { round: s.table.round })
  const winners = winner === undefined ? [] : [winner]
  s.table.outcome = { ending: 'round-limit', winners }
  g.event?.('wins', isTie(s, winner, second) ? 'NEC-END-10' : 'NEC-END-9', { winners })
}

const isTie = (s: NecState, a: Seat | undefined, b: Seat | undefined): boolean =>
  a !== undefined && b !== undefined && player(s, a).sanity === player(s, b).sanity

/** NEC-END-10: the better of two players comes first. */
function compareAtLimit(s: NecState, a: Seat, b: Seat): number {
  const { players, first } = s.table
  const place = (seat: Seat): number => (seat - first + players.length) % players.length
  return (
    player(s, b).sanity - player(s, a).sanity ||
    countOwned(s, b, tomeSpaces) - countOwned(s, a, tomeSpaces) ||
    countOwned(s, b, lotSpaces) - countOwned(s, a, lotSpaces) ||
    totalCostOfLots(s, b) - totalCostOfLots(s, a) ||
    place(a) - place(b)
  )
}
