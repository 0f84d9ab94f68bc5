import './notes.css'
import { useState } from 'preact/compat'
import type { MatchNotes } from './match-notes.ts'
import { NotesDialog } from './notes-dialog.tsx'
import { noteAt, useNotes } from './use-notes.ts'

/** What the reader has noted about the moment that is looked at, and the way to write it. */
export function NoteOfMoment({
  notes: kept,
  position,
  onMoment,
}: {
  notes: MatchNotes
  position: number
  onMoment: (position: number) => void
}) {
  const notes = useNotes(kept)
  const [isOpen, setOpen] = useState(false)
  const text = noteAt(notes.all, position)
  return (
    <>
      <button type="button" className="opt small" onClick={() => setOpen(true)}>
        <span>{text === '' ? 'My notes' : 'My note'}</span>
      </button>
      {text === '' ? null : <p className="note-here">{text}</p>}
      {isOpen ? (
        <NotesDialog {...{ notes, position, onMoment }} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
