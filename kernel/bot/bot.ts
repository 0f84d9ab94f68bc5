import type { Chance } from '../chance/chance.ts'
import type { Pick } from '../engine/pick.ts'
import type { TitleTypes } from '../engine/procedure.ts'
import type { Seat } from '../engine/state.ts'

/** What a bot gets to see of a question: what its seat may know, and the picks that are allowed. Never a state. */
interface Seen<K extends TitleTypes> {
  readonly seat: Seat
  readonly table: K['state']['table']
  readonly hand: K['state']['hands'][number]
  /** The allowed picks are the first `count` entries; what stands after them is left over from before. */
  readonly picks: readonly Pick[]
  readonly count: number
}

/** What a bot gets to see at one question, named as `procedure.step`. */
export type ObservationAt<K extends TitleTypes, Question extends keyof K['questions']> = Seen<K> & {
  readonly decision: Question
  readonly about: K['questions'][Question]
}

/** What a bot gets to see at any question; which one it is tells what it is about. */
export type Observation<K extends TitleTypes = TitleTypes> = [keyof K['questions']] extends [never]
  ? Seen<K> & { readonly decision: string; readonly about: object }
  : { [Q in keyof K['questions']]: ObservationAt<K, Q> }[keyof K['questions']]

/** What a bot that thinks gets besides its observation. */
export interface SearchContext<K extends TitleTypes = TitleTypes> {
  /** A new state that could as well be the true one, for all that the bot's seat knows. It belongs to the bot. */
  determinise(chance: Chance): K['state']
  /** For how long it may think, where somebody waits for it. */
  readonly milliseconds?: number
}

/**
 * Chooses one of the picks; must not change what it is shown. Typed as a method is, so that a bot which knows its
 * title's table and hand still is a bot to those who know neither.
 */
export type Bot<K extends TitleTypes = TitleTypes> = {
  choose(observation: Observation<K>, chance: Chance, search?: SearchContext<K>): Pick
}['choose']

/** What a bot does at each question that it has an answer of its own to. */
export type Habits<K extends TitleTypes> = {
  readonly [Q in keyof K['questions']]?: (observation: ObservationAt<K, Q>, chance: Chance) => Pick
}

/** The answer of the habit for the question that is open, if there is one. */
export function byHabit<K extends TitleTypes>(
  habits: Habits<K>,
  observation: Observation<K>,
  chance: Chance,
): Pick | undefined {
  // Which question belongs to which habit is known here and lost on the compiler, to whom both are unions.
  const habit = habits[observation.decision as keyof K['questions']] as Bot<K> | undefined
  return habit?.(observation, chance)
}
