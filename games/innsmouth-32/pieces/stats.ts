import { at } from '@eldertable/kernel'

/** The four stats in the order of the insanity die (I32-INSANE-2); an inactive stat is 0. */
export const MUSCLE = 0
export const SPEED = 1
export const BRAINS = 2
export const GUTS = 3

export const STATS = [MUSCLE, SPEED, BRAINS, GUTS] as const
export type Stat = number
/** What an insanity token makes of a stat (I32-INSANE-1). */
export const INSANE = 4

const names = ['MUSCLE', 'SPEED', 'BRAINS', 'GUTS'] as const
export const statName = (stat: Stat): string => at(names, stat)
