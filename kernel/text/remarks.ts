import type { TitleTypes } from '../engine/procedure.ts'
import type { Seat, Table } from '../engine/state.ts'

/** What every title has words for: the match is won, or lost. */
type Always = 'won' | 'lost'

/** What an event gives occasion to: for whoever it is the doing of, or for each of those who are named with it. */
type Occasioned<Occasion> = Occasion | readonly (readonly [Occasion, Seat])[] | undefined

/** What the bots of any title say now and then: `RemarksOf`, for those who do not know the title. */
export interface Remarks {
  readonly on: Readonly<
    Record<string, { call(is: never, table: Table): Occasioned<string> }['call'] | undefined>
  >
  readonly words: Readonly<Record<string, readonly string[]>>
}

/**
 * What the bots of a title say now and then, in its voice. For each occasion that an event may give there are several words,
 * each said as it stands and whoever says it: short, and true whatever else has happened.
 */
export interface RemarksOf<K extends TitleTypes, Occasion extends string> {
  readonly on: {
    readonly [E in keyof K['events']]?: (
      is: K['events'][E],
      table: K['state']['table'],
    ) => Occasioned<Occasion>
  }
  readonly words: { readonly [O in Occasion | Always]: readonly string[] }
}
