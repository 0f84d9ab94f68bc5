import { useState } from 'preact/compat'
import { useLocation } from 'wouter-preact'
import { Refused, tableByCode } from '../remote/api.ts'

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
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <button type="submit" className="btn">
        Join by code
      </button>
      {note === undefined ? null : <small role="alert">{note}</small>}
    </form>
  )
}
