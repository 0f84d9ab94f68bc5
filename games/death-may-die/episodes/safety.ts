import type { EpisodeAction } from '../pieces/claims.ts'
import type { Reason } from '../reasons.ts'
import { isSafe, placeOf } from '../rules/figures.ts'
import { modified } from '../rules/modified.ts'
import type { DmdState } from '../state.ts'

const actsAnywhere = modified('actsAnywhere')

/** DMD-EPISODE-2, for actions whose text asks for a safe space. */
export const cannotHere = (s: DmdState, hero: number, action: EpisodeAction): Reason | undefined =>
  isSafe(s, placeOf(s, hero)) || actsAnywhere(false, s, hero, action) ? undefined : 'act-not-safe'
