import type { PromptsFor } from '@eldertable/kernel'
import type { SpentFor } from '../events.ts'
import type { Tell } from './telling.ts'

/** Every step that asks, as `procedure.step`, in the order of the rulebook's decision points. */
type DecisionKey =
  | 'chooseCharacters.choose'
  | 'pointer.lull'
  | 'cthulhuDeals.choose'
  | 'stepTwo.choose'
  | 'collect.choose'
  | 'banish.fewerDice'
  | 'rerolls.choose'
  | 'banish.choose'
  | 'townAction.target'
  | 'townAction.receiver'
  | 'ability.target'
  | 'pay.choose'
  | 'seal.place'
  | 'extraMove.choose'
  | 'assistantTurn.watch'

/** What the rules tell about each question. */
interface Abouts extends Record<DecisionKey, object> {
  'chooseCharacters.choose': { character: number }
  'cthulhuDeals.choose': { colour: number; left: number }
  'banish.fewerDice': { dice: number }
  'rerolls.choose': { left: number }
  'banish.choose': { cost: number }
  'townAction.target': { site: number }
  'townAction.receiver': { card: number }
  'extraMove.choose': { assistant: number }
  'pay.choose': { for: SpentFor }
  'seal.place': { portal: number }
}

/** The prompts of some procedures: all of their questions, and no others. */
export type PromptsOf<Procedure extends string> = PromptsFor<Abouts, Tell, Procedure>

export type Prompts = PromptsOf<string>
