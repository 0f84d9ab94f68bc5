import { useEffect, useRef, useState } from 'preact/compat'

/** Takes a match off this device for good; it asks first. */
export function ClearAway({ onClear }: { onClear: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const keep = useRef<HTMLButtonElement>(null)
  // Whoever pressed with the keyboard goes on from here. The attribute for it is heeded but once on a page.
  useEffect(() => keep.current?.focus(), [isAsking])
  if (!isAsking)
    return (
      <button type="button" className="btn" onClick={() => setAsking(true)}>
        Clear away
      </button>
    )
  return (
    <span className="clear-away" role="group" aria-label="Clear away for good?">
      <span>It is kept nowhere else.</span>
      <button ref={keep} type="button" className="btn" onClick={() => setAsking(false)}>
        Keep it
      </button>
      <button type="button" className="btn grave" onClick={onClear}>
        Clear away for good
      </button>
    </span>
  )
}
