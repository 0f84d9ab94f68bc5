import { readFileSync } from 'node:fs'

/** Looks at a thread until it is ended. */
export interface StretchWatch {
  /** Milliseconds of the longest time for which this thread did one thing alone. */
  end(): number
}

/**
 * Measures what this thread does between two turns of its event loop: in the processor's time where that can be had, so
 * that a busy machine does not count.
 */
export function stretchWatch(): StretchWatch {
  let longest = 0
  let before = spent()
  const look = (): void => {
    const now = spent()
    longest = Math.max(longest, now - before)
    before = now
  }
  const timer = setInterval(look, 1)
  return {
    end() {
      clearInterval(timer)
      look()
      return longest
    },
  }
}

/** The longest stretch while some work was done. */
export async function longestStretch(work: () => Promise<unknown>): Promise<number> {
  const watch = stretchWatch()
  try {
    await work()
  } finally {
    watch.end()
  }
  return watch.end()
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
