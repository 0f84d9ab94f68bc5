import '../styles/waiting-room.css'
import type { GameEntry } from '@eldertable/kernel'
import type { ShunBody } from '@eldertable/protocol/wire.ts'
import { PageFrame } from '../pages/page-frame.tsx'
import type { MatchOnScreen } from '../session/session.ts'
import { BringOthers } from './bring-others.tsx'
import { useArrivals } from './use-arrivals.ts'
import { isFree, WaitingSeats } from './waiting-seats.tsx'

/** A match that is under way and has seats for friends, for whoever has brought it here: first the link. */
export function FreeSeats({
  table,
  game,
  onShun,
  onPlay,
}: {
  table: MatchOnScreen
  game: GameEntry | undefined
  onShun: (wish: ShunBody) => Promise<void>
  onPlay: () => void
}) {
  const name = game?.title.text.name ?? table.title
  const { news, unseen } = useArrivals(table, name)
  const isFull = table.seats.every((_, seat) => !isFree(table, seat))
  return (
    <PageFrame title={unseen === '' ? `Bring your friends · ${name}` : `● ${unseen} · ${name}`}>
      <div className="waiting-room">
        <div className="gathering">
          <h1>{name}</h1>
          <BringOthers id={table.id} code={table.code} game={name} isFull={isFull} />
          <p className="arrived" role="status">
            {news}
          </p>
          <WaitingSeats {...{ table, onShun }} title={game?.title} />
          <div className="opts">
            <button type="button" className={isFull ? 'opt go' : 'opt'} onClick={onPlay}>
              <span>
                To the table
                {isFull ? null : <small>the match waits where a free seat is asked</small>}
              </span>
            </button>
          </div>
        </div>
      </div>
    </PageFrame>
  )
}
