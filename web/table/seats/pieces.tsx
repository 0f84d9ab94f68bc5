import '../../styles/pieces.css'
import { SeatMark, type BoardModule } from '@eldertable/board-kit'
import { useState } from 'preact/compat'
import type { BegunMatch } from '../../session/session.ts'

/** What lies in front of one seat; any seat's open pieces can be looked at. */
export function PiecesTab({
  table,
  board,
  onRule,
  onAnytime,
}: {
  table: BegunMatch
  board: BoardModule
  onRule: (rule: string) => void
  /** Shows what may be done at any time, if there is anything: on phones the bar at the top has no room for it. */
  onAnytime: (() => void) | undefined
}) {
  const [seat, setSeat] = useState(table.reader ?? 0)
  return (
    <div className="pieces">
      <div className="pieces-of" role="group" aria-label="Whose pieces">
        {table.seats.map((sitter, one) => (
          <button
            key={sitter.name}
            type="button"
            className={one === seat ? 'on' : ''}
            aria-pressed={one === seat}
            onClick={() => setSeat(one)}
          >
            <SeatMark seat={one} size={24} />
            {sitter.name}
          </button>
        ))}
      </div>
      <board.Pieces table={table.view.table} seat={seat} onRule={onRule} />
      {onAnytime === undefined ? null : (
        <button type="button" className="btn anytime-open" onClick={onAnytime}>
          At any time…
        </button>
      )}
    </div>
  )
}
