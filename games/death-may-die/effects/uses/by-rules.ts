import { spelled } from '@eldertable/kernel'
import { BYSTANDER_WOUNDS } from './hurl.ts'
import type { UseMeanings, UseOf } from './use.ts'

/** What is done is part of the rule that asks for it. */
const byItsRule = (): void => undefined

const thrown = ({ at, wounds }: UseOf<'throw'>): string =>
  at === 'all'
    ? `each enemy in the space you attack takes ${wounds} wounds and each investigator there takes ${BYSTANDER_WOUNDS}`
    : `one ${at} in the space you attack takes ${wounds} wounds`

/** Uses at other moments than in step 1. */
export const usesByRules: UseMeanings<
  'throw' | 'reroll-any' | 'blank' | 'steps' | 'price' | 'redraw'
> = {
  throw: {
    run: byItsRule,
    inWords: (use) => `Discard before you roll an attack: ${thrown(use)}.`,
  },
  'reroll-any': {
    run: byItsRule,
    inWords: () =>
      'Discard after one of your rolls, before results are applied: reroll any number of its dice once.',
  },
  blank: {
    run: byItsRule,
    inWords: () =>
      'Discard after the roll of an attack against you: one die of it counts as blank.',
  },
  steps: {
    run: byItsRule,
    inWords: ({ steps }) => `Discard during a Move: take up to ${spelled(steps)} more steps in it.`,
  },
  price: {
    run: byItsRule,
    inWords: () => 'Discard instead of paying stress for an entry of a Discovery card.',
  },
  redraw: {
    run: byItsRule,
    inWords: () =>
      'Discard in your step 2 after drawing: put that Mythos card under the deck unresolved and draw another.',
  },
}
