import '../styles/desk.css'
import { Link } from 'wouter-preact'
import { nameOf } from '../titles/covers.ts'
import { BoardPicture } from './board-picture.tsx'
import { ClearAway } from './clear-away.tsx'
import { addressOf, sinceWords, type MyTable } from './my-tables.ts'
import { PLAYED_ON, TAKEN_OVER } from './short-terms.ts'
import type { Tables } from './use-tables.ts'

/** The reader's tables at which there is something to come, first those that wait for the reader. */
export function RunningTables({ tables }: { tables: Tables }) {
  const running = tables.mine.filter(({ isOver }) => !isOver)
  if (running.length === 0) return null
  return (
    <section className="rows desk">
      <h2>Your tables</h2>
      {running.map((table) => (
        <div key={table.id} className={table.waitsFor?.isYou === true ? 'row yours' : 'row'}>
          <BoardPicture {...table} />
          <span>
            <b>{nameOf(table.title)}</b>
            <small>{table.names.join(', ')}</small>
            {table.isPlayedOn ? <small className="terms">{PLAYED_ON}</small> : null}
            {table.wentOn ? <small className="terms">went on online</small> : null}
            {table.clock === null ? null : <small className="terms">{table.clock}</small>}
            {table.isTakenOver ? <small className="terms">{TAKEN_OVER}</small> : null}
          </span>
          <span>
            <b>{stateOf(table)}</b>
            {table.endsIn === null ? null : (
              <small>{`${table.waitsFor?.isYou === true ? 'you have' : 'time left:'} ${table.endsIn}`}</small>
            )}
            <small>{whenOf(table)}</small>
          </span>
          <span className="row-acts">
            <Link
              href={addressOf(table)}
              className="btn"
              aria-label={`Sit down: ${nameOf(table.title)}, ${table.names.join(', ')}`}
            >
              Sit down
            </Link>
            {table.isHere ? <ClearAway onClear={() => tables.clear(table.id)} /> : null}
          </span>
        </div>
      ))}
    </section>
  )
}

function stateOf({ isHere, free, waitsFor }: MyTable): string {
  if (free > 0) return `Waits for ${free} more`
  if (waitsFor === null) return isHere ? 'Under way' : 'Online'
  if (waitsFor.what === 'ready') return '● They wait for you to be ready'
  if (waitsFor.isYou) return '● Your turn'
  return waitsFor.isBot ? `${waitsFor.name}, a bot, is to play` : `${waitsFor.name} is asked`
}

/** "Round 3 · since 20:14 · on this device" */
const whenOf = ({ round, at, isHere }: MyTable): string =>
  [round, `since ${sinceWords(at, Date.now())}`, isHere ? 'on this device' : 'online']
    .filter((one) => one !== null && one !== '')
    .join(' · ')
