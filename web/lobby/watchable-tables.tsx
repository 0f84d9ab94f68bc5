import { Link } from 'wouter-preact'
import { nameOf } from '../titles/covers.ts'
import { TAKEN_OVER } from './short-terms.ts'
import type { Tables } from './use-tables.ts'

/** Matches of others that anybody may watch. */
export function WatchableTables({ tables: { running } }: { tables: Tables }) {
  if (running.length === 0) return null
  return (
    <section className="rows">
      <h2>Being played</h2>
      {running.map(({ id, title, name, seats, takenOver }) => (
        <div key={id} className="row">
          <b>{nameOf(title)}</b>
          <span>
            {seats.map((sitter) => sitter.name).join(', ')}
            {takenOver > 0 ? <small className="terms">{TAKEN_OVER}</small> : null}
          </span>
          <span>{name === nameOf(title) ? '' : name}</span>
          <span className="row-acts">
            <Link href={`/t/${id}`} className="btn">
              Watch
            </Link>
          </span>
        </div>
      ))}
    </section>
  )
}
