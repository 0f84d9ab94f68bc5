/** The name that was most likely meant, or undefined if none is close. */
export function nearest(typed: string, names: readonly string[]): string | undefined {
  let best: string | undefined
  let least = Math.max(2, Math.floor(typed.length / 2)) + 1
  for (const name of names) {
    const edits = name.startsWith(typed) && typed !== '' ? 1 : distance(typed, name)
    if (edits < least) {
      least = edits
      best = name
    }
  }
  return best
}

/** How many letters have to be put in, left out or changed. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      )
    row = next
  }
  return row[b.length] ?? 0
}
