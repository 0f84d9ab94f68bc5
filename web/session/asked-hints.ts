import type { Hint } from '@eldertable/kernel'
import type { Hints } from './session.ts'

/** The hint that was asked for last. With its moment it is over. */
export class AskedHints {
  /** The moment at which somebody waits for one, or -1. */
  #asked = -1
  #at = -1
  #hint: Hint | null = null

  ask(moment: number): void {
    this.#asked = moment
  }

  hear(moment: number, hint: Hint): void {
    this.#asked = -1
    this.#at = moment
    this.#hint = hint
  }

  /** There will be none. */
  giveUp(): void {
    this.#asked = -1
  }

  at(moment: number): Hints {
    return {
      isThinking: this.#asked === moment,
      hint: this.#at === moment ? this.#hint : null,
    }
  }
}
