import type { Chance } from '../chance/chance.ts'
import type { Offer } from './offer.ts'
import type { Pick } from './pick.ts'
import type { Frame, Plain, Seat, State } from './state.ts'

/** The types of one title, named once and used by all its rules. */
export interface TitleTypes {
  state: State
  /** The procedures of the title by name, and what each remembers while it runs. */
  frames: object
  /** The questions of the title by `procedure.step`, and what everybody may know about each. */
  questions: object
  /** The events of the title by key, and their parameters. */
  events: FrameEvents
  /** What a seat can do, by name. */
  verb: string
  reason: string
  /** The steps, as `procedure.step`, at which an outer procedure can be made to go on from within; `never` if none. */
  resumePoints: string
}

/** The events that every title tells, because the log, undo and replays are divided by them. */
interface FrameEvents {
  /** A turn begins. Its parameters say whose it is, as `seat` or as the title's board explains it. */
  turn: object
}

/** Returned by a step when its procedure is over. */
export const done: unique symbol = Symbol('done')
export type Done = typeof done
export type Next<Name extends string> = Name | Done

type Name<T> = Extract<keyof T, string>

/** The resume points of one procedure, without its name. */
type ResumePointOf<K extends TitleTypes, P extends string> = K['resumePoints'] extends infer L
  ? L extends `${P}.${infer S}`
    ? S
    : never
  : never

// As a method, so that a title with its own events can stand where a title's types are not known.
type Tell<Events> = {
  tell<E extends Name<Events>>(key: E, rule: string, is: Events[E], to?: Seat): void
}['tell']

/** What a procedure remembers, where nothing more is known of it. */
export interface Remembered {
  readonly [name: string]: unknown
}

/** What a step has in hand while it runs. */
export interface Run<K extends TitleTypes = TitleTypes> {
  readonly state: K['state']
  readonly chance: Chance
  /** Tells the log what happened; absent while nobody listens, so call it as `g.event?.(…)`. */
  readonly event: Tell<K['events']> | undefined
  /** Starts another procedure; the caller goes on, at the step that it returns, once that is over. */
  call<P extends Name<K['frames']>>(procedure: P, remembers: K['frames'][P]): void
  /** Leaves a number for the procedure that called this one. */
  returnValue(value: number): void
  /** Whether a procedure is running, however far out. */
  isRunning(procedure: Name<K['frames']>): boolean
  /**
   * Ends an outer procedure, whatever runs within it: its caller goes on. What was begun within it is dropped, but for
   * procedures that say how they finish (`onAbort`): those do so first, the innermost before the others. The step
   * that says so is over as well; calls that it makes afterwards come before all of that.
   */
  end(procedure: Name<K['frames']>): Done
  /**
   * Ends every procedure of which this is true, wherever it runs, in the same way: what somebody does who has left the
   * game, say. The others go on as they stand.
   */
  endWhere(isOver: (frame: Frame & Remembered) => boolean): Done
  /** The same as `end`, but the outer procedure itself goes on, at this step of it. */
  resumeAt(step: K['resumePoints']): Done
  /** Keeps the whole state as it is now, for as long as the procedure runs whose step this is: see `rollBackTo`. */
  savepoint(): void
  /**
   * Everything is again as it was when the innermost running procedure of this name made its savepoint, which is gone; that
   * procedure goes on at this step and remembers what it is told here. Chance is not wound back. Nothing that
   * a step holds of the state is good after this: return at once.
   */
  rollBackTo(step: K['resumePoints'], remembers?: Partial<K['frames'][keyof K['frames']]>): Done
}

/** A step that acts: it changes the state and says what comes next. */
export type Act<K extends TitleTypes, F, N extends string> = (g: Run<K>, f: F & Frame) => Next<N>

/** What everybody may know about a question, where nothing more is known of it. */
export type About = { readonly [parameter: string]: Plain | undefined }

/** All of a question but what it is about; the declarations of titles name it. @public */
export interface Question<K extends TitleTypes, F, N extends string> {
  /** The rule that gives the seat this choice. */
  rule: string
  who(s: K['state'], f: F & Frame): Seat
  offer(s: K['state'], f: F & Frame, o: Offer<K['reason']>): void
  take(g: Run<K>, f: F & Frame, verb: number, argument: number): Next<N>
  /** What is picked for a seat that does not answer in time; the first option if it is not given. */
  byDefault?(s: K['state'], f: F & Frame): Pick
  /** The pick that a standing order makes; without it there can be no standing order. */
  pass?: Pick
  /** Asks even if there is a single option, for a seat that wants to see the table before it goes on. */
  always?: true
}

/**
 * What a question tells: all that the title's `questions` promise of it, nothing if that is nothing; and a question that
 * they do not name can't be asked. The declarations of titles name it. @public
 */
export type Tells<K extends TitleTypes, F, Key> = string extends keyof K['questions']
  ? { about?(s: K['state'], f: F & Frame): About }
  : Key extends keyof K['questions']
    ? object extends K['questions'][Key]
      ? { about?: undefined }
      : { about(s: K['state'], f: F & Frame): K['questions'][Key] }
    : { about: never }

/** A step that asks a seat. A single allowed option is taken without asking, unless the step says otherwise. */
export type Ask<
  K extends TitleTypes = TitleTypes,
  F = object,
  N extends string = string,
> = Question<K, F, N> & {
  about?(s: K['state'], f: F & Frame): About
}

/** A named piece of the rules: steps in order of play, of which the first is the entry. */
export interface Procedure {
  readonly name: string
  readonly steps: Readonly<Record<string, Act<TitleTypes, object, string> | Ask>>
  /** Where it goes on when it is left because an outer procedure ends; without it, it is dropped. */
  readonly onAbort?: string
}

/** Where a procedure goes on that is left because an outer one ends: `procedure('use', onAbort('finish'), { … })`. */
export const onAbort = <N extends string>(step: N): OnAbort<N> => ({ onAbort: step })

interface OnAbort<N extends string> {
  readonly onAbort: N
}

/** The steps of a procedure, each with what the procedure remembers and what the title's questions promise of it. */
type Steps<K extends TitleTypes, P extends Name<K['frames']>, N extends string> = {
  readonly [S in N]:
    | Act<K, K['frames'][P], NoInfer<N>>
    | (Question<K, K['frames'][P], NoInfer<N>> & Tells<K, K['frames'][P], `${P}.${S}`>)
}

// The names of the steps come from the keys alone: a step that goes on to one that does not exist is an error. So is a
// resume point that is missing among them: what comes back is then no procedure.
type Defined<K extends TitleTypes, P extends string, N extends string> = [
  ResumePointOf<K, P>,
] extends [N]
  ? Procedure
  : { noSuchStep: Exclude<ResumePointOf<K, P>, N> }

/** Exported for the declarations of titles. @public */
export interface Define<K extends TitleTypes> {
  <P extends Name<K['frames']>, N extends string>(name: P, steps: Steps<K, P, N>): Defined<K, P, N>
  <P extends Name<K['frames']>, N extends string>(
    name: P,
    finish: OnAbort<NoInfer<N>>,
    steps: Steps<K, P, N>,
  ): Defined<K, P, N>
}

/** The `procedure` function of a title, which knows the title's types. */
export function proceduresOf<K extends TitleTypes>(): Define<K> {
  const define = (name: string, ...parts: [object] | [OnAbort<string>, object]): Procedure => {
    const steps = parts.at(-1) as Procedure['steps']
    return parts.length === 1 ? { name, steps } : { name, steps, ...parts[0] }
  }
  return define as Define<K>
}
