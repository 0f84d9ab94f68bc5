import { effectsOf } from '@eldertable/kernel'
import type { AllMeanings } from './effect.ts'
import { greenEffects } from './greens.ts'
import { toolEffects } from './tools.ts'
import { trapEffects } from './traps.ts'
import { spellEffects } from './spells.ts'

const meanings: AllMeanings = {
  ...greenEffects,
  ...toolEffects,
  ...trapEffects,
  ...spellEffects,
}

/** Everything that objects and spells do: carried out, refused, put into words. */
export const effects = effectsOf(meanings)
