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
> = {
  '1': { cthulhu: { wins: 20, of: 40 }, hastur: { wins: 18, of: 40 } },
  '2': { cthulhu: { wins: 16, of: 40 }, hastur: { wins: 10, of: 40 } },
  '3': { cthulhu: { wins: 19, of: 40 }, hastur: { wins: 26, of: 40 } },
  '4': { cthulhu: { wins: 16, of: 40 }, hastur: { wins: 19, of: 40 } },
  '5': { cthulhu: { wins: 20, of: 40 }, hastur: { wins: 21, of: 40 } },
  '6': { cthulhu: { wins: 11, of: 40 }, hastur: { wins: 13, of: 40 } },
}
