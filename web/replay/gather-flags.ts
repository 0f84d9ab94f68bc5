/** Moments near each other that stand on the timeline under one flag. */
export interface Flag<T> {
  /** Where the middle of the flag stands, in pixels from the left. */
  left: number
  /** At least one, in the order of the match. */
  moments: [T, ...T[]]
}

/**
 * Puts up flags for moments in the order of the match. No flag stands nearer than `room` to the next one or reaches over
 * an end of the timeline, so each has that much room to itself: what would stand nearer joins the flag before it.
 */
export function gatherFlags<T>(
  moments: readonly T[],
  /** How far into the match it is, from 0 to 1. */
  partOf: (moment: T) => number,
  width: number,
  room: number,
): Flag<T>[] {
  const flags: Flag<T>[] = []
  for (const moment of moments) {
    const left = Math.max(room / 2, Math.min(width - room / 2, partOf(moment) * width))
    const before = flags.at(-1)
    if (before !== undefined && left - before.left < room) before.moments.push(moment)
    else flags.push({ left, moments: [moment] })
  }
  return flags
}

/** Where pressing a flag leads: to its first position, and from one of its positions to the next, round and round. */
export function nextUnder(positions: readonly [number, ...number[]], now: number): number {
  const later = positions.includes(now) ? positions.find((position) => position > now) : undefined
  return later ?? positions[0]
}
