import { effectsOf } from '@eldertable/kernel'
import { cardEffects } from './cards.ts'
import type { AllMeanings } from './effect.ts'
import { monsterEffects } from './monsters.ts'
import { moveEffects } from './moves.ts'
import { sanityEffects } from './sanity.ts'

const meanings: AllMeanings = {
  ...sanityEffects,
  ...monsterEffects,
  ...moveEffects,
  ...cardEffects,
}

/** Everything that cards do: carried out, refused, put into words. */
export const effects = effectsOf(meanings)
