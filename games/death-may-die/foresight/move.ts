import { fireIn } from '../rules/fire.ts'
import { foesIn, kindOf, placeOf } from '../rules/figures.ts'
import { distance, groundOn } from '../rules/ground.ts'
import { modified } from '../rules/modified.ts'
import type { DmdState } from '../state.ts'

const isFollowed = modified('isFollowed')
const fireCaught = modified('fireCaught')

/** What a step out of one's space brings with it, before anybody is sneaked past, and what waits at its end. */
export interface StepAhead {
  /** Enemies that follow (DMD-MOVE-3 to DMD-MOVE-6). */
  readonly follow: readonly number[]
  /** Enemies that are there. */
  readonly wait: readonly number[]
  /** Fire tokens that stick (DMD-MOVE-9). */
  readonly burns: number
  /** Fire tokens that lie there, and stick to whoever goes on. */
  readonly fire: number
}

export function stepAhead(s: DmdState, hero: number, to: number): StepAhead {
  const here = placeOf(s, hero)
  const tokens = fireIn(s, here)
  return {
    follow: foesIn(s, here).filter((foe) => isFollowed(true, s, hero, kindOf(s, foe))),
    wait: foesIn(s, to),
    burns: tokens === 0 ? 0 : fireCaught(tokens, s, hero),
    fire: fireIn(s, to),
  }
}

/** How many steps it is from a hero to each space, for those within reach and not where it stands. */
export function withinSteps(s: DmdState, hero: number, steps: number): Map<number, number> {
  const here = placeOf(s, hero)
  const found = new Map<number, number>()
  for (const space of groundOn(s).spaces.keys()) {
    const away = distance(s, here, space)
    if (away > 0 && away <= steps) found.set(space, away)
  }
  return found
}
