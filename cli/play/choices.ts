import {
  type MatchWords,
  type Option,
  type Pick,
  pickOf,
  verbOf,
  type View,
} from '@eldertable/kernel'
import { columns } from '../layout.ts'
import type { Terminal } from '../terminal.ts'

/** The numbered options of a decision, and those that are there at any moment. */
export class Choices {
  readonly #asked: readonly Option[]
  readonly #anytime: readonly Option[]

  constructor(asked: readonly Option[], anytime: readonly Option[]) {
    this.#asked = asked
    this.#anytime = anytime
  }

  get count(): number {
    return this.#asked.length
  }

  /** The option that was typed: `2`, or `!1` for what can be done at any moment, lest it be done by a slip. */
  typed(word: string): Option | undefined {
    const number = /^(!?)(\d+)$/.exec(word)
    if (number === null) return undefined
    const options = number[1] === '!' ? this.#anytime : this.#asked
    return options[Number(number[2]) - 1]
  }

  print(terminal: Terminal, words: MatchWords, view: View): void {
    const row = (number: string, option: Option): string[] => [
      number,
      labelOf(option, words, view),
      option.rule ?? '',
    ]
    const rows = [
      ...this.#asked.map((option, i) => row(`${i + 1}`, option)),
      ...this.#anytime.map((option, i) => row(`!${i + 1}`, option)),
    ]
    for (const [i, line] of columns(rows, [0]).entries())
      terminal.print(i < this.#asked.length ? `  ${line}` : terminal.colours.dim(`  ${line}`))
  }
}

function labelOf(option: Option, words: MatchWords, view: View): string {
  const label = words.option(option, view)
  return option.upTo === undefined ? label : `${label} (or up to ${option.upTo})`
}

/** The pick of an option; `amount` is for those that leave it open. Undefined if it does not fit. */
export function pickFrom(option: Option, amount: number | undefined): Pick | undefined {
  const { argument, upTo = argument } = option
  if (amount === undefined) return upTo === argument ? option.pick : undefined
  if (!Number.isInteger(amount) || amount < argument || amount > upTo) return undefined
  return pickOf(verbOf(option.pick), amount)
}
