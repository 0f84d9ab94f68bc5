import { useState } from 'preact/compat'
import type { BegunMatch } from '../../session/session.ts'

/** The dice can be checked: what was shown at the start, what was revealed at the end, and a run through it all. */
export function DiceCheck({
  table,
  onCheck,
}: {
  table: BegunMatch
  onCheck: () => Promise<string>
}) {
  const [verdict, setVerdict] = useState<string>()
  const [isChecking, setChecking] = useState(false)
  const check = async () => {
    if (isChecking) return
    setChecking(true)
    try {
      setVerdict(await onCheck())
    } finally {
      setChecking(false)
    }
  }
  return (
    <details className="dice-check">
      <summary>Check the dice</summary>
      <p className="fine">
        Before the first roll a key was drawn and its fingerprint shown. From the key the whole
        match can be played again, roll by roll.
      </p>
      <button type="button" className="opt" aria-disabled={isChecking} onClick={() => void check()}>
        <span>
          Play it again from its key
          <small>here, in this browser</small>
        </span>
      </button>
      <p role="status">{verdict ?? ''}</p>
      <p className="fine">
        Shown at the start: <code>{table.commitment}</code>
        {table.key === null ? null : (
          <>
            <br />
            Revealed now: <code>{table.key}</code>
          </>
        )}
      </p>
    </details>
  )
}
