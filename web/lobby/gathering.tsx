import type { ShunBody } from '@eldertable/protocol/wire.ts'
import { use } from 'react'
import type { MatchOnScreen } from '../session/session.ts'
import { gameOf } from '../titles/games.ts'
import { Invitation } from './invitation.tsx'
import { WaitingRoom } from './waiting-room.tsx'

/** A table that has not begun, as whoever looks needs it: a seat to take, or whom one waits for. */
export function Gathering(props: {
  table: MatchOnScreen
  /** Whom one would rather not hear or meet. */
  onShun: (wish: ShunBody) => Promise<void>
}) {
  const { table } = props
  const loading = gameOf(table.title)
  const game = loading && use(loading)
  return table.reader === null && !table.isHost ? (
    <Invitation {...props} game={game} />
  ) : (
    <WaitingRoom {...props} game={game} />
  )
}
