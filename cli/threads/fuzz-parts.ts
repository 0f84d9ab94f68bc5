import type { GameEntry, Settings } from '@eldertable/kernel'
import { fuzz, type FuzzReport } from '@eldertable/testkit'
import { headStarts } from './head-start.ts'

/** What is fuzzed. */
export interface FuzzPlan {
  title: string
  /** Settings that are fixed; the rest are at random. */
  settings: Settings
  seats?: number
}

/** This many picks from this seed. */
export interface FuzzPart {
  seed: string
  picks: number
}

const PICKS_IN_A_PART = 20_000

/** Splits the picks so that the same seed gives the same matches, however many threads there are. */
export function fuzzParts(picks: number, seed: string): FuzzPart[] {
  return Array.from({ length: Math.ceil(picks / PICKS_IN_A_PART) }, (_, part) => ({
    seed: `${seed}/${part}`,
    picks: Math.min(PICKS_IN_A_PART, picks - part * PICKS_IN_A_PART),
  }))
}

export function fuzzPart(
  game: GameEntry,
  { settings, seats }: FuzzPlan,
  part: FuzzPart,
  onDone: (picks: number) => void,
): FuzzReport {
  let told = 0
  return fuzz({
    title: game.title,
    settings,
    positions: headStarts(game),
    ...part,
    ...(seats !== undefined && { seats }),
    onProgress({ picks }) {
      onDone(picks - told)
      told = picks
    },
  })
}

/** The reports of all parts as one; the violation is that of the first part that has one. */
export function sumOf(reports: readonly FuzzReport[]): FuzzReport {
  const sum: FuzzReport = { picks: 0, matches: 0, endings: {} }
  for (const { picks, matches, endings, violation } of reports) {
    sum.picks += picks
    sum.matches += matches
    for (const [ending, count] of Object.entries(endings))
      sum.endings[ending] = (sum.endings[ending] ?? 0) + count
    if (sum.violation === undefined && violation !== undefined) sum.violation = violation
  }
  return sum
}
