import type { Chance } from './chance/chance.ts'
import type { Offer } from './offer.ts'
import type { Pick } from './pick.ts'
import type { Frame, Plain, Seat, State } from './state.ts'

/** The types of one title, named once and used by all its rules. */
export interface Kind {
  state: State
  /** The procedures of the title by name, and what each remembers while it runs. */
  frames: object
  /** The events of the title by key, and their parameters. */
  events: object
  reason: string
}

/** Returned by a step when its procedure is over. */
export const done: unique symbol = Symbol('done')
export type Next<Name extends string> = Name | typeof done

type Name<T> = Extract<keyof T, string>

// As a method, so that a title with its own events can stand where a title's types are not known.
type Tell<Events> = {
  tell<E extends Name<Events>>(key: E, rule: string, is: Events[E], to?: Seat): void
}['tell']

/** What a step has in hand while it runs. */
export interface Run<K extends Kind = Kind> {
  readonly state: K['state']
  readonly chance: Chance
  /** Tells the log what happened; absent while nobody listens, so call it as `g.event?.(…)`. */
  readonly event: Tell<K['events']> | undefined
  /** Starts another procedure; the caller goes on, at the step that it returns, once that is over. */
  call<P extends Name<K['frames']>>(procedure: P, remembers: K['frames'][P]): void
  /** Leaves a number for the procedure that called this one. */
  answer(value: number): void
}

/** A step that acts: it changes the state and says what comes next. */
export type Act<K extends Kind, F, N extends string> = (g: Run<K>, f: F & Frame) => Next<N>

/** A step that asks a seat. A single allowed option is taken without asking, unless the step says otherwise. */
export interface Ask<K extends Kind, F, N extends string> {
  /** The rule that gives the seat this choice. */
  rule: string
  who(s: K['state'], f: F & Frame): Seat
  /** What everybody may know about the question. */
  about?(s: K['state'], f: F & Frame): { readonly [parameter: string]: Plain | undefined }
  offer(s: K['state'], f: F & Frame, o: Offer<K['reason']>): void
  take(g: Run<K>, f: F & Frame, verb: number, argument: number): Next<N>
  /** What is picked for a seat that does not answer in time; the first option if it is not given. */
  byDefault?(s: K['state'], f: F & Frame): Pick
  /** The pick that a standing order makes; without it there can be no standing order. */
  pass?: Pick
  /** Asks even if there is a single option, for a seat that wants to see the table before it goes on. */
  always?: true
}

type Step<K extends Kind, F, N extends string> = Act<K, F, N> | Ask<K, F, N>

/** A named piece of the rules: steps in order of play, of which the first is the entry. */
export interface Procedure {
  readonly name: string
  readonly steps: Readonly<Record<string, Step<Kind, object, string>>>
}

// The names of the steps come from the keys alone: a step that goes on to one that does not exist is an error.
type Define<K extends Kind> = <P extends Name<K['frames']>, N extends string>(
  name: P,
  steps: { readonly [S in N]: Step<K, K['frames'][P], NoInfer<N>> },
) => Procedure

/** The `procedure` function of a title, which knows the title's types. */
export function proceduresOf<K extends Kind>(): Define<K> {
  return (name, steps) => ({ name, steps: steps as unknown as Procedure['steps'] })
}
