import type { Told } from '../../session/session.ts'

/**
 * The round of each turn in a log, by position. A round is over when the next to play comes no later in it than the one
 * before; whoever begins the match begins each round.
 */
export function roundsOf(log: readonly Told[]): ReadonlyMap<number, number> {
  const rounds = new Map<number, number>()
  const turns = log.filter(({ event }) => event.key === 'turn')
  const seats = turns.map(({ event }) => Number(event.is['seat']))
  const [first = 0] = seats
  const count = Math.max(...seats) + 1
  const rank = (seat: number): number => (seat - first + count) % count
  let round = 0
  let before: number | undefined
  for (const [i, { position }] of turns.entries()) {
    const seat = seats[i] ?? 0
    if (before === undefined || rank(seat) <= rank(before)) round++
    before = seat
    rounds.set(position, round)
  }
  return rounds
}
