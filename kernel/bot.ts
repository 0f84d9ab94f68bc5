import type { Chance } from './chance/chance.ts'
import type { Decision } from './engine.ts'
import type { Pick } from './pick.ts'
import type { Seat, Table } from './state.ts'

/** What a bot gets to see: what its seat may know, and the picks that are allowed. Never a state. */
export interface Sight<T extends Table = Table, H extends object = object> {
  readonly seat: Seat
  readonly table: T
  readonly hand: H
  /** `procedure.step` of the question. */
  readonly decision: string
  readonly about: Decision['about']
  /** The allowed picks are the first `count` entries; what stands after them is left over from before. */
  readonly picks: readonly Pick[]
  readonly count: number
}

interface Chooser<T extends Table, H extends object> {
  choose(sight: Sight<T, H>, chance: Chance): Pick
}

/**
 * Chooses one of the picks; must not change what it is shown. Typed as a method is, so that a bot which knows its
 * title's table and hand still is a bot to those who know neither.
 */
export type Bot<T extends Table = Table, H extends object = object> = Chooser<T, H>['choose']
