import type { Tell } from './telling.ts'

/** Every step that asks, as `procedure.step`, in the order of the rulebook's decision points. */
export const decisionKeys = [
  'chooseCharacters.choose',
  'pointer.lull',
  'cthulhuDeals.choose',
  'stepTwo.choose',
  'assistantTurn.watch',
] as const
export type DecisionKey = (typeof decisionKeys)[number]

/** What the rules tell about each question. */
interface Abouts extends Record<DecisionKey, object> {
  'chooseCharacters.choose': { character: number }
  'cthulhuDeals.choose': { colour: number; left: number }
}

/** The prompts of some procedures: all of their questions, and no others. */
export type PromptsOf<Procedure extends string> = {
  readonly [K in Extract<DecisionKey, `${Procedure}.${string}`>]: (
    about: Abouts[K],
    t: Tell,
  ) => string
}

export type Prompts = PromptsOf<string>
