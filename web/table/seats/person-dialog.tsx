import type { ShunBody } from '@eldertable/protocol/wire.ts'
import { useEffect, useRef, useState } from 'preact/compat'
import { Link } from 'wouter-preact'
import { sentenceOf } from '../../remote/api.ts'

/** What can be done about somebody whom one would rather not hear or meet, and what each means. */
export function PersonDialog({
  name,
  onShun,
  onClose,
}: {
  name: string
  onShun: (how: ShunBody['how']) => Promise<void>
  onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [note, setNote] = useState<string>()
  const [done, setDone] = useState<ShunBody['how']>()
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const shun = async (how: ShunBody['how']) => {
    try {
      await onShun(how)
      setDone(how)
    } catch (error) {
      setNote(sentenceOf(error))
    }
  }
  return (
    <dialog ref={dialog} className="dialog" onClose={onClose} aria-label={`About ${name}`}>
      <h2>{name}</h2>
      {done === undefined ? (
        <>
          <p>
            <b>Mute</b> hides what {name} says and has said from you, at every table.
          </p>
          <p>
            <b>Don’t sit with them again</b> mutes them too, and they can’t sit down at tables that
            you open. Who already has a seat keeps it, and tables of others are theirs.
          </p>
          <p>They are not told, and the game goes on as before.</p>
        </>
      ) : (
        <p role="status">
          {done === 'mute'
            ? `You don’t hear ${name} any more.`
            : `You don’t hear ${name} any more, and they can’t sit down at tables that you open.`}{' '}
          You can change your mind in the <Link href="/settings">settings</Link>.
        </p>
      )}
      {note === undefined ? null : (
        <p className="strip bad" role="alert">
          {note}
        </p>
      )}
      <form method="dialog">
        <button type="submit" className="btn">
          {done === undefined ? 'Leave it' : 'Close'}
        </button>
        {done === undefined ? (
          <>
            <button type="button" className="btn" onClick={() => void shun('mute')}>
              Mute
            </button>
            <button type="button" className="btn grave" onClick={() => void shun('block')}>
              Don’t sit with them again
            </button>
          </>
        ) : null}
      </form>
    </dialog>
  )
}
