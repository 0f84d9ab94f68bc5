import type { Seat } from '@eldertable/kernel'
import type { PlotKey } from '../pieces/events.ts'
import type { Game } from '../frames.ts'
import type { Reason } from '../reasons.ts'
import type { I32State } from '../state.ts'

/** A plot device: why it can only be discarded, and what it does; `by` decides about it (I32-CARD-13). */
export interface Plot {
  readonly key: PlotKey
  cannot(s: I32State): Reason | undefined
  begin(g: Game, by: Seat): void
}
