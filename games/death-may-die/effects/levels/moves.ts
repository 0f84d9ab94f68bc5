import { counted, spelled } from '@eldertable/kernel'
import { more } from '../../rules/numbers.ts'
import { ALL, noChange, type LevelMeanings } from './level.ts'
import { isNearGate } from './rolls.ts'

const freeActions = {
  move: 'one free Move each turn',
  rest: 'one free Rest each turn',
  attack: 'one free attack each turn on an enemy in another space',
} as const

const within = (spaces: number): string =>
  spaces === 0 ? 'in your space' : `within ${counted(spaces, 'space')} of you`

/** What levels change about moving, actions, gates and cards. */
export const moveLevels: LevelMeanings<
  | 'sneak'
  | 'sneak-wounds'
  | 'carry'
  | 'steps'
  | 'actions'
  | 'free-action'
  | 'gate-wounds'
  | 'gate-rest'
  | 'omens'
  | 'skip-mythos'
> = {
  sneak: {
    changes: ({ amount }) => ({ sneaks: () => amount }),
    inWords({ amount }) {
      if (amount === ALL) return 'no enemy follows you unless you want it to'
      return amount === 1
        ? 'one enemy does not follow you in each Move'
        : `up to ${spelled(amount)} enemies do not follow you in each Move`
    },
  },
  'sneak-wounds': {
    changes: ({ wounds }) => ({ sneakWounds: () => wounds }),
    inWords: ({ wounds }) => `each enemy you sneak past takes ${counted(wounds, 'wound')}`,
  },
  carry: {
    changes: () => ({ carries: () => true }),
    inWords: () => 'take somebody along on your Moves',
  },
  steps: {
    changes: ({ amount, before }) => ({ steps: more(amount - before) }),
    inWords: ({ amount }) => `a Move is up to ${spelled(amount)} steps`,
  },
  actions: {
    changes: ({ amount, before }) => ({ actions: more(amount - before) }),
    inWords: ({ amount }) => `${spelled(amount)} actions each turn`,
  },
  'free-action': { changes: noChange, inWords: ({ action }) => freeActions[action] },
  'gate-wounds': {
    changes: ({ amount }) => ({ gateReach: () => amount }),
    inWords: ({ amount }) => `what comes through a gate ${within(amount)} loses half its health`,
  },
  'gate-rest': {
    changes: (effect) => ({
      restsAnywhere: (may, _, s, hero) => may || isNearGate(s, hero, effect.within),
    }),
    inWords: (effect) =>
      `rest within ${counted(effect.within, 'space')} of a gate, even beside enemies`,
  },
  omens: {
    changes: ({ amount }) => ({ omens: () => amount }),
    inWords: ({ amount }) =>
      amount === 1
        ? 'put your Mythos card away once and draw another'
        : `draw ${spelled(amount)} Mythos cards and resolve one of them`,
  },
  'skip-mythos': {
    changes: ({ wounds }) => ({ cancelling: () => wounds }),
    inWords: ({ wounds }) => `take ${counted(wounds, 'wound')} to skip your Mythos card`,
  },
}
