import type { Plain, Seat } from './state.ts'

/** What happened, for the log and the animation: a key of the title's text, and its parameters. */
export interface Event {
  key: string
  rule: string
  /** The only seat that may know of it; everybody may if it is absent. */
  to?: Seat
  is: { readonly [parameter: string]: Plain | undefined }
}

/** Whether a seat, or a spectator (null), may know of an event. */
export function mayHear(event: Event, seat: Seat | null): boolean {
  return event.to === undefined || event.to === seat
}
