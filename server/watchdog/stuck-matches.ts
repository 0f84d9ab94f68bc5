import { readdirSync } from 'node:fs'
import path from 'node:path'

/** What the watchdog is told. */
export interface Watched {
  readonly memory: SharedArrayBuffer
  /** Milliseconds that one match may keep the main thread busy. */
  readonly patience: number
  /** Milliseconds between two looks. */
  readonly every: number
  /** Where matches are noted that must not be opened again. */
  readonly folder: string
}

const BEGINNING = 'stuck-'
const ENDING = '.json'

export const stuckFile = (folder: string, match: string): string =>
  path.join(folder, `${BEGINNING}${match}${ENDING}`)

/** The matches that were noted: who deletes the file lets one be opened again. */
export function stuckMatches(folder: string): ReadonlySet<string> {
  try {
    const names = readdirSync(folder).filter((name) => name.startsWith(BEGINNING))
    return new Set(names.map((name) => name.slice(BEGINNING.length, -ENDING.length)))
  } catch {
    return new Set() // there is no folder yet
  }
}
