/** A note about a moment of a match, or about the match as a whole (null). */
export interface MomentNote {
  readonly position: number | null
  readonly text: string
}

/** What the reader notes about one match for themselves alone. */
export interface MatchNotes {
  read(): Promise<readonly MomentNote[]>
  /** Nothing takes the note away. */
  write(note: MomentNote): Promise<void>
}

/** As many characters as a note may have. */
export const LONGEST_NOTE = 2_000
