import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { WaitingRoom } from '../lobby/waiting-room.tsx'
import { beGuest, rematch } from '../remote/api.ts'
import { RemoteMatch } from '../remote/remote-match.ts'
import { pageLink } from '../remote/page-link.ts'
import { useSettings } from '../settings/store.ts'
import { TablePage } from '../table/table-page.tsx'

/** A table whose match runs on the server. */
export function RemotePage({ id, isReplay = false }: { id: string; isReplay?: boolean }) {
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
  return <Watched id={id} isReplay={isReplay} />
}

function Watched({ id, isReplay }: { id: string; isReplay: boolean }) {
  const session = useMemo(() => new RemoteMatch(id, pageLink), [id])
  const [, go] = useLocation()
  const table = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => (session.isThere ? session.get() : null),
  )
  if (table === null) return <p className="quiet">Finding the table.</p>
  if (table.view === null) return <WaitingRoom table={table} />
  const again = async () => go(`/t/${table.rematch ?? (await rematch(id)).id}`)
  return <TablePage session={session} isReplay={isReplay} onAgain={() => void again()} />
}
