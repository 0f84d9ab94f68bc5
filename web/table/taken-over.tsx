import { useState } from 'react'
import type { MatchOnScreen } from '../session/session.ts'

/** Says at a table with other people that its decks are no secret to whoever has the file from which it goes on. */
export function TakenOver({ table }: { table: MatchOnScreen }) {
  const [isRead, setRead] = useState(false)
  const { takenOver = 0, connection, status } = table
  if (takenOver === 0 || connection === 'here' || status !== 'playing' || isRead) return null
  return (
    <div className="strip">
      {`This match goes on from pick ${takenOver} of another one. Whoever has its file knows that deal; the dice from here on are new.`}
      <button type="button" className="btn" onClick={() => setRead(true)}>
        All right
      </button>
    </div>
  )
}
