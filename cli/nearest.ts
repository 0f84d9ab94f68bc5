import { distance } from 'fastest-levenshtein'

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
