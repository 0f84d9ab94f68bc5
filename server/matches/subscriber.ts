import type { Reason } from '@eldertable/protocol/wire.ts'

/** Somebody who looks at a match: a connection, as far as the match is concerned. */
export interface Subscriber {
  readonly guest: string | undefined
  /** From where it looks, as it is counted. */
  readonly address: string
  /** The guests whom it does not want to hear. */
  muted: ReadonlySet<string>
  /** Of the log it wants to hear nothing before this position. */
  readonly from: number
  /** The length of the log up to which it has been told; -1 if it must be told everything. */
  told: number
  /** Sends a text now; false if the connection can't take it, and then `told` is to stay as it was. */
  send(text: string): boolean
  /** Says why it is shown nothing more. */
  turnOut(reason: Reason): void
}
