import type { AnyTitle } from '@eldertable/kernel'
import type { BegunMatch } from '../../session/session.ts'

/** What the reader has asked not to be asked about, and how to be asked again. */
export function StandingOrders({
  table,
  title,
  onLift,
}: {
  table: BegunMatch
  title: AnyTitle
  onLift: (decision: string) => void
}) {
  if (table.orders.length === 0) return null
  return (
    <ul className="orders" aria-label="Standing orders">
      {table.orders.map(({ decision, until }) => (
        <li key={decision}>
          {`Not asked about ${title.text.decisions?.[decision] ?? 'one question'} ${until === 'turn-ends' ? 'this turn' : 'until something changes'}.`}
          <button type="button" className="more" onClick={() => onLift(decision)}>
            Ask again
          </button>
        </li>
      ))}
    </ul>
  )
}
