import { argumentOf, pickOf, verbOf, type Pick, type Sight } from '@eldertable/kernel'
import type { Nec } from '../frames.ts'
import type { NecTable, Player } from '../state.ts'

export type NecSight = Sight<Nec>

/** The arguments with which a verb is offered, in the order of the offer. */
export function offeredWith(sight: NecSight, verb: number): number[] {
  const found: number[] = []
  for (let i = 0; i < sight.count; i++) {
    const pick = sight.picks[i] ?? -1
    if (verbOf(pick) === verb) found.push(argumentOf(pick))
  }
  return found
}

export function isOffered(sight: NecSight, verb: number, argument = 0): boolean {
  const wanted = pickOf(verb, argument)
  for (let i = 0; i < sight.count; i++) if (sight.picks[i] === wanted) return true
  return false
}

/** The argument that scores highest, with its score; nothing if the verb is not offered. */
export function bestOf(
  candidates: readonly number[],
  score: (argument: number) => number,
): { argument: number; score: number } | undefined {
  let best: { argument: number; score: number } | undefined
  for (const argument of candidates) {
    const value = score(argument)
    if (best === undefined || value > best.score) best = { argument, score: value }
  }
  return best
}

/** The first pick that is offered among those wanted, or the last one of the offer. */
export function firstOffered(sight: NecSight, ...wanted: Pick[]): Pick {
  for (const pick of wanted)
    for (let i = 0; i < sight.count; i++) if (sight.picks[i] === pick) return pick
  return sight.picks[sight.count - 1] ?? -1
}

export function playerAt(table: NecTable, seat: number): Player {
  const one = table.players[seat]
  if (one === undefined) throw new RangeError(`there is no seat ${seat}`)
  return one
}

/** Everybody else who is still sane. */
export function rivals(sight: NecSight): number[] {
  return sight.table.players.flatMap((one, seat) =>
    seat !== sight.seat && one.standing === 'sane' ? [seat] : [],
  )
}
