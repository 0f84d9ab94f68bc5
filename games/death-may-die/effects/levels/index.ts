import { lastingEffectsOf } from '@eldertable/kernel'
import type { Level } from '../../pieces/skills/skill.ts'
import type { Change } from '../../rules/numbers.ts'
import { countLevels } from './counts.ts'
import { harmLevels } from './harm.ts'
import type { AllLevelMeanings, Levels } from './level.ts'
import { moveLevels } from './moves.ts'
import { rollLevels } from './rolls.ts'

const meanings: AllLevelMeanings = { ...rollLevels, ...moveLevels, ...harmLevels, ...countLevels }

/** Everything that levels of skills give: numbers that they change, and in words. */
export const levelEffects = lastingEffectsOf<Change['changes'], Levels>(meanings)

/** What a level of a skill gives, in words. */
export const levelInWords = ({ gives, says }: Level): string =>
  says ?? gives.map((effect) => levelEffects.inWords(effect)).join(', and ')
