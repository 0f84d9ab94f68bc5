import { useState } from 'preact/compat'
import type { MatchOnScreen } from '../../session/session.ts'
import { takenOverWords } from './taken-over-words.ts'

/** Says at a table with other people that its decks are no secret to whoever has the file from which it goes on. */
export function TakenOver({ table }: { table: MatchOnScreen }) {
  const [isRead, setRead] = useState(false)
  const { takenOver = 0, connection, status } = table
  if (takenOver === 0 || connection === 'here' || status !== 'playing' || isRead) return null
  return (
    <div className="strip">
      {takenOverWords(table)}
      <button type="button" className="btn" onClick={() => setRead(true)}>
        All right
      </button>
    </div>
  )
}
