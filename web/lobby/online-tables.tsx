import { SeatMark } from '@eldertable/board-kit'
import type { TableSummary } from '@eldertable/protocol/wire.ts'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { listTables, Refused, tableByCode } from '../remote/api.ts'
import { nameOf } from '../titles/boxes.ts'

const REFRESH = 15_000

/** Tables on the server: the reader's own, and those that are open to everybody. Nothing while it is away. */
export function OnlineTables() {
  const [tables, setTables] = useState<{ open: TableSummary[]; mine: TableSummary[] }>()
  useEffect(() => {
    const load = () => listTables().then(setTables, () => setTables(undefined))
    void load()
    const timer = setInterval(() => void load(), REFRESH)
    return () => clearInterval(timer)
  }, [])
  return (
    <>
      {tables === undefined ? null : (
        <>
          {tables.mine.length === 0 ? null : (
            <section className="rows">
              <h2>Your tables online</h2>
              {tables.mine.map((table) => (
                <Row key={table.id} table={table} action="Sit down" />
              ))}
            </section>
          )}
          <section className="rows">
            <h2>Open tables</h2>
            {tables.open.length === 0 ? (
              <p className="quiet-row">No tables are open. Start one with a free seat.</p>
            ) : (
              tables.open.map((table) => <Row key={table.id} table={table} action="Join" />)
            )}
          </section>
        </>
      )}
    </>
  )
}

function Row({ table, action }: { table: TableSummary; action: string }) {
  return (
    <div className="row">
      <b>{nameOf(table.title)}</b>
      <span>{table.name}</span>
      <span className="row-seats">
        {table.seats.map((sitter, seat) => (
          // A seat is its place at the table.
          // oxlint-disable-next-line react/no-array-index-key
          <SeatMark key={seat} seat={seat} size={26} hollow={sitter.player === 'open'} />
        ))}
      </span>
      <Link href={`/t/${table.id}`} className="btn">
        {action}
      </Link>
    </div>
  )
}

/** A field for the short code of a table. */
export function JoinByCode() {
  const [code, setCode] = useState('')
  const [note, setNote] = useState<string>()
  const [, go] = useLocation()
  const join = async () => {
    try {
      go(`/t/${(await tableByCode(code.trim().toUpperCase())).id}`)
    } catch (error) {
      setNote(error instanceof Refused ? error.message : String(error))
    }
  }
  return (
    <form
      className="join"
      onSubmit={(event) => {
        event.preventDefault()
        if (code.trim() !== '') void join()
      }}
    >
      <input
        value={code}
        placeholder="Code"
        aria-label="Code of a table"
        maxLength={8}
        onChange={(event) => setCode(event.target.value)}
      />
      <button type="submit" className="btn">
        Join by code
      </button>
      {note === undefined ? null : <small role="alert">{note}</small>}
    </form>
  )
}
