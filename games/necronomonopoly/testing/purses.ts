import type { NecScenario } from './at.ts'

/** Everybody's Sanity in the order of the seats. */
export const purses = (t: NecScenario): number[] =>
  t.state.table.players.map(({ sanity }) => sanity)
