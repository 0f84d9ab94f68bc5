import { Link } from 'wouter'
import { nameOf } from '../titles/covers.ts'
import { addressOf } from './my-tables.ts'
import type { Tables } from './use-tables.ts'

/** The reader's tables at which there is something to come. */
export function RunningTables({ tables }: { tables: Tables }) {
  const running = tables.mine.filter(({ isOver }) => !isOver)
  if (running.length === 0) return null
  return (
    <section className="rows">
      <h2>Your tables</h2>
      {running.map((table) => (
        <div key={table.id} className="row">
          <b>{nameOf(table.title)}</b>
          <span>{table.names.join(', ')}</span>
          <span>
            {table.isHere
              ? 'on this device'
              : table.free > 0
                ? `online, ${table.free} free`
                : 'online'}
          </span>
          <span className="row-acts">
            <Link href={addressOf(table)} className="btn">
              Sit down
            </Link>
            {table.isHere ? (
              <button type="button" className="btn" onClick={() => tables.clear(table.id)}>
                Clear away
              </button>
            ) : null}
          </span>
        </div>
      ))}
    </section>
  )
}
