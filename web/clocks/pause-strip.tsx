import type { MatchOnScreen, MatchSession } from '../session/session.ts'
import { listed } from '../table/prompt/listed.ts'

/** Somebody wants a pause, or there is one: those at the table can agree, or go on. */
export function PauseStrip({ table, session }: { table: MatchOnScreen; session: MatchSession }) {
  const { clock, reader, status } = table
  if (clock === undefined || reader === null || status !== 'playing') return null
  const { isPaused, wishes } = clock
  if (wishes.length === 0 && !isPaused) return null
  const names = wishes.map((seat) => (seat === reader ? 'You' : (table.seats[seat]?.name ?? '')))
  const hasAsked = wishes.includes(reader)
  const want = names.length === 1 && !hasAsked ? 'wants' : 'want'
  return (
    <div className="strip">
      <span>
        {isPaused ? <b>The clocks stand still. </b> : null}
        {names.length === 0
          ? null
          : `${listed(names)} ${want} ${isPaused ? 'to go on' : 'a pause'}.`}
      </span>
      <button type="button" className="btn" onClick={() => session.pause?.(isPaused === hasAsked)}>
        {hasAsked ? 'Not after all' : isPaused ? 'Let the clocks run' : 'Agree to the pause'}
      </button>
    </div>
  )
}
