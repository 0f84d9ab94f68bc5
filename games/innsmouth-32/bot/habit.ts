import { byHabit, type Bot } from '@eldertable/kernel'
import type { I32 } from '../frames.ts'
import { directing } from './director.ts'
import { surviving } from './survivors.ts'

const habits = { ...surviving, ...directing }

/** Plays either side without looking ahead: what promises most at once. */
export const habit: Bot<I32> = (observation, chance) =>
  byHabit(habits, observation, chance) ?? observation.picks[chance.below(observation.count)] ?? -1
