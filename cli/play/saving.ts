import type { Match } from '@eldertable/match'
import { saveMatch } from '../files.ts'

/** Where a match is saved: after every pick if the person has named a file, else when asked to. */
export class Saving {
  #path: string | undefined

  constructor(path: string | undefined) {
    this.#path = path
  }

  get isNamed(): boolean {
    return this.#path !== undefined
  }

  /** Saves if a file has been named. */
  keep(match: Match): void {
    if (this.#path !== undefined) saveMatch(this.#path, match.toFile({ withKey: true }))
  }

  /** Saves, to a new file or to the one that it has always been, and gives its name. */
  save(match: Match, path?: string): string {
    this.#path = path ?? this.#path ?? `${match.title.id}-${match.commitment.slice(0, 8)}.json`
    this.keep(match)
    return this.#path
  }
}
