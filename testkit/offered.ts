import type { Menu, Option, Pick, VerbTable } from '@eldertable/kernel'
import { argumentOf, pickOf, verbOf } from '@eldertable/kernel'

/** A menu as a test wants to ask about it: by the names of verbs. */
export class Offered {
  readonly #menu: Menu

  constructor(menu: Menu) {
    this.#menu = menu
  }

  /** Whether the verb is offered with this argument, or with any if none is given. */
  offers(verb: string, argument?: number): boolean {
    return this.find(verb, argument) !== undefined
  }

  /** Why the verb is refused with this argument, or with any if none is given. */
  refusal(verb: string, argument?: number): string | undefined {
    return this.#menu.refusals.find((refusal) => isNamed(refusal, verb, argument))?.reason
  }

  /** The options in words, in the order of the offer: `pass`, `buy 12`, `bid 5..150`. */
  get options(): string[] {
    return this.#menu.options.map(optionInWords)
  }

  /** The refusals in words: `buy 12: too-poor`. */
  get refusals(): string[] {
    return this.#menu.refusals.map((refusal) => `${inWords(refusal)}: ${refusal.reason}`)
  }

  find(verb: string, argument?: number): Option | undefined {
    return this.#menu.options.find((option) => isNamed(option, verb, argument))
  }
}

interface Named {
  verb: string
  argument: number
  upTo?: number
  target?: string
}

function isNamed(one: Named, verb: string, argument: number | undefined): boolean {
  if (one.verb !== verb) return false
  if (argument === undefined) return true
  return argument >= one.argument && argument <= (one.upTo ?? one.argument)
}

/** A verb whose argument names nothing is written without it. */
function inWords({ verb, argument, target }: Named): string {
  return target === undefined && argument === 0 ? verb : `${verb} ${argument}`
}

export function optionInWords(option: Option): string {
  return option.upTo === undefined ? inWords(option) : `${inWords(option)}..${option.upTo}`
}

/** A pick in the words of its title: `buy 12`. */
export function pickInWords(verbs: VerbTable, pick: Pick): string {
  const entry = Object.entries(verbs)[verbOf(pick)]
  if (entry === undefined) return `no verb (${pick})`
  const [verb, kind] = entry
  const argument = argumentOf(pick)
  return inWords(kind === 'none' ? { verb, argument } : { verb, argument, target: kind })
}

/** The pick of a verb by its name. */
export function pickNamed(verbs: VerbTable, verb: string, argument = 0): Pick {
  const names = Object.keys(verbs)
  const number = names.indexOf(verb)
  if (number < 0) throw new Error(`there is no verb ${verb}; there are ${names.join(', ')}`)
  return pickOf(number, argument)
}
