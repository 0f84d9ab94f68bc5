import { useEffect, useRef } from 'preact/compat'

const keys = [
  ['1 to 9', 'take an option'],
  ['Space', 'go on past what others do, and throw'],
  ['Enter', 'take the lit option, or the target in focus'],
  ['Arrows', 'walk among lit targets'],
  ['Shift + arrows', 'walk among everything on the board'],
  ['Esc', 'back'],
  ['Z', 'take back the last pick'],
  ['Shift Z', 'take back the action'],
  ['U', 'back to the beginning of the turn'],
  ['Y', 'bring back what was taken back'],
  ['H', 'a hint, where the table has hints'],
  ['L', 'log'],
  ['G', 'how you win, and how it stands'],
  ['I', 'pieces; on a target what it is'],
  ['A', 'what may be done at any time'],
  ['R', 'rules'],
  ['B', 'board in words'],
  ['T', 'chat'],
  ['P', 'replay'],
  ['+ − 0', 'zoom in, out, whole board'],
  ['?', 'this list'],
] as const

/** The list of keys. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} className="dialog" onClose={onClose} aria-label="Keys">
      <h2>Keys</h2>
      <dl>
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit" className="btn">
          Close
        </button>
      </form>
    </dialog>
  )
}
