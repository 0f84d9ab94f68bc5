import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { LocalTable } from '../local/local-table.ts'
import { localTable } from '../local/tables.ts'
import { TablePage } from '../table/table-page.tsx'

/** A table whose match runs in this browser. */
export function LocalPage({ id, isReplay = false }: { id: string; isReplay?: boolean }) {
  const [session, setSession] = useState<LocalTable | null>()
  const [, go] = useLocation()
  useEffect(() => {
    let isWanted = true
    void localTable(id).then((table) => {
      if (isWanted) setSession(table ?? null)
    })
    return () => {
      isWanted = false
    }
  }, [id])
  if (session === undefined) return <p className="quiet">Setting the board.</p>
  if (session === null)
    return (
      <p className="quiet">
        This table is not in this browser. <Link href="/">Back to the lobby</Link>
      </p>
    )
  return (
    <TablePage
      session={session}
      isReplay={isReplay}
      onAgain={() => go(`/new/${session.get().title}`)}
    />
  )
}
