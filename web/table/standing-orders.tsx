import type { PlayedTable } from '../session/session.ts'

/** What the reader has asked not to be asked about, and how to be asked again. */
export function StandingOrders({
  table,
  onLift,
}: {
  table: PlayedTable
  onLift: (decision: string) => void
}) {
  if (table.orders.length === 0) return null
  return (
    <ul className="orders" aria-label="Standing orders">
      {table.orders.map(({ decision, until }) => (
        <li key={decision}>
          {`Not asked about ${wordsFor(decision)} ${until === 'turn-ends' ? 'this turn' : 'until something changes'}.`}
          <button type="button" className="more" onClick={() => onLift(decision)}>
            Ask again
          </button>
        </li>
      ))}
    </ul>
  )
}

/** `turn.ready` reads as "turn: ready": the title's words for its steps are its prompts, which are too long here. */
function wordsFor(decision: string): string {
  return decision
    .replaceAll(/([A-Z])/g, ' $1')
    .replace('.', ': ')
    .toLowerCase()
}
