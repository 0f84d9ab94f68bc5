import { symbolsIn } from '../rules/dice.ts'
import { heroAt, sheetOf } from '../rules/figures.ts'
import { modified } from '../rules/modified.ts'
import type { LossFrom } from '../rules/numbers.ts'
import type { DmdState, Roll, RollKind } from '../state.ts'

const lossOf = modified('loss')

/** Where the tentacles of each roll take sanity from. */
const sources: Readonly<Record<RollKind, LossFrom>> = {
  attack: 'own-roll',
  check: 'own-roll',
  action: 'own-roll',
  foe: 'attack',
  fire: 'fire',
  signs: 'roll',
}

/** The sanity that this many tentacles of a roll cost: a trigger space ends the loss (DMD-SANITY-2), and the skull does. */
export function sanityFor(
  s: DmdState,
  { hero, kind }: Roll,
  tentacles: number,
  /** Sanity that is lost before. */
  before = 0,
): number {
  if (tentacles === 0) return 0
  const loss = lossOf(tentacles, s, hero, sources[kind])
  const sanity = heroAt(s, hero).sanity + before
  const { triggers, sanitySkull } = sheetOf(s, hero)
  const stops = [...triggers, sanitySkull].filter((space) => space > sanity)
  return Math.min(loss, Math.min(...stops) - sanity)
}

/** The sanity that a roll costs as it lies. */
export const sanityIn = (s: DmdState, roll: Roll, before = 0): number =>
  sanityFor(s, roll, symbolsIn(roll, 'tentacle'), before)
