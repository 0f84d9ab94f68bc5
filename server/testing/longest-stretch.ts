import { readFileSync } from 'node:fs'

/**
 * Milliseconds of the longest time for which this thread did one thing alone, while some work was done: of the processor's
 * time where that can be had, so that a busy machine does not count.
 */
export async function longestStretch(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let before = spent()
  const look = (): void => {
    const now = spent()
    longest = Math.max(longest, now - before)
    before = now
  }
  const timer = setInterval(look, 1)
  try {
    await work()
  } finally {
    clearInterval(timer)
    look()
  }
  return longest
}

/** Milliseconds for which this thread has run. */
function spent(): number {
  try {
    const [nanoseconds] = readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')
    return Number(nanoseconds) / 1e6
  } catch {
    return performance.now()
  }
}
