import { useEffect, useRef, useState } from 'preact/compat'

/** Something is wrong: the match is kept with the position and the reader's words. */
export function ReportDialog({
  onReport,
  onClose,
}: {
  onReport: (words: string) => Promise<string>
  onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [words, setWords] = useState('')
  const [answer, setAnswer] = useState<string>()
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const send = async () => {
    try {
      setAnswer(await onReport(words))
    } catch (error) {
      setAnswer(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <dialog ref={dialog} className="dialog" onClose={onClose} aria-label="Report a fault">
      <h2>What is wrong?</h2>
      <p>The whole match is kept with your words, so that it can be played again to this point.</p>
      <textarea
        rows={4}
        maxLength={4000}
        aria-label="What is wrong"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <p role="status">{answer ?? ''}</p>
      <form method="dialog">
        <button
          type="button"
          className="btn"
          disabled={words.trim() === '' || answer !== undefined}
          onClick={() => void send()}
        >
          Send
        </button>{' '}
        <button type="submit" className="btn">
          Close
        </button>
      </form>
    </dialog>
  )
}
