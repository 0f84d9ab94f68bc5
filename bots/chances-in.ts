import type { Mind, State } from '@eldertable/kernel'

/** The chance of each seat to win a match that is not over, as people are told it. */
export const chancesIn = (mind: Mind, state: State): readonly number[] =>
  mind.foretell?.(state) ?? mind.judge(state)
