import { at } from '@eldertable/kernel'
import { episodeRules } from '../episodes/index.ts'
import { levelOf } from '../rules/figures.ts'
import { modified } from '../rules/modified.ts'
import { NO_CARD, NOBODY, type DmdState, type Roll } from '../state.ts'
import { enoughFor } from './enough.ts'
import { chanceThat, outcomesOf } from './outcomes.ts'

const diceOf = modified('dice')
/** DMD-DICE-5 */
const STANDARD = 3

/** The roll of an action of the episode before it is thrown. */
export interface TaskAhead {
  readonly dice: number
  /** How likely it is to finish the token. */
  readonly finishes: number
  /** On average, as far as there is room for them. */
  readonly markers: number
  /** How many of them there is room for. */
  readonly enough: number
}

/** Nothing for an action that no dice are thrown for. */
export function taskAhead(s: DmdState, hero: number, which: number): TaskAhead | null {
  const { isRolled, action, skill } = at(episodeRules(s).actions, which)
  if (!isRolled) return null
  const level = skill === undefined ? 0 : levelOf(s, hero, skill)
  const aim = { for: 'action', action, isNear: true, targets: [], weapon: NO_CARD } as const
  const bonus = diceOf(level, s, hero, aim)
  const roll: Roll = {
    hero,
    kind: 'action',
    isNear: true,
    targets: [],
    foe: NOBODY,
    dice: [],
    free: {},
    successes: 0,
    tentacles: 0,
  }
  const enough = enoughFor(s, roll)
  const outcomes = outcomesOf(s, roll, { standard: STANDARD, bonus })
  return {
    dice: STANDARD + bonus,
    finishes: chanceThat(outcomes, ({ successes }) => successes >= enough),
    markers: outcomes.reduce(
      (sum, { successes, chance }) => sum + Math.min(successes, enough) * chance,
      0,
    ),
    enough,
  }
}
