import { bestWith, byHabit, type Bot, type Habits } from '@eldertable/kernel'
import { worthOf, type FirstTitle } from '../state.ts'
import { VERB } from '../verbs.ts'

/** What a stone brings on average: its worth, as often as the die shows that or more. */
const promiseOf = (stone: number): number => (worthOf(stone) * (7 - worthOf(stone))) / 6

/** What it does at each question; a new question gets a function here. */
const habits: Habits<FirstTitle> = {
  'turn.choose': (observation) => bestWith(observation, VERB.take, promiseOf) ?? -1,
}

/** Plays for whoever is away, and against whoever likes. */
export const habit: Bot<FirstTitle> = (observation, chance) =>
  byHabit(habits, observation, chance) ?? observation.picks[0] ?? -1
