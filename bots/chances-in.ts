import type { SearchProfile, State } from '@eldertable/kernel'

/** The chance of each seat to win a match that is not over, as people are told it. */
export const chancesIn = (mind: SearchProfile, state: State): readonly number[] =>
  mind.foretell?.(state) ?? mind.evaluate(state)
