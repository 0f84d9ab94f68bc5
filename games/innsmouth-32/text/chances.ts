import { hitsOf } from '../auto/hits.ts'
import { MOST_TARGET } from '../rules/throngs.ts'

const RESULTS = 36

/** How many of a hundred throws of two dice do not exceed a figure; a double six always does (I32-DICE-2). */
export const percentOf = (target: number): number => Math.round((100 * hitsOf(target)) / RESULTS)

/** The figure that counts: none is higher than 11 (I32-DICE-3). */
export const figureOf = (target: number): number => Math.max(0, Math.min(MOST_TARGET, target))

/** "7 or less: 58 %". */
export const chanceInWords = (target: number): string =>
  `${figureOf(target)} or less: ${percentOf(target)} %`
