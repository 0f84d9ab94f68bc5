import type { MatchNotes } from './match-notes.ts'
import { NotesDialog } from './notes-dialog.tsx'
import { useNotes } from './use-notes.ts'

/** The notes while the match is played: about the moment at which it stands. */
export function NotesAtTable({
  notes: kept,
  ...rest
}: {
  notes: MatchNotes
  position: number
  onMoment: (position: number) => void
  onClose: () => void
}) {
  return <NotesDialog notes={useNotes(kept)} {...rest} />
}
