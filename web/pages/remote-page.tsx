import { useEffect, useMemo, useState } from 'preact/compat'
import { Link, useLocation } from 'wouter-preact'
import { DeadEnd } from '../lobby/dead-end.tsx'
import { Gathering, UnderWay } from '../lobby/gathering.tsx'
import { signInAsGuest, rematch, sentenceOf } from '../remote/api.ts'
import { RemoteMatch } from '../remote/remote-match.ts'
import { isTableId } from '../remote/table-id.ts'
import { pageLink } from '../remote/page-link.ts'
import { useSession } from '../session/use-session.ts'
import { settings } from '../settings/store.ts'
import { TablePage } from '../table/table-page.tsx'

/** More than the server knows to say. */
const NO_TABLE =
  'There is no such table. Its link may not be whole, or whoever runs the server has cleared it away.'
/** Milliseconds after which whoever waits is told why, and shown the way out. */
const PATIENCE = 1500

/** A table whose match runs on the server. */
export function RemotePage({ id, isReplay = false }: { id: string; isReplay?: boolean }) {
  const [problem, setProblem] = useState<string>()
  const [isGuest, setGuest] = useState(false)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!isTableId(id)) return
    // Whoever only looks needs no name; it is asked when one sits down.
    signInAsGuest(settings().name).then(
      () => setGuest(true),
      (error: unknown) => setProblem(sentenceOf(error)),
    )
  }, [id, tries])
  if (!isTableId(id)) return <DeadEnd sentence={NO_TABLE} />
  if (problem !== undefined)
    return (
      <DeadEnd
        sentence={problem}
        onAgain={() => {
          setProblem(undefined)
          setTries(tries + 1)
        }}
      />
    )
  if (!isGuest) return <Finding />
  return <Watched id={id} isReplay={isReplay} />
}

function Watched({ id, isReplay }: { id: string; isReplay: boolean }) {
  const session = useMemo(() => new RemoteMatch(id, pageLink), [id])
  const [, go] = useLocation()
  const table = useSession(session, () => (session.isThere ? session.get() : null))
  const refusal = useSession(session, () => session.refusal)
  if (refusal !== undefined)
    return <DeadEnd sentence={refusal.reason === 'no-such-table' ? NO_TABLE : refusal.sentence} />
  if (table === null) return <Finding />
  if (table.view === null)
    return table.status === 'finished' ? (
      <DeadEnd sentence="Everybody has got up from this table before it began.">
        <Link href={`/new/${table.title}`} className="btn">
          Open a table of your own
        </Link>
      </DeadEnd>
    ) : (
      <Gathering table={table} onShun={(wish) => session.business.shun(wish)} />
    )
  // To ask for another match where one of the others has already done so is to say yes.
  const again = async () =>
    go(
      `/t/${table.reader === null && table.rematch !== null ? table.rematch : (await rematch(id)).id}`,
    )
  const page = (
    <TablePage
      session={session}
      isReplay={isReplay}
      onAgain={() => {
        again().catch((error: unknown) => session.business.say(sentenceOf(error)))
      }}
    />
  )
  if (isReplay) return page
  return (
    <UnderWay table={table} onShun={(wish) => session.business.shun(wish)}>
      {page}
    </UnderWay>
  )
}

/** Nothing to be seen yet: after a moment, a way out as well. */
function Finding() {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  if (!isLong) return <p className="quiet late">Finding the table.</p>
  return (
    <DeadEnd
      title="Still looking"
      sentence="The table has not answered yet. It may come any moment."
    />
  )
}
