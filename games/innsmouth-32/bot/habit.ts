import { byHabit, type Bot } from '@eldertable/kernel'
import type { I32 } from '../frames.ts'
import { directing } from './director.ts'
import { surviving } from './survivors.ts'

const habits = { ...surviving, ...directing }

/** Plays either side without looking ahead: what promises most at once. */
export const habit: Bot<I32> = (sight, chance) =>
  byHabit(habits, sight, chance) ?? sight.picks[chance.below(sight.count)] ?? -1
