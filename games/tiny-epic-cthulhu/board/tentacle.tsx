import { Glyph, Lettering } from '@eldertable/board-kit'
import { CHAOS, ELDRITCH } from '../pieces/colours.ts'
import { BLOOD, inkOf, LAMP_EDGE, letterOf, NAVY, SEA } from './inks.ts'

/** There, an empty space for one, the kind of which there is none, about to come, or about to go. */
export type Look = 'there' | 'empty' | 'none' | 'coming' | 'going'

/** Each kind has a shape of its own: square, triangle, disc, diamond, hexagon. */
function outline(kind: number, x: number, y: number, size: number): string {
  const r = size / 2
  switch (kind) {
    case 0:
      return `M${x - r} ${y - r}h${size}v${size}h${-size}z`
    case 1:
      return `M${x} ${y - r - 2}L${x + r + 2.5} ${y + r + 0.5}H${x - r - 2.5}z`
    case 2:
      return `M${x - r} ${y}a${r} ${r} 0 1 0 ${size} 0a${r} ${r} 0 1 0 ${-size} 0`
    case CHAOS:
      return `M${x} ${y - r - 2}L${x + r + 2} ${y}L${x} ${y + r + 2}L${x - r - 2} ${y}z`
    default:
      return `M${x - r} ${y - r / 2}L${x} ${y - r - 1}L${x + r} ${y - r / 2}V${y + r / 2}L${x} ${y + r + 1}L${x - r} ${y + r / 2}z`
  }
}

/** A tentacle inside a board: colour and shape always go together, and the letter where it can be read. */
export function Tentacle({
  kind,
  x,
  y,
  size,
  look = 'there',
  isOnRail = false,
}: {
  kind: number
  x: number
  y: number
  size: number
  look?: Look
  isOnRail?: boolean
}) {
  const d = outline(kind, x, y, size)
  if (look === 'empty')
    return (
      <path
        d={d}
        fill="#0000000a"
        stroke={isOnRail ? `color-mix(in srgb, ${inkOf(kind)} 45%, currentColor)` : inkOf(kind)}
        strokeWidth={1.3}
        strokeDasharray="2.5 2"
        opacity=".8"
      />
    )
  if (look === 'none')
    return (
      <>
        <path d={d} fill="none" stroke={NAVY} strokeWidth={1.2} />
        <Mark kind={kind} x={x} y={y} size={size} ink={NAVY} />
      </>
    )
  return (
    <g opacity={look === 'going' ? 0.7 : 1}>
      <path
        d={d}
        fill={inkOf(kind)}
        stroke={look === 'coming' ? LAMP_EDGE : '#fff7e4'}
        strokeWidth={look === 'coming' ? 2 : 1.2}
        strokeDasharray={look === 'coming' ? '3 2.5' : undefined}
        fillOpacity={look === 'coming' ? 0.72 : 1}
      />
      <Mark kind={kind} x={x} y={y} size={size} />
      {look === 'going' ? <Strike x={x} y={y} size={size} /> : null}
    </g>
  )
}

/** A stroke through what would go. */
export function Strike({ x, y, size }: { x: number; y: number; size: number }) {
  const reach = size * 0.62
  const d = `M${x - reach} ${y + reach}L${x + reach} ${y - reach}`
  return (
    <>
      <path d={d} stroke="#fff7e4" strokeWidth={5.5} />
      <path d={d} stroke={BLOOD} strokeWidth={3} />
    </>
  )
}

function Mark({
  kind,
  x,
  y,
  size,
  ink,
}: {
  kind: number
  x: number
  y: number
  size: number
  /** Instead of white, where the shape is not filled. */
  ink?: string
}) {
  if (kind === ELDRITCH)
    return <Glyph name="ringed-tentacle" x={x} y={y} size={size * 0.74} fill={ink ?? '#f1e8d3'} />
  const isTriangle = kind === 1
  return (
    <Lettering
      x={x}
      y={y + size * (isTriangle ? 0.43 : 0.28)}
      size={size * (isTriangle ? 0.76 : 0.84)}
      weight={800}
      fill={ink ?? '#fff'}
      isFine
    >
      {letterOf(kind)}
    </Lettering>
  )
}

/** A row of spaces for one kind: those that are there first, then what would come, then what is empty. */
export function TentacleRow({
  kind,
  count,
  spaces,
  x,
  y,
  size,
  step,
  change = 0,
  fresh = 0,
  isOnRail = false,
}: {
  kind: number
  count: number
  spaces: number
  x: number
  y: number
  size: number
  step: number
  /** How many would come, or, below zero, go. */
  change?: number
  /** How many of those that are there have just come. */
  fresh?: number
  /** Whether it lies in the room and not on print: then its edges follow the theme. */
  isOnRail?: boolean
}) {
  return Array.from({ length: Math.max(spaces, count + change) }, (_, i) => {
    const place = x + i * step
    return (
      <g key={place}>
        {i < count && i >= count - fresh ? <JustCome x={place} y={y} size={size} /> : null}
        <Tentacle
          kind={kind}
          x={place}
          y={y}
          size={size}
          look={look(i, count, change)}
          isOnRail={isOnRail}
        />
      </g>
    )
  })
}

/** A ring round what the latest pick has brought. */
export function JustCome({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <circle
      cx={x}
      cy={y}
      r={size * 0.78}
      fill={SEA}
      fillOpacity={0.19}
      stroke={SEA}
      strokeWidth={1.6}
    />
  )
}

function look(place: number, count: number, change: number): Look {
  if (place < Math.min(count, count + change)) return 'there'
  if (place < count) return 'going'
  return place < count + change ? 'coming' : 'empty'
}

/** A tentacle in running text and panels; the words beside it name it. */
export function TentacleMark({ kind, size = 20 }: { kind: number; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" aria-hidden="true" className="mark">
      <Tentacle kind={kind} x={13} y={13} size={19} />
    </svg>
  )
}
