/**
 * Parts of a whole in whole units, so that what is shown adds up: each is rounded, and those that lie furthest from their
 * rounded value give way.
 */
export function roundedToSum(parts: readonly number[], whole: number): number[] {
  // Adding nothing turns a negative zero into an ordinary one.
  const rounded = parts.map((part) => Math.round(part) + 0)
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
  let missing = Math.round(whole) - sum(rounded)
  const step = Math.sign(missing)
  const order = parts
    .map((part, index) => ({ index, room: step * (part - Math.round(part)) }))
    .toSorted((a, b) => b.room - a.room)
  for (let i = 0; missing !== 0 && order.length > 0; i = (i + 1) % order.length, missing -= step) {
    const { index } = order[i] ?? { index: 0 }
    rounded[index] = (rounded[index] ?? 0) + step
  }
  return rounded
}
