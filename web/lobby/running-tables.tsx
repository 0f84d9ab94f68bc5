import { Link } from 'wouter'
import { nameOf } from '../titles/covers.ts'
import { ClearAway } from './clear-away.tsx'
import { addressOf, sinceWords, type MyTable } from './my-tables.ts'
import { TAKEN_OVER } from './short-terms.ts'
import type { Tables } from './use-tables.ts'

/** The reader's tables at which there is something to come, first those that wait for the reader. */
export function RunningTables({ tables }: { tables: Tables }) {
  const running = tables.mine.filter(({ isOver }) => !isOver)
  if (running.length === 0) return null
  return (
    <section className="rows">
      <h2>Your tables</h2>
      {running.map((table) => (
        <div key={table.id} className={table.waitsFor?.isYou === true ? 'row yours' : 'row'}>
          <b>{nameOf(table.title)}</b>
          <span>
            {table.names.join(', ')}
            {table.isTakenOver ? <small className="terms">{TAKEN_OVER}</small> : null}
          </span>
          <span>{stateOf(table)}</span>
          <span className="row-acts">
            <Link href={addressOf(table)} className="btn">
              Sit down
            </Link>
            {table.isHere ? <ClearAway onClear={() => tables.clear(table.id)} /> : null}
          </span>
        </div>
      ))}
    </section>
  )
}

function stateOf({ isHere, free, waitsFor, at }: MyTable): string {
  if (isHere) return `on this device, since ${sinceWords(at, Date.now())}`
  if (free > 0) return `waits for ${free} more`
  if (waitsFor === null) return 'online'
  const since = sinceWords(at, Date.now())
  if (waitsFor.what === 'ready') return '● They wait for you to be ready'
  if (waitsFor.isYou) return `● Your turn, since ${since}`
  return waitsFor.isBot
    ? `${waitsFor.name}, a bot, is to play`
    : `${waitsFor.name} is asked, since ${since}`
}
