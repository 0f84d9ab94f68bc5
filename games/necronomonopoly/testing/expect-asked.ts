import { expect } from 'vitest'
import type { NecScenario } from './at.ts'

/** Checks who is asked what, the options in their order, and what is picked for a player who does not answer. */
export function expectAsked(
  t: NecScenario,
  question: string,
  options: string[],
  usual: string,
): void {
  expect(t.asked).toBe(question)
  expect(t.offered).toEqual(options)
  expect(t.defaultPick).toBe(usual)
}

/** The options to choose each of these, in their order. */
export const chooseAll = (keys: readonly string[]): string[] => keys.map((key) => `choose ${key}`)
