import { isAgainst } from '../rules/dice.ts'
import { modified } from '../rules/modified.ts'
import type { WoundsFrom } from '../rules/numbers.ts'
import type { DmdState, Roll, RollKind } from '../state.ts'
import { enoughFor } from './enough.ts'
import { outcomesOfReroll, resultOf, type Result } from './outcomes.ts'
import { sanityFor } from './toll.ts'

const packetOf = modified('packet')

/** Where the wounds of rolls against somebody come from. */
const sources: Readonly<Partial<Record<RollKind, WoundsFrom>>> = {
  foe: 'attack',
  fire: 'fire',
  signs: 'roll',
}

/** The wounds that successes of a roll against somebody make. */
export const woundsFrom = (s: DmdState, { kind, hero }: Roll, successes: number): number =>
  successes === 0 ? 0 : packetOf(successes, s, hero, sources[kind] ?? 'text')

/** What a result is worth to the hero whom it concerns. */
export interface Worth {
  /** Successes as far as they are of use, or the wounds that the hero takes. */
  readonly count: number
  /** Sanity lost. */
  readonly sanity: number
}

function worthOf(s: DmdState, roll: Roll, { successes, tentacles }: Result): Worth {
  const count = isAgainst(roll.kind)
    ? woundsFrom(s, roll, successes)
    : Math.min(successes, enoughFor(s, roll))
  return { count, sanity: sanityFor(s, roll, tentacles) }
}

/** What the reroll of one die may change: the roll as it lies, and each face that may come. */
export interface RerollAhead {
  readonly now: Worth
  readonly faces: readonly (Worth & { readonly chance: number })[]
}

export function rerollAhead(s: DmdState, roll: Roll, die: number): RerollAhead {
  return {
    now: worthOf(s, roll, resultOf(s, roll)),
    faces: outcomesOfReroll(s, roll, die).map((one) => ({
      ...worthOf(s, roll, one),
      chance: one.chance,
    })),
  }
}

/** Whether throwing one of the dice again could bring anything: more of what is wanted, or less of what hurts. */
export function mayGain(s: DmdState, roll: Roll, die: number): boolean {
  const isMore = isAgainst(roll.kind) ? -1 : 1
  const { now, faces } = rerollAhead(s, roll, die)
  return faces.some(({ count, sanity }) => isMore * (count - now.count) > 0 || sanity < now.sanity)
}

/** Whether throwing any of them again could. */
export const canGain = (s: DmdState, roll: Roll): boolean =>
  roll.dice.some((_, die) => mayGain(s, roll, die))
