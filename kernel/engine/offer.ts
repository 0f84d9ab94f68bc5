import { pickOf, type Pick, type VerbTable } from './pick.ts'

/**
 * Where a decision's options are written to. Rules write the same offer for a person, who wants to see
 * targets, rules and reasons, and for a search, which wants integers and nothing else.
 */
export interface Offer<Reason extends string = string> {
  /** True if refusals are wanted: lets rules skip the work of finding out why not. */
  readonly explains: boolean
  allow(verb: number, argument?: number, rule?: string): void
  /** Every argument from `low` to `high`, for amounts. */
  range(verb: number, low: number, high: number, rule?: string): void
  refuse(verb: number, argument: number, reason: Reason): void
  /** Refuses for the reason that is given, or allows if there is none. */
  allowUnless(whyNot: Reason | undefined, verb: number, argument?: number, rule?: string): void
}

/** Collects integers into an array that is used again for every decision. */
export class PickList implements Offer {
  readonly explains = false
  readonly picks: Pick[] = []
  count = 0

  clear(): void {
    this.count = 0
  }

  allow(verb: number, argument = 0): void {
    this.picks[this.count++] = pickOf(verb, argument)
  }

  range(verb: number, low: number, high: number): void {
    if (low > high) return
    // Picks of one verb follow each other as their arguments do; checked at both ends, they are right in between.
    const last = pickOf(verb, high)
    const { picks } = this
    let { count } = this
    for (let pick = pickOf(verb, low); pick <= last; pick++) picks[count++] = pick
    this.count = count
  }

  refuse(): void {}

  allowUnless(whyNot: string | undefined, verb: number, argument = 0): void {
    if (whyNot === undefined) this.allow(verb, argument)
  }

  has(pick: Pick): boolean {
    for (let i = 0; i < this.count; i++) if (this.picks[i] === pick) return true
    return false
  }
}

/** One thing that a seat may choose now. */
export interface Option {
  pick: Pick
  verb: string
  argument: number
  /** For an amount: the highest argument; `argument` is the lowest. */
  upTo?: number
  /** What lights up on the board, as `kind:number`. */
  target?: string
  rule?: string
}

/** One thing that a seat may not choose now, and why. */
export interface Refusal {
  verb: string
  argument: number
  target?: string
  reason: string
  rule: string
}

/** Collects everything that a person wants to know about a decision. */
export class Menu implements Offer {
  readonly explains = true
  readonly options: Option[] = []
  readonly refusals: Refusal[] = []
  readonly #verbs: NamedVerbs
  readonly #reasons: Readonly<Record<string, string>>

  constructor(verbs: VerbTable, reasons: Readonly<Record<string, string>>) {
    this.#verbs = namedVerbs(verbs)
    this.#reasons = reasons
  }

  allow(verb: number, argument = 0, rule?: string): void {
    const option: Option = { pick: pickOf(verb, argument), ...this.#name(verb, argument) }
    if (rule !== undefined) option.rule = rule
    this.options.push(option)
  }

  range(verb: number, low: number, high: number, rule?: string): void {
    if (low > high) return
    this.allow(verb, low, rule)
    const option = this.options.at(-1)
    if (option !== undefined) option.upTo = high
  }

  refuse(verb: number, argument: number, reason: string): void {
    const rule = this.#reasons[reason]
    if (rule === undefined) throw new Error(`the title gives no rule for the reason ${reason}`)
    this.refusals.push({ ...this.#name(verb, argument), reason, rule })
  }

  allowUnless(whyNot: string | undefined, verb: number, argument = 0, rule?: string): void {
    if (whyNot === undefined) this.allow(verb, argument, rule)
    else this.refuse(verb, argument, whyNot)
  }

  #name(verb: number, argument: number): NamedPick {
    const entry = this.#verbs[verb]
    if (entry === undefined) throw new Error(`the title has no verb number ${verb}`)
    const [name, kind] = entry
    return kind === 'none'
      ? { verb: name, argument }
      : { verb: name, argument, target: `${kind}:${argument}` }
  }
}

type NamedVerbs = readonly (readonly [name: string, kind: string])[]

/** The verbs of a title by number, made once: a menu is wanted for every seat after every pick. */
const known = new WeakMap<VerbTable, NamedVerbs>()

function namedVerbs(verbs: VerbTable): NamedVerbs {
  let named = known.get(verbs)
  if (named === undefined) {
    named = Object.entries(verbs)
    known.set(verbs, named)
  }
  return named
}

interface NamedPick {
  verb: string
  argument: number
  target?: string
}
