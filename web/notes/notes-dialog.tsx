import './notes.css'
import { useEffect, useId, useRef, useState } from 'preact/compat'
import { LONGEST_NOTE } from './match-notes.ts'
import { noteAt, type KeptNotes } from './use-notes.ts'

/** What the reader notes about this moment and about the match, and the other moments that have a note. */
export function NotesDialog({
  notes,
  position: latest,
  onMoment,
  onClose,
}: {
  notes: KeptNotes
  /** The moment that is looked at. */
  position: number
  onMoment: (position: number) => void
  onClose: () => void
}) {
  // The match goes on while somebody writes, and what is written is about the moment at which they began.
  const [position] = useState(latest)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const others = notes.all.flatMap((one) =>
    one.position === null || one.position === position
      ? []
      : [{ position: one.position, text: one.text }],
  )
  return (
    <dialog ref={dialog} className="dialog notes" onClose={onClose} aria-label="My notes">
      <h2>My notes</h2>
      <p>For you alone: nobody else at the table reads them, now or later.</p>
      <NoteField
        label={`About this moment, pick ${position}`}
        kept={noteAt(notes.all, position)}
        onKeep={(text) => notes.keep({ position, text })}
      />
      <NoteField
        label="About the whole match"
        kept={noteAt(notes.all, null)}
        onKeep={(text) => notes.keep({ position: null, text })}
      />
      {others.length === 0 ? null : (
        <>
          <h3>Other moments</h3>
          <ul className="noted">
            {others.map((one) => (
              <li key={one.position}>
                <button
                  type="button"
                  className="btn"
                  onClick={() => {
                    onClose()
                    onMoment(one.position)
                  }}
                >
                  {`Pick ${one.position}`}
                </button>
                <span>{one.text}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <form method="dialog">
        <button type="submit" className="btn">
          Close
        </button>
      </form>
    </dialog>
  )
}

function NoteField({
  label,
  kept,
  onKeep,
}: {
  label: string
  kept: string
  onKeep: (text: string) => Promise<void>
}) {
  const id = useId()
  const [written, setWritten] = useState<string>()
  const [said, setSaid] = useState('')
  const text = written ?? kept
  const keep = async () => {
    try {
      await onKeep(text.trim())
      setWritten(undefined)
      setSaid(text.trim() === '' ? 'Taken away.' : 'Kept.')
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <div className="note-field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={3}
        maxLength={LONGEST_NOTE}
        value={text}
        onChange={({ currentTarget: target }) => {
          setWritten(target.value)
          setSaid('')
        }}
      />
      <span className="note-ways">
        <span role="status">{said}</span>
        <button
          type="button"
          className="btn"
          disabled={text.trim() === kept}
          onClick={() => void keep()}
        >
          Keep
        </button>
      </span>
    </div>
  )
}
