import type { SearchProfile, State } from '@eldertable/kernel'

/** The chance of each seat to win a match that is not over, as people are told it. */
export const chancesIn = (profile: SearchProfile, state: State): readonly number[] =>
  profile.foretell?.(state) ?? profile.evaluate(state)
