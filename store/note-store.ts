/** What somebody has noted about a match, or about a moment of it, for themselves alone. */
export interface Note {
  readonly match: string
  /** The position of the moment; -1 for the match as a whole. */
  readonly position: number
  readonly text: string
  /** When, by the clock of the database. */
  readonly at: number
}

export interface NoteStore {
  /** All that a guest has noted, or what is about one match, in the order of their moments. */
  notesOf(guest: string, match?: string): Promise<Note[]>
  /** How many notes a guest has, and how many characters they are, without the one about a moment. */
  countNotes(
    guest: string,
    besides?: Pick<Note, 'match' | 'position'>,
  ): Promise<{ notes: number; characters: number }>
  /** Keeps one note for each moment; an empty one is none. False if there is no such guest, or no such match. */
  putNote(guest: string, note: Omit<Note, 'at'>): Promise<boolean>
}
