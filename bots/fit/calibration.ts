/** The chance that was given to somebody, and what came of it. */
export interface Judged {
  readonly chance: number
  readonly won: boolean
}

/** Samples to which a chance within these bounds was given, and how many of them did win. */
interface Bin {
  readonly from: number
  readonly to: number
  readonly samples: number
  readonly expected: number
  readonly seen: number
}

/** How well chances foretell what happens. */
export interface Calibration {
  readonly samples: number
  /** The share that won: what somebody would say who knows nothing of the positions. */
  readonly base: number
  readonly logLoss: number
  readonly baseLogLoss: number
  readonly brier: number
  readonly baseBrier: number
  readonly bins: readonly Bin[]
}

const BINS = 10

/** Holds chances against what came of them, in samples that they were not fitted on. */
export function calibrationOf(judged: readonly Judged[]): Calibration {
  const base = mean(judged.map(({ won }) => (won ? 1 : 0)))
  return {
    samples: judged.length,
    base,
    logLoss: mean(judged.map(({ chance, won }) => -Math.log(won ? chance : 1 - chance))),
    baseLogLoss: mean(judged.map(({ won }) => -Math.log(won ? base : 1 - base))),
    brier: mean(judged.map(({ chance, won }) => (chance - (won ? 1 : 0)) ** 2)),
    baseBrier: base * (1 - base),
    bins: Array.from({ length: BINS }, (_, bin) => {
      const inside = judged.filter(
        ({ chance }) => Math.min(BINS - 1, Math.floor(chance * BINS)) === bin,
      )
      return {
        from: bin / BINS,
        to: (bin + 1) / BINS,
        samples: inside.length,
        expected: mean(inside.map(({ chance }) => chance)),
        seen: mean(inside.map(({ won }) => (won ? 1 : 0))),
      }
    }),
  }
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length
