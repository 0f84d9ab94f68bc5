import { useCallback, useEffect, useState } from 'preact/compat'
import type { MatchNotes, MomentNote } from './match-notes.ts'

export interface KeptNotes {
  readonly all: readonly MomentNote[]
  /** Keeps a note, and fails with a sentence if it can't be. */
  keep(note: MomentNote): Promise<void>
}

/** The notes about a match as they are kept. */
export function useNotes(notes: MatchNotes): KeptNotes {
  const [all, setAll] = useState<readonly MomentNote[]>([])
  useEffect(() => {
    let isGone = false
    notes.read().then(
      (read) => {
        if (!isGone) setAll(read)
      },
      // Whoever has no name on the server has noted nothing.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [notes])
  const keep = useCallback(
    async (note: MomentNote) => {
      await notes.write(note)
      setAll(await notes.read())
    },
    [notes],
  )
  return { all, keep }
}

export const noteAt = (all: readonly MomentNote[], position: number | null): string =>
  all.find((one) => one.position === position)?.text ?? ''
