import type { Seat } from '@eldertable/kernel'
import type { Occupant } from '../seats/occupants.ts'

/** What a ledger knows of its match besides the log. */
export interface LedgerHead {
  /** Raised by every append, also by those of others and by those that add no entry. */
  readonly revision: number
  /** How many entries the log has. */
  readonly length: number
  /** The secret key of the dice. */
  readonly key: string
  /** From where in the key's stream the next number comes. */
  readonly counter: number
}

/** What is stored together with new entries, so that lists of matches need not play their logs. */
export interface LedgerChange {
  readonly counter: number
  readonly titleVersion: number
  readonly isOver: boolean
  /** The seat that is asked from now on, or null. */
  readonly asked: Seat | null
  /** The number of its decision, and how many picks the line has then. */
  readonly moment: number
  readonly position: number
  /** The earliest position to which these entries go back because all have agreed, or whoever runs the server. */
  readonly agreedTo?: number
  /** A question whether all agree to an undo that is asked from now on: the number of its entry, and of whom. */
  readonly undoAsked?: { readonly number: number; readonly asked: readonly Seat[] }
  /** Who sits where from now on; absent if nothing has changed there. */
  readonly seats?: readonly Occupant[]
  /** Whatever the caller of a command wants stored in the same breath, handed on as it came. */
  readonly also?: unknown
}

/** A match as it was after some of its entries. The text is the match's own affair. */
export interface LedgerSnapshot {
  readonly at: number
  readonly state: string
}

/** What was read: head and entries belong together. */
export interface LedgerPage {
  readonly head: LedgerHead
  /** All entries from the one that was asked for up to the head's length. */
  readonly entries: readonly string[]
  /** The latest snapshot that is not later than the head's length; only wanted if `from` is 0. */
  readonly snapshot?: LedgerSnapshot | undefined
}

/**
 * The log of one match where it is kept: in the server's store, in the browser, or in a test. Entries are JSON
 * texts. What `append` has answered with true is safe; if it fails, nobody knows, and the host reads again.
 */
export interface Ledger {
  read(from: number): Promise<LedgerPage>
  /** False, and nothing done, if the match is no longer at this revision. */
  append(revision: number, entries: readonly string[], change: LedgerChange): Promise<boolean>
  putSnapshot?(at: number, state: string): Promise<void>
}
