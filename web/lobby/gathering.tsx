import type { ShunBody } from '@eldertable/protocol/wire.ts'
import { use, useState, type ReactNode } from 'preact/compat'
import { useLocation, useSearch } from 'wouter-preact'
import type { MatchOnScreen } from '../session/session.ts'
import { gameOf } from '../titles/games.ts'
import { FreeSeats } from './free-seats.tsx'
import { Invitation } from './invitation.tsx'
import { WaitingRoom } from './waiting-room.tsx'

interface Gathered {
  table: MatchOnScreen
  /** Whom one would rather not hear or meet. */
  onShun: (wish: ShunBody) => Promise<void>
}

/** A table that has not begun, as whoever looks needs it: a seat to take, or whom one waits for. */
export function Gathering(props: Gathered) {
  const { table } = props
  const loading = gameOf(table.title)
  const game = loading && use(loading)
  return table.reader === null && !table.isHost ? (
    <Invitation {...props} game={game} />
  ) : (
    <WaitingRoom {...props} game={game} />
  )
}

/** A match that is under way: where seats are free for friends, first the invitation, or for who has brought it the link. */
export function UnderWay({ children, ...props }: Gathered & { children: ReactNode }) {
  const { table } = props
  const [isLookingOn, setLookingOn] = useState(false)
  const [address, go] = useLocation()
  const isBringing = new URLSearchParams(useSearch()).has('bring')
  const loading = gameOf(table.title)
  const hasRoom = table.seats.some(({ free }) => free === true)
  const isStranger = table.reader === null && !table.isHost
  if (table.status !== 'playing' || loading === undefined) return children
  if (isStranger && hasRoom && !isLookingOn)
    return <Invitation {...props} game={use(loading)} onWatch={() => setLookingOn(true)} />
  if (!isStranger && isBringing)
    return (
      <FreeSeats {...props} game={use(loading)} onPlay={() => go(address, { replace: true })} />
    )
  return children
}
