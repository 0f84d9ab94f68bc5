import { Icon, type BoardModule } from '@eldertable/board-kit'
import { useLayoutEffect, useRef, useState } from 'preact/compat'
import type { Told } from '../session/session.ts'
import { flagged, type TurningPoint } from '../table/ending/turning-points.ts'
import { gatherFlags, nextUnder, type Flag } from './gather-flags.ts'
import type { ReplaySource } from './replay-source.ts'

/** The width of a thumb in letters of the usual size, so that large text has the room it needs. */
const THUMB = 2.75

interface TimelineProps {
  replay: ReplaySource
  board: BoardModule
  position: number
  /** What happened, in a sentence. */
  tell: (told: Told) => string
  go: (position: number) => void
}

/** One bar a turn, and flags for what mattered. The bars are for the pointer; keys have the slider and the flags. */
export function Timeline({ replay, board, position, tell, go }: TimelineProps) {
  const [line, { width, room }] = useMeasures()
  const most = Math.max(1, ...replay.turns.map(({ picks }) => picks))
  const turns = Math.max(1, replay.turns.length)
  const flags = gatherFlags(
    flagged(replay.log, board.milestones),
    ({ turn }) => (turn - 0.5) / turns,
    width,
    room,
  )
  return (
    <div className="timeline" ref={line}>
      <div className="timeline-bars" aria-hidden="true">
        {replay.turns.map((turn) => (
          <button
            key={turn.position}
            type="button"
            tabindex={-1}
            className={turn.position <= position ? 'past' : ''}
            style={{
              width: `${100 / turns}%`,
              height: `${30 + (70 * turn.picks) / most}%`,
              background: `var(--seat-${turn.seat + 1})`,
            }}
            onClick={() => go(turn.position)}
          />
        ))}
      </div>
      {width > 0 && flags.length > 0 ? (
        <ul aria-label="Moments that mattered">
          {flags.map((flag) => (
            <li key={flag.moments[0].turn} style={{ left: flag.left, width: room }}>
              <FlagButton {...{ flag, board, position, tell, go }} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function FlagButton({
  flag: { moments },
  board,
  position,
  tell,
  go,
}: Omit<TimelineProps, 'replay'> & { flag: Flag<TurningPoint> }) {
  const [first, ...others] = moments
  const name = nameOf(moments, tell)
  const to = nextUnder([first.told.position, ...others.map(({ told }) => told.position)], position)
  return (
    <button type="button" aria-label={name} title={name} onClick={() => go(to)}>
      <span>
        <Icon name={board.milestones[first.told.event.key] ?? 'check-mark'} />
        {others.length > 0 ? moments.length : null}
      </span>
    </button>
  )
}

/** Every moment with its turn; where there are several, how many first. */
function nameOf(moments: readonly TurningPoint[], tell: (told: Told) => string): string {
  const each = moments.map(({ turn, told }) => `Turn ${turn}: ${tell(told)}`)
  return each.length === 1 ? each.join('') : [`${each.length} moments.`, ...each].join('\n')
}

/** The width of the timeline and the room a flag needs there, kept up to date; 0 until they are known. */
function useMeasures() {
  const line = useRef<HTMLDivElement>(null)
  const [measures, setMeasures] = useState({ width: 0, room: 0 })
  useLayoutEffect(() => {
    const box = line.current
    if (box === null) return
    const measure = () => {
      const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setMeasures({ width: box.clientWidth, room: THUMB * letter })
    }
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(box)
    return () => sizes.disconnect()
  }, [])
  return [line, measures] as const
}
