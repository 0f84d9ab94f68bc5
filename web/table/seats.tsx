import { SeatMark, type BoardModule } from '@eldertable/board-kit'
import type { Option } from '@eldertable/kernel'
import type { BegunMatch } from '../session/session.ts'
import { whoseTurn } from './doer.ts'

/** The seats in turn order from top to bottom, and the facts of the table at the foot. */
export function Seats({
  table,
  board,
  aimed,
  onSeatBot,
}: {
  table: BegunMatch
  board: BoardModule
  aimed: Option | null
  onSeatBot: (seat: number) => void
}) {
  const open = table.view.table
  const { decision } = table.view
  const asked = decision?.seat ?? null
  const turn = whoseTurn(board, table)
  return (
    <aside className="seats" aria-label="Seats" tabIndex={0}>
      <div className="rail-h">
        <b>Seats</b>
        <span>{board.progress(open)}</span>
      </div>
      <div className="seat-list">
        {table.seats.map((sitter, seat) => {
          const figure = board.figure(open, seat)
          const isAsked = asked === seat
          const isReader = table.reader === seat
          return (
            <section
              key={sitter.name}
              className={isAsked ? 'seat turn' : 'seat'}
              aria-label={sitter.name}
              aria-current={isAsked ? 'true' : undefined}
            >
              {isAsked ? (
                <span className="flag">
                  {!isReader
                    ? 'Deciding'
                    : turn === undefined || turn === seat
                      ? 'Your turn'
                      : 'Your answer'}
                </span>
              ) : null}
              <div className="who">
                <SeatMark seat={seat} size={34} hollow={!sitter.present} />
                <div>
                  <div className="nm">{sitter.name}</div>
                  <div className="role">
                    {sitter.heldBy !== null
                      ? 'held by a bot'
                      : sitter.present
                        ? roleOf(sitter.player, isReader, board.standing(open, seat))
                        : 'away'}
                  </div>
                </div>
                <div className="big">
                  {figure.value}
                  <small>{figure.label}</small>
                </div>
              </div>
              <div className="chips">
                <board.SeatChips table={open} seat={seat} aimed={aimed} decision={decision} />
              </div>
              {sitter.present || sitter.heldBy !== null || sitter.player !== 'person' ? null : (
                <button type="button" className="btn" onClick={() => onSeatBot(seat)}>
                  Seat a bot until they are back
                </button>
              )}
            </section>
          )
        })}
      </div>
      <div className="facts">
        <board.Facts table={open} />
      </div>
    </aside>
  )
}

/** Who plays a seat and as what, short enough for one line: of the others only what they play, where there is that. */
function roleOf(player: string, isReader: boolean, standing: string | undefined): string {
  if (standing === undefined) {
    if (player === 'person') return isReader ? 'You' : 'At the table'
    return player === 'bot:random' ? 'Bot, rolls for it' : 'Bot'
  }
  if (player === 'person') return isReader ? `You · ${standing}` : standing
  return `Bot · ${standing}`
}
