import { useEffect, useState } from 'preact/compat'
import { useLocation } from 'wouter-preact'
import type { LocalMatch } from '../local/local-match.ts'
import { localMatch, openAgain } from '../local/local-matches.ts'
import { lazyPart } from '../lazy-part.tsx'
import { TablePage } from '../table/table-page.tsx'

const DeadEnd = lazyPart(async () => (await import('../lobby/dead-end.tsx')).DeadEnd)

const TakeOnline = lazyPart(async () => (await import('../lobby/take-online.tsx')).TakeOnline)

/** A table whose match runs in this browser. */
export function LocalPage({
  id,
  isReplay = false,
  isGoingOnline = false,
}: {
  id: string
  isReplay?: boolean
  /** Whether the match is to go on online, with friends. */
  isGoingOnline?: boolean
}) {
  const [session, setSession] = useState<LocalMatch | null>()
  const [, go] = useLocation()
  useEffect(() => {
    let isWanted = true
    void localMatch(id).then((table) => {
      if (isWanted) setSession(table ?? null)
    })
    return () => {
      isWanted = false
    }
  }, [id])
  if (session === undefined) return <p className="quiet">Setting the board.</p>
  if (session === null)
    return (
      <DeadEnd sentence="This table is not in this browser. It may be in another one, or cleared away." />
    )
  if (isGoingOnline) return <TakeOnline match={session} />
  const again = async () => {
    const next = await openAgain(session)
    if (next !== undefined) go(`/local/${next}`)
  }
  // Another table is another page: nothing of this one stays on the screen.
  return (
    <TablePage
      key={session.id}
      session={session}
      isReplay={isReplay}
      onAgain={() => void again()}
    />
  )
}
