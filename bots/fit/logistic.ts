import type { Sample } from './samples.ts'

const ROUNDS = 25
/** Keeps weights small where the samples say little; in samples' worth of doubt. */
const RIDGE = 1
const SMALL = 1e-7

/** The weights by which the features best foretell who wins: logistic regression by Newton's method. */
export function fitLogistic(samples: readonly Sample[], features: number): number[] {
  let weights = Array.from({ length: features }, () => 0)
  for (let round = 0; round < ROUNDS; round++) {
    const step = newtonStep(samples, weights)
    weights = weights.map((weight, i) => weight + (step[i] ?? 0))
    if (Math.max(...step.map(Math.abs)) < SMALL) break
  }
  return weights
}

function newtonStep(samples: readonly Sample[], weights: readonly number[]): number[] {
  const size = weights.length
  const slope = weights.map((weight) => -RIDGE * weight)
  const bend = Array.from({ length: size }, (_, row) => {
    const line = new Float64Array(size)
    line[row] = RIDGE
    return line
  })
  for (const { features, won } of samples) {
    const chance = 1 / (1 + Math.exp(-dot(weights, features)))
    const miss = (won ? 1 : 0) - chance
    const weight = chance * (1 - chance)
    for (let i = 0; i < size; i++) {
      const value = features[i] ?? 0
      if (value === 0) continue
      slope[i] = (slope[i] ?? 0) + miss * value
      const line = bend[i]
      if (line !== undefined)
        for (let j = 0; j < size; j++)
          line[j] = (line[j] ?? 0) + weight * value * (features[j] ?? 0)
    }
  }
  return solve(bend, slope)
}

function dot(weights: readonly number[], features: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < weights.length; i++) sum += (weights[i] ?? 0) * (features[i] ?? 0)
  return sum
}

/** Solves a system of linear equations whose matrix is symmetric and positive, by elimination. */
function solve(matrix: readonly Float64Array[], right: readonly number[]): number[] {
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
