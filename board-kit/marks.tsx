import type { Seat } from '@eldertable/kernel'
import { createContext, useContext, useLayoutEffect, useRef, useState } from 'preact/compat'
import { SeatMark, SeatShape } from './seat-mark.tsx'

/** What a seat has to do with a target: it points at it, or suggests it to who is asked. */
export interface TargetMark {
  seat: Seat
  kind: 'aim' | 'suggestion'
}

/** The marks of a board by target (`kind:number`). The frame gives them, and every `Target` draws its own. */
export const MarkedTargets = createContext<ReadonlyMap<string, readonly TargetMark[]>>(new Map())

/** The size of a mark on screen, and how much the next one covers of it, in pixels. */
const SIZE = 24
const STEP = 18

interface Place {
  x: number
  y: number
  width: number
  height: number
  /** How much of the board's own measure is a pixel. */
  pixel: number
}

/** The marks of a target that is no part of a drawing, such as a card to press, in a corner of its own. */
export function CardMarks({ target }: { target: string }) {
  const marks = useContext(MarkedTargets).get(target)
  if (marks === undefined) return null
  return (
    <i className="card-marks" aria-hidden="true">
      {marks.map(({ seat, kind }) => (
        <SeatMark key={`${kind}-${seat}`} seat={seat} size={SIZE} />
      ))}
    </i>
  )
}

/** The marks of one target, in the upper right corner of whatever is drawn in it. */
export function MarksOf({ target }: { target: string }) {
  const marks = useContext(MarkedTargets).get(target)
  return marks === undefined ? null : <Marks marks={marks} />
}

function Marks({ marks }: { marks: readonly TargetMark[] }) {
  const own = useRef<SVGGElement>(null)
  const [place, setPlace] = useState<Place>()
  // While nothing is drawn here, the box round the parent is that of the target alone.
  useLayoutEffect(() => {
    const target = own.current?.parentElement
    if (!(target instanceof SVGGraphicsElement)) return
    const { x, y, width, height } = target.getBBox()
    setPlace({ x, y, width, height, pixel: 1 / (target.getScreenCTM()?.a ?? 1) })
  }, [])
  return (
    <g ref={own} className="marks" aria-hidden="true">
      {place === undefined ? null : <PlacedMarks marks={marks} place={place} />}
    </g>
  )
}

function PlacedMarks({ marks, place }: { marks: readonly TargetMark[]; place: Place }) {
  const { x, y, width, height, pixel } = place
  const aim = marks.find(({ kind }) => kind === 'aim')
  const inset = insetOf(Math.min(width, height) / pixel) * pixel
  return (
    <>
      {aim === undefined ? null : (
        <rect
          className="aim-glow"
          x={x}
          y={y}
          width={width}
          height={height}
          rx={4 * pixel}
          style={{ color: `var(--seat-${aim.seat + 1})` }}
          stroke="currentColor"
          strokeWidth={4 * pixel}
        />
      )}
      {marks.map(({ seat, kind }, i) => (
        <g key={`${kind}-${seat}`} className={kind}>
          <SeatShape
            seat={seat}
            x={x + width - inset - i * STEP * pixel}
            y={y + inset}
            size={SIZE * pixel}
          />
        </g>
      ))}
    </>
  )
}

/** How far from the corner the middle of a mark stands: inside a large target, but not all over a small one. */
function insetOf(side: number): number {
  return Math.max(-SIZE / 4, Math.min(SIZE / 2, (side - SIZE * 1.5) / 2))
}
