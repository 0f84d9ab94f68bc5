import type { AnyTitle } from '@eldertable/kernel'
import { sentences, type Reason } from '@eldertable/protocol/wire-reasons.ts'
import { useEffect, useRef } from 'preact/compat'
import type { BegunMatch, UndoHow } from '../../session/session.ts'
import { TakenBack } from './undo-strip.tsx'
import { namesOf, picksInWords } from './undo-words.ts'

const kinds: readonly { how: UndoHow; name: string; theirs: string; key: string }[] = [
  {
    how: 'step',
    name: 'Your last pick',
    theirs: 'The last pick',
    key: 'Z',
  },
  {
    how: 'action',
    name: 'Back to where your action began',
    theirs: 'Back to where the action began',
    key: 'Shift Z',
  },
  {
    how: 'turn',
    name: 'Back to the beginning of your turn',
    theirs: 'Back to the beginning of the turn',
    key: 'U',
  },
]

/** What may be taken back and how far, with what that would undo in words; beyond the floor by asking the others. */
export function UndoDialog({
  table,
  title,
  onUndo,
  onAsk,
  onRedo,
  onClose,
}: {
  table: BegunMatch
  title: AnyTitle
  onUndo: (how: UndoHow) => void
  onAsk: (how: UndoHow) => void
  onRedo: () => void
  onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const { undo } = table
  const ways = waysBack(table)
  const own = ways.filter(({ isAsked }) => !isAsked)
  const others = table.seats.flatMap(({ player }, seat) =>
    player === 'person' && seat !== undo.seat ? [seat] : [],
  )
  const isForAnother = undo.seat !== null && undo.seat !== table.reader
  const does = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <dialog ref={dialog} className="dialog undo" onClose={onClose} aria-label="Take back">
      <h2>Take back</h2>
      {isForAnother ? <p>{`What ${namesOf(table, [undo.seat ?? 0])} has picked.`}</p> : null}
      {own.length === 0 && typeof undo.step === 'string' ? <p>{sentenceFor(undo.step)}</p> : null}
      {ways.map(({ how, name, theirs, key, to, isAsked }) => (
        <section key={`${how} ${isAsked}`}>
          <h3>{isForAnother ? theirs : name}</h3>
          <TakenBack {...{ table, title, to }} />
          {isAsked ? (
            <button type="button" className="btn" onClick={does(() => onAsk(how))}>
              {`Ask ${namesOf(table, others)}`}
            </button>
          ) : (
            <button type="button" className="btn" onClick={does(() => onUndo(how))}>
              Take it back <kbd>{key}</kbd>
            </button>
          )}
        </section>
      ))}
      {typeof undo.redo === 'number' ? (
        <section>
          <h3>
            What was taken back <small>{picksInWords(undo.redo)}</small>
          </h3>
          <button type="button" className="btn" onClick={does(onRedo)}>
            Bring it back <kbd>Y</kbd>
          </button>
        </section>
      ) : null}
      <form method="dialog">
        <button type="submit" className="btn">
          Close
        </button>
      </form>
    </dialog>
  )
}

interface WayBack {
  how: UndoHow
  name: string
  /** What it is called if somebody else has picked. */
  theirs: string
  key: string
  /** The position to which it leads. */
  to: number
  /** Whether the others have to agree. */
  isAsked: boolean
}

/** The ways back, each once: by oneself as far as the rules let one, and further if the others agree. */
export function waysBack({ undo, position }: BegunMatch): WayBack[] {
  const ways: WayBack[] = []
  const add = (way: WayBack) => {
    if (!ways.some(({ to }) => to === way.to)) ways.push(way)
  }
  for (const kind of kinds) {
    const picks = undo[kind.how]
    if (typeof picks === 'number' && picks > 0)
      add({ ...kind, to: position - picks, isAsked: false })
  }
  const furthest = Math.min(position, ...ways.map(({ to }) => to))
  for (const kind of kinds) {
    const to = undo.askTo[kind.how]
    if (typeof to === 'number' && to < furthest) add({ ...kind, to, isAsked: true })
  }
  // What is nearest comes first: less is taken back by it.
  return ways.toSorted((a, b) => b.to - a.to)
}

const sentenceFor = (reason: string): string =>
  Object.hasOwn(sentences, reason) ? sentences[reason as Reason] : 'That is not possible now.'
