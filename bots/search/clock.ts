/** Browsers, workers and Node all have it; the types that this room is compiled with belong to none of them. */
const { performance } = globalThis as unknown as { performance: { now(): number } }

/** Milliseconds by a clock that never goes back. */
export const now = (): number => performance.now()
