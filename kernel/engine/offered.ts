import { argumentOf, pickOf, verbOf, type Pick } from './pick.ts'

/** Allowed picks, as a bot sees them or as the rules have listed them: the first `count` entries. */
export interface Allowed {
  readonly picks: readonly Pick[]
  readonly count: number
}

/** The allowed picks in a list of their own. */
export const offered = ({ picks, count }: Allowed): Pick[] => picks.slice(0, count)

/** The arguments with which a verb is offered, in the order of the offer. */
export function offeredWith({ picks, count }: Allowed, verb: number): number[] {
  const found: number[] = []
  for (let i = 0; i < count; i++) {
    const pick = picks[i] ?? -1
    if (verbOf(pick) === verb) found.push(argumentOf(pick))
  }
  return found
}

export function isOffered({ picks, count }: Allowed, verb: number, argument = 0): boolean {
  const place = picks.indexOf(pickOf(verb, argument))
  return place >= 0 && place < count
}

/** The first of the picks wanted that is offered, or the last one of the offer. */
export function firstOffered({ picks, count }: Allowed, ...wanted: readonly Pick[]): Pick {
  for (const pick of wanted) {
    const place = picks.indexOf(pick)
    if (place >= 0 && place < count) return pick
  }
  return picks[count - 1] ?? -1
}

/** The one that scores highest, the first of several, with its score; undefined if there is none. */
export function bestOf<T>(
  candidates: readonly T[],
  scoreOf: (one: T) => number,
): { one: T; score: number } | undefined {
  let best: { one: T; score: number } | undefined
  for (const one of candidates) {
    const score = scoreOf(one)
    if (best === undefined || score > best.score) best = { one, score }
  }
  return best
}

/** The pick of a verb whose argument scores highest; undefined if the verb is not offered. */
export function bestWith(
  allowed: Allowed,
  verb: number,
  scoreOf: (argument: number) => number,
): Pick | undefined {
  const best = bestOf(offeredWith(allowed, verb), scoreOf)
  return best === undefined ? undefined : pickOf(verb, best.one)
}
