import { useState } from 'react'
import type { BegunMatch } from '../session/session.ts'

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
    setChecking(true)
    try {
      setVerdict(await onCheck())
    } finally {
      setChecking(false)
    }
  }
  return (
    <section className="dice-check">
      <button type="button" className="opt" aria-disabled={isChecking} onClick={() => void check()}>
        <span>
          Check the dice
          <small>plays the whole match again from its key</small>
        </span>
      </button>
      <p role="status">{verdict ?? ''}</p>
      <details>
        <summary>The keys to check them yourself</summary>
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
    </section>
  )
}
