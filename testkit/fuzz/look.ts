import type { Moment } from './moment.ts'
import { oracles, type OracleName } from './oracles/index.ts'
import type { Broken } from './violation.ts'

/** What is wrong, and which oracle said so. */
export interface Finding {
  oracle: Broken
  message: string
  /** Where an error came from, if it was one. */
  stack?: string[]
}

/** Lets the oracles look at a moment; the first that finds something ends it. */
export function look(m: Moment, names: readonly OracleName[]): Finding | undefined {
  for (const oracle of names) {
    try {
      const message = oracles[oracle](m)
      if (message !== undefined) return { oracle, message }
    } catch (error) {
      return thrown(oracle, error)
    }
  }
  return undefined
}

/** The finding that an error amounts to. */
export function thrown(oracle: Broken, error: unknown): Finding {
  if (!(error instanceof Error)) return { oracle, message: String(error) }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { oracle, message: String(error), stack: frames.slice(0, 6).map((line) => line.trim()) }
}
