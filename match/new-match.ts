import type { GameEntry } from '@eldertable/kernel'
import type { LogEntry, MatchSeat } from '@eldertable/protocol'
import type { MatchSetup, MatchLog } from './log/match-log.ts'
import type { Snapshot } from './log/played-log.ts'

/** What a new match needs. The key is 64 random hexadecimal digits, which the caller draws. */
export interface NewMatch {
  game: GameEntry
  seats: readonly MatchSeat[]
  settings?: Readonly<Record<string, unknown>>
  /** Strict unless the table has agreed that undo may cross dice, reveals and other seats' picks. */
  undo?: 'strict' | 'free'
  key: string
  /** What the key was made from, if it was not drawn at random. */
  seed?: string
}

/** A match as it is kept elsewhere. */
export interface StoredMatch {
  game: GameEntry
  key: string
  /** From where in the key's stream the next number comes. */
  counter: number
  beginning: MatchSetup
  entries: readonly LogEntry[]
  /** A state that was kept with it, so that not everything has to be played again. */
  from?: Snapshot | undefined
  /** The log of as many of them as there were when that state was kept; it is made of them if it is not given. */
  log?: MatchLog | undefined
  /** As many picks may be played again at once; any number if it is not given. */
  reach?: number | undefined
}
