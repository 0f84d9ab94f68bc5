import type { InvitationShown } from '@eldertable/protocol/wire-accounts.ts'
import { useState } from 'preact/compat'
import { Link } from 'wouter-preact'
import { declineInvitation } from '../remote/accounts.ts'
import { nameOf } from '../titles/covers.ts'
import { SmallCover } from './small-cover.tsx'

/** To which tables somebody is asked by people with whom they have played. */
export function Invitations({ all }: { all: readonly InvitationShown[] }) {
  const [declined, setDeclined] = useState<ReadonlySet<string>>(new Set())
  const open = all.filter(({ table }) => !declined.has(table.id))
  if (open.length === 0) return null
  const decline = (id: string) => {
    setDeclined(new Set([...declined, id]))
    // Should that fail, it stands there again the next time.
    declineInvitation(id).catch(() => {})
  }
  return (
    <section className="rows desk" aria-label="Invitations">
      <h2>Invitations</h2>
      {open.map(({ table, by }) => (
        <div key={table.id} className="row yours">
          <SmallCover title={table.title} />
          <span>
            <b>{nameOf(table.title)}</b>
            <small>{table.seats.flatMap(({ name }) => name || []).join(', ')}</small>
          </span>
          <span>
            <b>{`${by} invites you`}</b>
            {table.name === nameOf(table.title) ? null : <small>{table.name}</small>}
          </span>
          <span className="row-acts">
            <Link
              href={`/t/${table.id}`}
              className="btn"
              aria-label={`Look at the table of ${by}: ${nameOf(table.title)}`}
            >
              Look
            </Link>
            <button
              type="button"
              className="btn"
              aria-label={`Not this time: ${nameOf(table.title)} with ${by}`}
              onClick={() => decline(table.id)}
            >
              Not this time
            </button>
          </span>
        </div>
      ))}
    </section>
  )
}
