import { hitsOf } from '../auto/hits.ts'

const PAIRS = 36
const SIDES = 6

/** The chance of two dice not to exceed a target; twelve always fails. */
export const passes = (target: number): number => hitsOf(target) / PAIRS

/** The chance of a die to show at least so much. */
export const atLeast = (least: number): number =>
  Math.max(0, Math.min(SIDES, SIDES + 1 - least)) / SIDES

/** The chance that a blow fells what needs so much, doubles left aside. */
export const fells = (bonus: number, needs: number): number => atLeast(needs - bonus)
