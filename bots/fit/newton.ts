const ROUNDS = 25
/** Keeps weights small where the samples say little; in samples' worth of doubt. */
const RIDGE = 1
const SMALL = 1e-7

/** The slope of what is to be made highest, and how it bends: a line for each weight. */
export interface Hill {
  readonly slope: Float64Array
  readonly bend: readonly Float64Array[]
}

/** The weights with which something is highest, by Newton's method. `add` adds its slope and bend at some weights. */
export function highestBy(
  size: number,
  add: (weights: readonly number[], hill: Hill) => void,
): number[] {
  let weights = Array.from({ length: size }, () => 0)
  for (let round = 0; round < ROUNDS; round++) {
    const hill: Hill = {
      slope: Float64Array.from(weights, (weight) => -RIDGE * weight),
      bend: weights.map((_, row) => new Float64Array(size).fill(RIDGE, row, row + 1)),
    }
    add(weights, hill)
    const step = solve(hill.bend, hill.slope)
    weights = weights.map((weight, i) => weight + (step[i] ?? 0))
    if (Math.max(...step.map(Math.abs)) < SMALL) break
  }
  return weights
}

/** Adds what features weigh to a slope. */
export function addSlope({ slope }: Hill, features: ArrayLike<number>, times: number): void {
  for (let i = 0; i < slope.length; i++) slope[i] = (slope[i] ?? 0) + times * (features[i] ?? 0)
}

/** Adds what features weigh to a bend. */
export function addBend({ bend }: Hill, features: ArrayLike<number>, times: number): void {
  for (const [i, line] of bend.entries()) {
    const value = times * (features[i] ?? 0)
    if (value === 0) continue
    for (let j = 0; j < line.length; j++) line[j] = (line[j] ?? 0) + value * (features[j] ?? 0)
  }
}

/** Solves a system of linear equations whose matrix is symmetric and positive, by elimination. */
function solve(matrix: readonly Float64Array[], right: Float64Array): number[] {
  const size = right.length
  const rows = matrix.map((line, i) => Float64Array.from([...line, right[i] ?? 0]))
  for (const [i, pivot] of rows.entries())
    for (const row of rows.slice(i + 1)) {
      const factor = (row[i] ?? 0) / (pivot[i] ?? 1)
      for (let j = i; j <= size; j++) row[j] = (row[j] ?? 0) - factor * (pivot[j] ?? 0)
    }
  const solution = Array.from({ length: size }, () => 0)
  for (let i = size - 1; i >= 0; i--) {
    const row = rows[i]
    let rest = row?.[size] ?? 0
    for (let j = i + 1; j < size; j++) rest -= (row?.[j] ?? 0) * (solution[j] ?? 0)
    solution[i] = rest / (row?.[i] ?? 1)
  }
  return solution
}
