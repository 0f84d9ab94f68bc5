import { useEffect, useRef, useState } from 'preact/compat'
import { useLocation } from 'wouter-preact'
import { sentenceOf } from '../../remote/api.ts'

/** Says what it means to leave a match, and what else one might want, before it is done. */
export function LeaveDialog({
  onLeave,
  onClose,
}: {
  onLeave: () => Promise<void>
  onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [note, setNote] = useState<string>()
  const [, go] = useLocation()
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const leave = async () => {
    try {
      await onLeave()
      go('/')
    } catch (error) {
      setNote(sentenceOf(error))
    }
  }
  return (
    <dialog ref={dialog} className="dialog" onClose={onClose} aria-label="Leave the match">
      <h2>Leave this match for good?</h2>
      <p>
        Your seat is free then. A bot plays it until somebody else sits down, and you come back only
        if the others let you.
      </p>
      <p>For a break there is no need: your seat stays yours while you are away.</p>
      {note === undefined ? null : (
        <p className="strip bad" role="alert">
          {note}
        </p>
      )}
      <form method="dialog">
        <button type="submit" className="btn">
          Stay
        </button>
        <button type="button" className="btn" onClick={() => go('/')}>
          Go away and keep the seat
        </button>
        <button type="button" className="btn grave" onClick={() => void leave()}>
          Leave for good
        </button>
      </form>
    </dialog>
  )
}
