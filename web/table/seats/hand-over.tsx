import { SeatMark } from '@eldertable/board-kit'
import { useEffect, useRef } from 'preact/compat'

/** The card that hides everything while the screen goes from hand to hand. */
export function HandOver({
  seat,
  name,
  onTake,
}: {
  seat: number
  name: string
  /** With true if a key has done it. */
  onTake: (isByKey: boolean) => void
}) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    button.current?.focus()
  }, [])
  return (
    <div
      className="hand-over"
      role="dialog"
      aria-modal="true"
      aria-label={`${name}, take the screen`}
    >
      <div className="hand-over-card">
        <SeatMark seat={seat} size={72} />
        <div>
          <p className="sc">Turn your eyes away</p>
          <h2>{`${name}, take the screen`}</h2>
          <p>The other hand is put away. Nothing shows until you press.</p>
          <button
            ref={button}
            type="button"
            className="opt go"
            onClick={({ detail }) => onTake(detail === 0)}
          >
            <span className="key" aria-hidden="true">
              ↵
            </span>
            <span>{`I am ${name}`}</span>
          </button>
        </div>
      </div>
    </div>
  )
}
