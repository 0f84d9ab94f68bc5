import type { AnyTitle, Pick, Seat, Settings, State } from '@eldertable/kernel'
import { fieldsText } from '../fields-text.ts'
import { pickInWords } from '../offered.ts'
import type { OracleName } from './oracles/index.ts'

/** How a fuzzed match begins. With the seed, everything that chance does in it is fixed. */
export interface Beginning {
  seed: string
  seats: number
  settings: Settings
  /** A state that it begins from instead of the set-up. */
  position?: State
}

/** One pick; `dice` is the number of the throw that it gets, so that others can be left out without changing it. */
export type Choice = [seat: Seat, pick: Pick, dice: number]

/** What an oracle found, or `engine` for an error in the rules, or `endless` for a match that does not end. */
export type Broken = OracleName | 'engine' | 'endless'

/** A failed match as a small file that can be replayed. */
export interface Violation extends Beginning {
  format: 'eldertable violation 1'
  title: string
  version: number
  oracle: Broken
  message: string
  stack?: string[]
  picks: Choice[]
  /** For an endless match: how many random picks are made instead of the listed ones. */
  randomPicks?: number
  /** The picks in words, for people. */
  story: string[]
  /** How many picks the match had before it was shrunk. */
  shrunkFrom: number
}

/** Hands a violation to whoever can write files, under a name that says what it is. */
export function writeViolation(
  violation: Violation,
  write: (name: string, text: string) => void,
): void {
  const seed = violation.seed.replaceAll(/[^\w-]+/g, '-')
  write(`${violation.title}-${violation.oracle}-${seed}.json`, fieldsText(violation))
}

export function storyOf(title: AnyTitle, picks: readonly Choice[]): string[] {
  return picks.map(([seat, pick]) => `seat ${seat}: ${pickInWords(title.verbs, pick)}`)
}
