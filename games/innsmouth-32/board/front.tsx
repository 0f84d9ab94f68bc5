import { Glyph } from '@eldertable/board-kit'
import { FRONT, WIDTH } from './layout.ts'
import { BRASS, DIM, FACE, HOUSE, SILVER } from './inks.ts'
import { Lettering } from './legible.tsx'
import { Piles, Reel } from './piles.tsx'
import { FRAMES_WIDTH, Footlights, Frames } from './screen.tsx'
import { Slate, SLATE_SIZE } from './slate.tsx'
import type { I32Props } from './table.ts'

export const SCREEN = {
  x: (WIDTH - FRAMES_WIDTH) / 2 - 22,
  y: 30,
  width: FRAMES_WIDTH + 44,
  height: 226,
}
const WING = SCREEN.x
const FOLD = 15

/** The picture house: curtain, screen and footlights. */
export function House(props: I32Props) {
  return (
    <g>
      <Curtain />
      <rect
        {...SCREEN}
        fill="url(#i32-beam)"
        stroke="#e9eff0"
        strokeOpacity={0.6}
        strokeWidth={1.5}
      />
      <Footlights width={WIDTH} y={FRONT - 10} />
      <OnScreen {...props} />
    </g>
  )
}

/** The same from behind the camera: a viewfinder, the slate at hand. */
export function Viewfinder(props: I32Props) {
  const { x, y, width, height } = SCREEN
  const [right, low] = [x + width, y + height]
  return (
    <g>
      <rect width={WIDTH} height={FRONT} fill={HOUSE} />
      <rect {...SCREEN} fill="#20292c" />
      <g aria-hidden="true" fill="none" stroke={SILVER} strokeWidth={3}>
        <path d={`M${x + 40} ${y}H${x}V${y + 40}M${right - 40} ${y}H${right}V${y + 40}`} />
        <path d={`M${x + 40} ${low}H${x}V${low - 40}M${right - 40} ${low}H${right}V${low - 40}`} />
      </g>
      <g aria-hidden="true" stroke={DIM} strokeWidth={1} opacity={0.5}>
        <path d={`M${x + width / 3} ${y}V${low}M${x + (2 * width) / 3} ${y}V${low}`} />
      </g>
      <g aria-hidden="true">
        <circle cx={x + 14} cy={15} r={7} fill="#c8402c" />
        <Lettering x={x + 30} y={21} size={18} anchor="start" fill={SILVER} isFine>
          In the viewfinder
        </Lettering>
        <Glyph name="film-projector" x={right - 18} y={14} size={26} fill={DIM} />
      </g>
      <OnScreen {...props} />
    </g>
  )
}

function OnScreen(props: I32Props) {
  const { table, lit, onAim, onPick } = props
  return (
    <>
      <Reel table={table} x={WING / 2} y={64} />
      <Piles table={table} x={WING / 2 - 84} y={181} />
      <g transform={`translate(${SCREEN.x + 22},${SCREEN.y + 11})`}>
        <Frames {...{ table, lit, onAim, onPick }} />
      </g>
      <g transform={`translate(${WIDTH - WING / 2 - SLATE_SIZE.width / 2 + 1},12)`}>
        <Slate {...props} />
      </g>
    </>
  )
}

/** Folds at both sides, and a swag above. */
function Curtain() {
  const folds = Array.from({ length: Math.ceil(WING / FOLD) }, (_, i) => i)
  return (
    <g aria-hidden="true">
      <rect width={WIDTH} height={FRONT - 9} fill={HOUSE} />
      {folds.flatMap((i) =>
        [i * FOLD, WIDTH - (i + 1) * FOLD].map((x) => (
          <g key={x}>
            <rect
              x={x}
              width={FOLD}
              height={FRONT - 9}
              fill={i % 2 === 1 ? '#2a1517' : '#3a1a1c'}
            />
            <path
              d={`M${x + 7} 0V${FRONT - 9}`}
              stroke="#5d2a2b"
              strokeWidth={2}
              opacity={i % 2 === 1 ? 0.3 : 0.7}
            />
          </g>
        )),
      )}
      <path
        d={`M0 0H${WIDTH}V18C${WIDTH * 0.75} 42 ${WIDTH * 0.6} 28 ${WIDTH / 2} 28S${WIDTH * 0.25} 42 0 18Z`}
        fill="#431d1f"
        stroke={BRASS}
        strokeWidth={2}
      />
    </g>
  )
}

/** A heading over a row, with a few words at the other end. */
export function RowHeading({ y, title, note }: { y: number; title: string; note: string }) {
  return (
    <g>
      <Lettering x={4} y={y + 21} size={20} anchor="start" face={FACE} weight={400} fill={SILVER}>
        {title}
      </Lettering>
      <Lettering x={WIDTH - 4} y={y + 21} size={16.5} weight={500} anchor="end" fill={DIM} isFine>
        {note}
      </Lettering>
    </g>
  )
}
