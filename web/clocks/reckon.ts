import type { ClockShown } from '@eldertable/protocol/wire.ts'

/** The clocks of a table as they were told, and when that was by the clock of this browser. */
export interface ClockHeard extends ClockShown {
  readonly heardAt: number
}

/** Milliseconds that a seat has left now: what runs goes on from what was told. */
export function leftNow({ left, runs, endsIn, heardAt }: ClockHeard, seat: number, now: number) {
  if (seat !== runs || endsIn === null) return left[seat] ?? 0
  return Math.max(0, endsIn - (now - heardAt))
}

/** Milliseconds that a seat has thought, up to now. */
export const spentNow = ({ spent, runs, heardAt }: ClockHeard, seat: number, now: number): number =>
  (spent[seat] ?? 0) + (seat === runs ? now - heardAt : 0)
