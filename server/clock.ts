/** Milliseconds by a clock that nobody sets: for how long something lasts, never for when it was. */
export const monotonic = (): number => performance.now()

/** The time by which people's clocks run; tests move it by hand. */
export interface Clock {
  /** As above. */
  monotonic(): number
  /** The time of day, as milliseconds since 1970. */
  wall(): number
  /** Does something after this many milliseconds, unless the answer is called before. */
  after(milliseconds: number, run: () => void): () => void
}

/** That of this machine. */
export const systemClock: Clock = {
  monotonic,
  wall: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    timer.unref()
    return () => clearTimeout(timer)
  },
}
