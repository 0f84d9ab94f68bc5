import { Icon, type BoardModule } from '@eldertable/board-kit'
import type { AnyTitle, Seat } from '@eldertable/kernel'
import { useEffect, useState } from 'react'
import type { PlayedTable } from '../session/session.ts'
import { tellingOf } from '../table/telling.ts'
import { flagged } from '../table/turning-points.ts'
import type { Reel } from './reel.ts'

const SPEEDS = [1, 2, 4] as const
const STEP = 700

/** The timeline in place of the slip: one bar a turn, flags for what mattered, and the transport. */
export function ReplayBar({
  reel,
  board,
  title,
  table,
  position,
  eyes,
  canChooseEyes,
  onPosition,
  onEyes,
  onFork,
  onClose,
}: {
  reel: Reel
  board: BoardModule
  title: AnyTitle
  table: PlayedTable
  position: number
  eyes: Seat | null
  canChooseEyes: boolean
  onPosition: (position: number) => void
  onEyes: (eyes: Seat | null) => void
  onFork: () => void
  onClose: () => void
}) {
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<number>(1)
  useEffect(() => {
    if (!isPlaying) return
    if (position >= reel.length) {
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => onPosition(position + 1), STEP / speed)
    return () => clearTimeout(timer)
  }, [isPlaying, position, speed, reel, onPosition])
  const words = tellingOf(table)
  const last = table.log.at(-1)?.event
  const turn = reel.turns.findLastIndex((one) => one.position <= position)
  const go = (to: number) => onPosition(Math.max(0, Math.min(reel.length, to)))
  return (
    <section className="prompt replay" aria-label="Replay">
      <div className="eyebrow">
        <em>Replay</em>
        <span>{`Turn ${turn + 1} of ${reel.turns.length} · pick ${position} of ${reel.length}`}</span>
      </div>
      <p className="replay-caption">
        {last === undefined ? '' : title.text.events[last.key]?.(last.is as never, words)}
      </p>
      <Timeline {...{ reel, board, position, go }} />
      <input
        type="range"
        className="scrub"
        min={0}
        max={reel.length}
        value={position}
        aria-label="Position in the match"
        onChange={(event) => go(Number(event.target.value))}
      />
      <div className="opts">
        <button type="button" className="opt small" onClick={() => go(0)}>
          <span>To the start</span>
        </button>
        <button type="button" className="opt small" onClick={() => go(position - 1)}>
          <span>Back</span>
        </button>
        <button type="button" className="opt small go" onClick={() => setPlaying(!isPlaying)}>
          <span>{isPlaying ? 'Pause' : 'Play'}</span>
        </button>
        <button type="button" className="opt small" onClick={() => go(position + 1)}>
          <span>On</span>
        </button>
        <button type="button" className="opt small" onClick={() => go(reel.length)}>
          <span>To the end</span>
        </button>
        <button
          type="button"
          className="opt small"
          onClick={() => setSpeed(SPEEDS[(SPEEDS.indexOf(speed as 1) + 1) % SPEEDS.length] ?? 1)}
        >
          <span>{`Speed ${speed}×`}</span>
        </button>
        {canChooseEyes ? (
          <label className="eyes">
            Seen by{' '}
            <select
              value={eyes ?? ''}
              onChange={(event) =>
                onEyes(event.target.value === '' ? null : Number(event.target.value))
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
        <button type="button" className="opt small" onClick={onFork}>
          <span>Play on from here</span>
        </button>
        <button type="button" className="opt small" onClick={onClose}>
          <span>Back to the table</span>
        </button>
      </div>
    </section>
  )
}

function Timeline({
  reel,
  board,
  position,
  go,
}: {
  reel: Reel
  board: BoardModule
  position: number
  go: (position: number) => void
}) {
  const most = Math.max(1, ...reel.turns.map(({ picks }) => picks))
  const width = 100 / Math.max(1, reel.turns.length)
  return (
    <div className="timeline" aria-hidden="true">
      {reel.turns.map((turn) => (
        <button
          key={turn.position}
          type="button"
          tabIndex={-1}
          className={turn.position <= position ? 'past' : ''}
          style={{
            width: `${width}%`,
            height: `${30 + (70 * turn.picks) / most}%`,
            background: `var(--seat-${turn.seat + 1})`,
          }}
          onClick={() => go(turn.position)}
        />
      ))}
      {flagged(reel.log, board.flags).map(({ turn, told }) => (
        <span
          key={`${told.position}-${told.event.key}`}
          className="timeline-flag"
          style={{ left: `${(turn - 0.5) * width}%` }}
        >
          <Icon name={board.flags[told.event.key] ?? 'check-mark'} />
        </span>
      ))}
    </div>
  )
}
