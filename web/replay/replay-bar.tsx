import type { BoardModule } from '@eldertable/board-kit'
import type { AnyTitle, Seat } from '@eldertable/kernel'
import { lazyPart } from '../lazy-part.tsx'
import type { MatchNotes } from '../notes/match-notes.ts'
import type { BegunMatch, Told } from '../session/session.ts'
import { tellingOf } from '../table/told/telling.ts'
import type { ReplaySource } from './replay-source.ts'
import { MomentLink } from './moment-link.tsx'
import { Timeline } from './timeline.tsx'
import { Transport } from './transport.tsx'
import type { Playing } from './use-playing.ts'

const NoteOfMoment = lazyPart(
  async () => (await import('../notes/note-of-moment.tsx')).NoteOfMoment,
)

/** The timeline in place of the slip: one bar a turn, flags for what mattered, and the transport. */
export function ReplayBar({
  replay,
  board,
  title,
  table,
  position,
  eyes,
  playing,
  notes,
  onPosition,
  onEyes,
  onFork,
  onClose,
}: {
  replay: ReplaySource
  board: BoardModule
  title: AnyTitle
  table: BegunMatch
  position: number
  eyes: Seat | null
  playing: Playing
  /** What the reader notes for themselves; absent where nothing is kept. */
  notes: MatchNotes | undefined
  onPosition: (position: number) => void
  /** Absent where one looks through one's own eyes alone. */
  onEyes: ((eyes: Seat | null) => void) | undefined
  /** Absent where one can't play on from here. */
  onFork: (() => void) | undefined
  onClose: () => void
}) {
  // Flags stand for moments before and after this one, so they are told as one looks back from the end.
  const end = replay.view(replay.length, eyes) ?? table.view
  const tell = (told: Told, view = table.view) =>
    title.text.events[told.event.key]?.(told.event.is as never, tellingOf({ ...table, view })) ?? ''
  const turn = replay.turns.findLastIndex((one) => one.position <= position)
  const caption = captionsOf(table, board, position)
    .map((told) => tell(told))
    .join(' ')
  const go = (to: number) => onPosition(Math.max(replay.earliest, Math.min(replay.length, to)))
  return (
    <section className="prompt replay" aria-label="Replay">
      <div className="lines">
        <div className="eyebrow">
          <em>Replay</em>
          <span>{`Turn ${turn + 1} of ${replay.turns.length} · pick ${position} of ${replay.length}`}</span>
        </div>
        <p
          className="replay-caption"
          title={caption}
          aria-live={playing.isPlaying ? 'off' : 'polite'}
        >
          {caption}
        </p>
      </div>
      <Timeline {...{ replay, board, position, go }} tell={(told) => tell(told, end)} />
      <input
        type="range"
        className="scrub"
        min={replay.earliest}
        max={replay.length}
        value={position}
        aria-label="Position in the match"
        onChange={(event) => go(Number(event.currentTarget.value))}
      />
      <div className="opts">
        <Transport
          isPlaying={playing.isPlaying}
          position={position}
          first={replay.earliest}
          last={replay.length}
          onGo={go}
          onPlaying={playing.setPlaying}
        />
        <button type="button" className="opt small" onClick={playing.goFaster}>
          <span>{`Speed ${playing.speed}×`}</span>
        </button>
        {onEyes !== undefined ? (
          <label className="eyes">
            <span>Seen by</span>
            <select
              value={eyes ?? ''}
              onChange={(event) =>
                onEyes(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))
              }
            >
              <option value="">everyone</option>
              {table.seats.map((sitter, seat) => (
                <option key={sitter.name} value={seat}>
                  {sitter.name}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        {onFork === undefined ? null : (
          <button type="button" className="opt small" onClick={onFork}>
            <span>Play on from here</span>
          </button>
        )}
        {notes === undefined ? null : (
          <NoteOfMoment {...{ notes, position }} onMoment={onPosition} />
        )}
        {table.connection === 'here' ? null : <MomentLink id={table.id} position={position} />}
        {/* While the match runs, the band has it. */}
        {onEyes === undefined || table.status === 'playing' ? null : (
          <button type="button" className="opt small leave" onClick={onClose}>
            Back to the table
          </button>
        )}
      </div>
    </section>
  )
}

/** What this pick came to: all that mattered of it, or else the last thing that happened; while it plays, just that. */
function captionsOf(
  { log, view }: BegunMatch,
  { milestones }: BoardModule,
  position: number,
): Told[] {
  const mattered = log.filter(
    (told) => told.position === position && Object.hasOwn(milestones, told.event.key),
  )
  const isOver = view.decision !== null || view.table.outcome !== null
  return isOver && mattered.length > 0 ? mattered : log.slice(-1)
}
