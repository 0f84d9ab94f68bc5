/** The chance to win of each seat, or a change of it. */
export type Chances = readonly number[]

export const plus = (one: Chances, other: Chances): Chances =>
  one.map((chance, seat) => chance + (other[seat] ?? 0))

export const minus = (one: Chances, other: Chances): Chances =>
  one.map((chance, seat) => chance - (other[seat] ?? 0))

/** Sampling errors must not promise more than everything, or less than nothing. */
export const within = (chances: Chances): Chances =>
  chances.map((chance) => Math.min(1, Math.max(0, chance)))

/** The mean of samples of the chances, and the standard error of each. */
export function meanOf(samples: readonly Chances[]): { mean: Chances; error: Chances } {
  const seats = samples[0]?.length ?? 0
  const mean: number[] = []
  const error: number[] = []
  for (let seat = 0; seat < seats; seat++) {
    let sum = 0
    let squares = 0
    for (const sample of samples) {
      const chance = sample[seat] ?? 0
      sum += chance
      squares += chance * chance
    }
    const average = sum / samples.length
    mean.push(average)
    error.push(Math.sqrt(Math.max(0, squares / samples.length - average ** 2) / samples.length))
  }
  return { mean, error }
}
