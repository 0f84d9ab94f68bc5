import type { Seat, State, VerbTable } from '@eldertable/kernel'

/** How tests call the things of one kind. */
export interface NamesOfKind<S extends State> {
  /** What the thing with this number is called, without saying which copy it is; nothing if it has no name. */
  nameOf(s: S, number: number): string | undefined
  /** The numbers of all things that are called so, in their order; several if there are copies. */
  numbersOf(s: S, name: string): readonly number[]
}

/**
 * How tests of a title call its seats and what its picks name. Everything goes by its number as well, and numbers are
 * those of the state: they begin at 0, and what is printed on a board or card is a name.
 */
export interface Names<S extends State = State> {
  /** The seats in their order. */
  readonly seats?: readonly string[]
  /** Whose turn it is, to be told when something goes wrong. */
  turn?(s: S): string
  /** The dice that lie in the box, by their sides; a die that does not is not thrown. Any, if it is not said. */
  readonly dice?: readonly number[]
  /** By the kind that the table of verbs gives: what its numbers are called. A kind that is missing goes by number. */
  readonly things?: Readonly<Record<string, NamesOfKind<S>>>
}

/** The names of things that are numbered from 0, in their order; a number without a thing is undefined. */
export function inOrder<S extends State>(
  list: (s: S) => readonly (string | undefined)[],
): NamesOfKind<S> {
  return {
    nameOf: (s, number) => list(s)[number],
    numbersOf: (s, name) => list(s).flatMap((one, number) => (one === name ? [number] : [])),
  }
}

/** A seat, or the argument of a pick: by name, by name and copy (`ghoul#2`), or by number. */
export type NameOrNumber = string | number

/** The names of a title at one table. */
export class Naming<S extends State = State> {
  readonly verbs: VerbTable
  readonly #state: S
  readonly #names: Names<S>

  constructor(verbs: VerbTable, state: S, names: Names<S> = {}) {
    this.verbs = verbs
    this.#state = state
    this.#names = names
  }

  seat(given: NameOrNumber): Seat {
    const seats = this.#state.hands.map((_, seat) => this.seatName(seat))
    const seat = typeof given === 'number' ? given : seats.indexOf(given)
    if (seats[seat] === undefined)
      throw new Error(`${given} has no seat; there are ${seats.join(', ')}`)
    return seat
  }

  seatName(seat: Seat): string {
    return this.#names.seats?.[seat] ?? `seat ${seat}`
  }

  get turn(): string | undefined {
    return this.#names.turn?.(this.#state)
  }

  /** Every number that an argument can mean: a name of which there are copies means any of them. */
  numbers(verb: string, argument: NameOrNumber): readonly number[] {
    const kind = this.kindOf(verb)
    if (typeof argument === 'number') return [argument]
    const things = this.#thingsOf(kind)
    if (things === undefined) throw new Error(`${verb} takes a number, not ${argument}`)
    const [, name = argument, copy] = /^(.*)#(\d+)$/.exec(argument) ?? []
    const numbers = things.numbersOf(this.#state, name)
    if (numbers.length === 0) throw new Error(`there is no ${kind} ${name} to ${verb}`)
    if (copy === undefined) return numbers
    const number = numbers[Number(copy) - 1]
    if (number === undefined)
      throw new Error(`there is no ${argument}: ${kind} ${name} is there ${numbers.length} times`)
    return [number]
  }

  /** What an argument is called, without saying which copy it is. */
  name(verb: string, argument: number): string {
    return this.#thingsOf(this.kindOf(verb))?.nameOf(this.#state, argument) ?? String(argument)
  }

  /** What an argument is called if there are several of that name to choose from. */
  copyName(verb: string, argument: number): string {
    const name = this.name(verb, argument)
    const things = this.#thingsOf(this.kindOf(verb))
    const copies = things?.numbersOf(this.#state, name) ?? []
    return copies.length > 1 ? `${name}#${copies.indexOf(argument) + 1}` : name
  }

  /** The kind of thing that a verb names; fails if there is no such verb. */
  kindOf(verb: string): string {
    const kind = this.verbs[verb]
    if (kind === undefined)
      throw new Error(`there is no verb ${verb}; there are ${Object.keys(this.verbs).join(', ')}`)
    return kind
  }

  #thingsOf(kind: string): NamesOfKind<S> | undefined {
    const things = this.#names.things?.[kind]
    if (things !== undefined || kind !== 'seat' || this.#names.seats === undefined) return things
    return inOrder(() => this.#names.seats ?? [])
  }
}
