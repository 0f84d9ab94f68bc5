/** A die of either kind shows a success as often as not (DMD-DICE-1, DMD-DICE-2). */
const MOST_DICE = 24

/** The chances of 0, 1, 2, … successes with this many dice. */
const pascal: readonly (readonly number[])[] = Array.from({ length: MOST_DICE + 1 }, (_, dice) => {
  let row = [1]
  for (let i = 0; i < dice; i++)
    row = Array.from({ length: row.length + 1 }, (__, k) => ((row[k - 1] ?? 0) + (row[k] ?? 0)) / 2)
  return row
})

const rowOf = (dice: number): readonly number[] =>
  pascal[Math.max(0, Math.min(MOST_DICE, dice))] ?? [1]

/** The average of something over the successes of this many dice; a fraction of a die lies between two whole ones. */
export function averageOver(dice: number, of: (successes: number) => number): number {
  const whole = Math.floor(dice)
  const part = dice - whole
  let sum = 0
  for (const [successes, chance] of rowOf(whole).entries())
    sum += chance * of(successes) * (1 - part)
  if (part === 0) return sum
  for (const [successes, chance] of rowOf(whole + 1).entries()) sum += chance * of(successes) * part
  return sum
}

/** The chance of at least this many successes with this many dice. */
export const chanceOf = (least: number, dice: number): number =>
  least <= 0 ? 1 : averageOver(dice, (successes) => (successes >= least ? 1 : 0))
