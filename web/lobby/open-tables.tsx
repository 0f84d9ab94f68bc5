import { SeatMark } from '@eldertable/board-kit'
import { Link } from 'wouter-preact'
import { shortTerms } from './short-terms.ts'
import { nameOf } from '../titles/covers.ts'
import type { Tables } from './use-tables.ts'

/** Tables that are open to everybody. Nothing while the server is away. */
export function OpenTables({ tables: { open } }: { tables: Tables }) {
  if (open === undefined) return null
  return (
    <section className="rows">
      <h2>Open tables</h2>
      {open.length === 0 ? (
        <p className="quiet-row">No tables are open. Start one with a free seat.</p>
      ) : (
        open.map((table) => (
          <div key={table.id} className="row">
            <b>{nameOf(table.title)}</b>
            <span>
              {table.name === nameOf(table.title) ? null : table.name}
              <small className="terms">{shortTerms(table).join(' · ')}</small>
            </span>
            <span className="row-seats">
              {table.seats.map((sitter, seat) => (
                // A seat is its place at the table.
                // oxlint-disable-next-line react/no-array-index-key
                <SeatMark key={seat} seat={seat} size={26} hollow={sitter.player === 'open'} />
              ))}
            </span>
            <span className="row-acts">
              <Link href={`/t/${table.id}`} className="btn">
                Join
              </Link>
            </span>
          </div>
        ))
      )}
    </section>
  )
}
