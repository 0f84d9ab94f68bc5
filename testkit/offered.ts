import type { Menu, Option, Pick, VerbTable } from '@eldertable/kernel'
import { argumentOf, verbOf } from '@eldertable/kernel'
import type { NameOrNumber, Naming } from './names.ts'

type MenuParts = { options: Menu['options']; refusals: Menu['refusals'] }

/** A menu as a test wants to ask about it: by the names of verbs and of what they name. */
export class Offered {
  readonly #menu: MenuParts
  readonly #naming: Naming

  constructor(menu: MenuParts, naming: Naming) {
    this.#menu = menu
    this.#naming = naming
  }

  /** Whether the verb is offered with this argument, or with any if none is given. */
  offers(verb: string, argument?: NameOrNumber): boolean {
    return this.argumentsOf(verb, argument).length > 0
  }

  /** Why the verb is refused with this argument, or with any if none is given. */
  refusal(verb: string, argument?: NameOrNumber): string | undefined {
    const numbers = this.#numbers(verb, argument)
    return this.#menu.refusals.find((refusal) => isMeant(refusal, verb, numbers))?.reason
  }

  /** The options in words, in the order of the offer: `pass`, `buy dunwich`, `bid 5..150`. */
  get options(): string[] {
    return this.#menu.options.map((option) => optionInWords(option, this.#nameOf(option)))
  }

  /** The refusals in words: `buy dunwich: too-poor`. */
  get refusals(): string[] {
    return this.#menu.refusals.map(
      (refusal) => `${inWords(refusal, this.#nameOf(refusal))}: ${refusal.reason}`,
    )
  }

  /** The numbers that are offered for a verb of those that the argument means; of an amount, if any is meant, the ends. */
  argumentsOf(verb: string, argument?: NameOrNumber): number[] {
    const numbers = this.#numbers(verb, argument)
    return this.#menu.options.flatMap((option) => {
      if (!isMeant(option, verb, numbers)) return []
      if (numbers === undefined)
        return [...new Set([option.argument, option.upTo ?? option.argument])]
      return numbers.filter((number) => isMeant(option, verb, [number]))
    })
  }

  /** A pick in words; which copy of several it names is only said if the menu has another one. */
  inWords(pick: Pick): string {
    const entry = Object.entries(this.#naming.verbs)[verbOf(pick)]
    if (entry === undefined) return pickInWords(this.#naming.verbs, pick)
    const [verb, kind] = entry
    const one = { verb, argument: argumentOf(pick), ...(kind !== 'none' && { target: kind }) }
    return inWords(one, this.#nameOf(one))
  }

  #numbers(verb: string, argument: NameOrNumber | undefined): readonly number[] | undefined {
    this.#naming.kindOf(verb)
    return argument === undefined ? undefined : this.#naming.numbers(verb, argument)
  }

  #nameOf({ verb, argument }: Named): string {
    const name = this.#naming.name(verb, argument)
    const hasTwin = [...this.#menu.options, ...this.#menu.refusals].some(
      (other) =>
        other.verb === verb &&
        other.argument !== argument &&
        this.#naming.name(verb, other.argument) === name,
    )
    return hasTwin ? this.#naming.copyName(verb, argument) : name
  }
}

interface Named {
  verb: string
  argument: number
  upTo?: number
  target?: string
}

function isMeant(one: Named, verb: string, numbers: readonly number[] | undefined): boolean {
  if (one.verb !== verb) return false
  if (numbers === undefined) return true
  return numbers.some((number) => number >= one.argument && number <= (one.upTo ?? one.argument))
}

/** A verb whose argument names nothing is written without it. */
function inWords({ verb, argument, target }: Named, name = String(argument)): string {
  return target === undefined && argument === 0 ? verb : `${verb} ${name}`
}

export function optionInWords(option: Option, name?: string): string {
  if (option.upTo === undefined) return inWords(option, name)
  return `${inWords(option)}..${option.upTo}`
}

/** A pick in the words of its title, with the number of what it names: `buy 12`. */
export function pickInWords(verbs: VerbTable, pick: Pick): string {
  const entry = Object.entries(verbs)[verbOf(pick)]
  if (entry === undefined) return `no verb (${pick})`
  const [verb, kind] = entry
  const argument = argumentOf(pick)
  return inWords(kind === 'none' ? { verb, argument } : { verb, argument, target: kind })
}
