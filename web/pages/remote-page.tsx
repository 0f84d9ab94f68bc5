import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { WaitingRoom } from '../lobby/waiting-room.tsx'
import { beGuest, rematch } from '../remote/api.ts'
import { RemoteTable } from '../remote/remote-table.ts'
import { connection } from '../remote/socket.ts'
import { useSettings } from '../settings/store.ts'
import { TablePage } from '../table/table-page.tsx'

/** A table whose match runs on the server. */
export function RemotePage({ id }: { id: string }) {
  const { name } = useSettings()
  const [problem, setProblem] = useState<string>()
  const [isGuest, setGuest] = useState(false)
  useEffect(() => {
    beGuest(name).then(
      () => setGuest(true),
      (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
    )
  }, [name])
  if (problem !== undefined) return <p className="quiet">{problem}</p>
  if (!isGuest) return <p className="quiet">Finding the table.</p>
  return <Watched id={id} />
}

function Watched({ id }: { id: string }) {
  const session = useMemo(() => new RemoteTable(id, connection), [id])
  const [, go] = useLocation()
  const table = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => (session.isThere ? session.get() : null),
  )
  if (table === null) return <p className="quiet">Finding the table.</p>
  if (table.view === null) return <WaitingRoom table={table} />
  const again = async () => go(`/t/${table.rematch ?? (await rematch(id)).id}`)
  return <TablePage session={session} onAgain={() => void again()} />
}
