import type { DmdSettings } from '../state.ts'
import type { ElderKey } from './elder-ones.ts'

/** Matches that were measured, and how many of them were won. */
export interface Measured {
  readonly wins: number
  readonly of: number
}

/**
 * How hard each episode is with each Elder One: standard difficulty, two seats, the better bot in both, the figures of
 * docs/balance.md. What is not measured is left out, and nothing is said about it.
 */
export const measured: Readonly<
  Partial<Record<DmdSettings['episode'], Readonly<Partial<Record<ElderKey, Measured>>>>>
> = {}
