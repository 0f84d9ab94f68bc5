import type { Lesson } from '@eldertable/kernel'
import { firstTurn } from './first-turn.ts'
import { sanity } from './sanity.ts'

/** In the order in which they are best played. */
export const lessons: readonly Lesson[] = [firstTurn, sanity]
