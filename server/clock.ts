/** Milliseconds by a clock that nobody sets: for how long something lasts, never for when it was. */
export const monotonic = (): number => performance.now()
