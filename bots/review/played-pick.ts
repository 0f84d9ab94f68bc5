import type { Pick, Seat, State } from '@eldertable/kernel'

/** One pick of a finished match, as its review needs it. */
export interface PlayedPick {
  /** The match before the pick; it is read and copied, never changed. */
  readonly state: State
  readonly seat: Seat
  readonly pick: Pick
  /** Whether chance had a say in what came of it: a result was drawn, or something hidden became known. */
  readonly isRandom: boolean
}
