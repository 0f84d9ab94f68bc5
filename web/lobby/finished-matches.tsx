import '../styles/desk.css'
import type { MatchFile } from '@eldertable/protocol'
import { useState } from 'preact/compat'
import { Link } from 'wouter-preact'
import { tableFile } from '../remote/api.ts'
import { nameOf } from '../titles/covers.ts'
import { BoardPicture } from './board-picture.tsx'
import { ClearAway } from './clear-away.tsx'
import { addressOf, type MyTable } from './my-tables.ts'
import { PLAYED_ON } from './short-terms.ts'
import type { Tables } from './use-tables.ts'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })

/** Matches that are over, from this browser and from the server: to be watched again, kept as a file, or cleared away. */
export function FinishedMatches({ tables, most }: { tables: Tables; most?: number }) {
  const [note, setNote] = useState<string>()
  const over = tables.mine.filter(({ isOver }) => isOver)
  if (over.length === 0) return null
  const save = async (table: MyTable) => {
    try {
      setNote(undefined)
      const { saveMatch } = await import('./save-match.ts')
      saveMatch(await fileOf(table))
    } catch (error) {
      setNote(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <section className="rows desk">
      <h2>Finished matches</h2>
      {note === undefined ? null : (
        <p className="strip bad" role="alert">
          {note}
        </p>
      )}
      {over.slice(0, most).map((table) => (
        <div key={table.id} className="row">
          <BoardPicture {...table} />
          <span>
            <b>{nameOf(table.title)}</b>
            <small>{table.names.join(', ')}</small>
            {table.isPlayedOn ? <small className="terms">{PLAYED_ON}</small> : null}
          </span>
          <span>
            {table.end === null ? null : <b>{table.end}</b>}
            <small>{`${day.format(table.at)}, ${table.isHere ? 'on this device' : 'online'}`}</small>
          </span>
          <span className="row-acts">
            <Link
              href={`${addressOf(table)}/watch`}
              className="btn"
              aria-label={`Watch again: ${nameOf(table.title)}, ${table.names.join(', ')}`}
            >
              Watch again
            </Link>
            <Link href={addressOf(table)} className="btn">
              Result
            </Link>
            <button type="button" className="btn" onClick={() => void save(table)}>
              Save as a file
            </button>
            {table.isHere ? <ClearAway onClear={() => tables.clear(table.id)} /> : null}
          </span>
        </div>
      ))}
      {most !== undefined && over.length > most ? (
        <p className="quiet-row">
          <Link href="/replays">{`All ${over.length} of them`}</Link>
        </p>
      ) : null}
    </section>
  )
}

/** What a match needs to be opened at all comes only when a file is wanted. */
const fileOf = async ({ id, isHere }: MyTable): Promise<MatchFile> =>
  isHere ? (await import('../local/kept-file.ts')).keptFile(id) : tableFile(id)
