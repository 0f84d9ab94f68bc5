import { byHabit, type Bot, type Habits } from '@eldertable/kernel'
import type { Mash } from '../frames.ts'
import { chooseAction, chooseMove } from './acting.ts'
import { answers, quietest } from './answers.ts'
import { ofFoes } from './foes.ts'

const habits: Habits<Mash> = {
  ...answers,
  ...ofFoes,
  'actions.choose': chooseAction,
  'actions.last': chooseAction,
  'move.choose': (observation) => chooseMove(observation, observation.about.points),
  'createGate.where': quietest,
}

/**
 * Weighs what each option promises for the rest of its turn, and looks no further than how far it is to where it wants
 * to be. Monsters go by the policy of the book.
 */
export const habit: Bot<Mash> = (observation, chance) =>
  byHabit(habits, observation, chance) ?? observation.picks[chance.below(observation.count)] ?? -1
