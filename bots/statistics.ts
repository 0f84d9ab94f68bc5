/** A share with the interval in which its true value lies, nineteen times out of twenty. */
export interface Share {
  rate: number
  low: number
  high: number
}

const Z_95 = 1.959_963_984_540_054

/** Wilson's score interval: it stays within 0 and 1 and is honest about few trials. */
export function wilson(hits: number, trials: number): Share {
  if (trials === 0) return { rate: 0, low: 0, high: 1 }
  const rate = hits / trials
  const z2 = Z_95 * Z_95
  const centre = (rate + z2 / (2 * trials)) / (1 + z2 / trials)
  const reach =
    (Z_95 / (1 + z2 / trials)) *
    Math.sqrt((rate * (1 - rate)) / trials + z2 / (4 * trials * trials))
  // At the very ends rounding would leave a trace of the other side.
  return {
    rate,
    low: hits === 0 ? 0 : Math.max(0, centre - reach),
    high: hits === trials ? 1 : Math.min(1, centre + reach),
  }
}

/** The nearest-rank percentile of numbers that are in ascending order: always one of them; 0 if there are none. */
export function percentile(ascending: ArrayLike<number>, percent: number): number {
  const rank = Math.ceil((percent / 100) * ascending.length)
  return ascending[Math.max(0, rank - 1)] ?? 0
}
