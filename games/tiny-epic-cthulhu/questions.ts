import type { SpentFor } from './events.ts'

/**
 * Every question as `procedure.step`, in the order of the rulebook's decision points, and what everybody may know about
 * it.
 */
export interface Questions {
  'chooseCharacters.choose': { character: number }
  'pointer.lull': object
  'cthulhuDeals.choose': { colour: number; left: number }
  'stepTwo.choose': object
  'collect.choose': object
  'banish.fewerDice': { dice: number }
  'rerolls.choose': { left: number; portal: number }
  'banish.choose': { cost: number; rage: number }
  'townAction.target': { site: number }
  'townAction.receiver': { card: number }
  'ability.target': object
  'pay.choose': { for: SpentFor }
  'seal.place': { portal: number }
  'extraMove.choose': { assistant: number }
  'assistantTurn.watch': object
}
