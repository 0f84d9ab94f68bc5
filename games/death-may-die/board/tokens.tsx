import { Glyph, MonsterToken, ReadableSize, SeatShape, type IconName } from '@eldertable/board-kit'
import type { Gate } from '../pieces/map.ts'
import type { Thing } from '../state.ts'
import type { Cell } from './cells.ts'
import { thingIcons } from './icons.ts'
import { Badge, Mark } from './numbers.tsx'
import { BLOOD, CREAM, INK, OXBLOOD, PALE } from './inks.ts'
import { mostMarkers } from '../text/tokens.ts'

/** How many wounds something can still take, in a heart. */
export function Heart({ x, y, size, count }: Cell & { count: number }) {
  const scale = Math.max(1, size / 24)
  return (
    <g transform={`translate(${x},${y}) scale(${scale})`}>
      <path
        d="M0 12C-19 0 -13 -12 -6 -11C-3 -11 -1 -9 0 -7C1 -9 3 -11 6 -11C13 -12 19 0 0 12z"
        fill={BLOOD}
        stroke={CREAM}
        strokeWidth={1.6}
      />
      <Mark x={0} y={5.6} size={17.5} scale={scale} fill="#fff">
        {count}
      </Mark>
    </g>
  )
}

/** Where the heart of an enemy is; it is drawn once more above the light on it. */
export const FoeHeart = ({ x, y, size, left }: Cell & { left: number }) => (
  <Heart x={x + size * 0.3} y={y + size * 0.3} size={size * 0.58} count={left} />
)

export const ElderHeart = ({ x, y, size, left }: Cell & { left: number }) => (
  <Heart x={x + size * 0.45} y={y + size * 0.42} size={size * 0.56} count={left} />
)

/** Figures of a kind that nobody could tell apart: what each can still take, and how many they are. */
export function Foes({
  icon,
  x,
  y,
  size,
  left,
  count,
}: Cell & { icon: IconName; left: number; count: number }) {
  const token = size * 0.82
  return (
    <g>
      {count > 1 ? <MonsterToken icon={icon} x={x + 4} y={y - 4} size={token} /> : null}
      <MonsterToken icon={icon} x={x} y={y} size={token} />
      <FoeHeart {...{ x, y, size, left }} />
      <FoeCount {...{ x, y, size, count }} />
    </g>
  )
}

/** How many they are, where they are several; like the heart it is drawn once more above the light. */
export function FoeCount({ x, y, size, count }: Cell & { count: number }) {
  if (count < 2) return null
  return (
    <Badge
      ground={
        <circle
          cx={x - size * 0.32}
          cy={y - size * 0.3}
          r={Math.max(12, size * 0.22)}
          fill={CREAM}
          stroke={INK}
        />
      }
      x={x - size * 0.32}
      y={y - size * 0.3 + 6}
      size={17.5}
      fill={INK}
    >
      {`×${count}`}
    </Badge>
  )
}

/** The Elder One on the map, larger than all else. */
export function ElderFigure({ icon, x, y, size, left }: Cell & { icon: IconName; left: number }) {
  const radius = size * 0.62
  return (
    <g>
      <circle cx={x} cy={y} r={radius} fill={OXBLOOD} stroke="#f5bd4f" strokeWidth={2.5} />
      <circle
        cx={x}
        cy={y}
        r={radius - 4}
        fill="none"
        stroke="#ef8079"
        strokeWidth={1.5}
        strokeDasharray="5 3"
      />
      <Glyph name={icon} x={x} y={y} size={size * 0.92} fill="#9fd8b8" />
      <ElderHeart {...{ x, y, size, left }} />
    </g>
  )
}

const gateColours: Readonly<Record<Gate, string>> = {
  red: '#a02a2c',
  yellow: '#8f6b0c',
  blue: '#275a96',
}

/** An archway with the first letter of its colour; boarded up while a Shutter bars it. */
export function GateToken({
  gate,
  isBarred,
  x,
  y,
  size,
}: Cell & { gate: Gate; isBarred: boolean }) {
  return (
    <g transform={`translate(${x},${y}) scale(${size / 52})`}>
      <path
        d="M-20 20V-4a20 20 0 0 1 40 0V20z"
        fill={gateColours[gate]}
        stroke={INK}
        strokeWidth={2.5}
      />
      <path d="M-14 20V-3a14 14 0 0 1 28 0V20z" fill="none" stroke={CREAM} strokeWidth={1.5} />
      <Glyph name="magic-portal" x={0} y={0} size={26} fill={CREAM} />
      <Badge
        ground={
          <rect
            x={-10}
            y={6}
            width={20}
            height={20}
            rx={2}
            fill={CREAM}
            stroke={INK}
            strokeWidth={1.5}
          />
        }
        x={0}
        y={22.5}
        size={19}
        scale={size / 52}
        fill={INK}
      >
        {gate.charAt(0).toUpperCase()}
      </Badge>
      {isBarred ? (
        <path
          d="M-23 -12L23 2M-23 2L23 -12"
          stroke="#6d4a22"
          strokeWidth={6}
          strokeLinecap="round"
        />
      ) : null}
    </g>
  )
}

/** One end of stairs or of a tunnel; both ends show the same number. */
export function WayToken({ icon, pair, x, y, size }: Cell & { icon: IconName; pair: number }) {
  return (
    <g transform={`translate(${x},${y}) scale(${size / 52})`}>
      <rect
        x={-16}
        y={-16}
        width={32}
        height={32}
        rx={3}
        fill={PALE}
        stroke={INK}
        strokeWidth={2}
      />
      <Glyph name={icon} x={0} y={0} size={25} fill={INK} />
      <Badge
        ground={<circle cx={15} cy={-15} r={11} fill={INK} stroke={PALE} strokeWidth={1.5} />}
        x={15}
        y={-8.8}
        size={18}
        scale={size / 52}
        fill={PALE}
      >
        {pair}
      </Badge>
    </g>
  )
}

/** A token of the episode with the markers on it. */
export function ThingToken({ thing, x, y, size }: Cell & { thing: Thing }) {
  const { kind, markers, isOpen } = thing
  const room = mostMarkers(kind) ?? 0
  return (
    <g transform={`translate(${x},${y}) scale(${size / 52})`}>
      <rect
        x={-18}
        y={-20}
        width={36}
        height={40}
        rx={4}
        fill={PALE}
        stroke={INK}
        strokeWidth={2}
        strokeDasharray={isOpen ? '4 3' : undefined}
      />
      <Glyph
        name={thingIcons[kind]}
        x={0}
        y={-4}
        size={26}
        fill={kind === 'retort' ? '#0e5c45' : INK}
      />
      {Array.from({ length: room }, (_, space) => (
        <rect
          key={space}
          x={0.7 - room * 3.7 + space * 7.4}
          y={11}
          width={6}
          height={6}
          fill={space < markers ? BLOOD : '#fff'}
          stroke={INK}
          strokeWidth={0.8}
        />
      ))}
    </g>
  )
}

/** A round token that lies on a space: fire, a R'lyeh token, a Lamp. */
export function Disc({
  icon,
  ground,
  ink,
  count,
  x,
  y,
  size,
}: Cell & { icon: IconName; ground: string; ink: string; count: number }) {
  return (
    <g transform={`translate(${x},${y}) scale(${size / 52})`}>
      <circle r={17} fill={ground} stroke={CREAM} strokeWidth={2} />
      <Glyph name={icon} x={0} y={0} size={24} fill={ink} />
      {count > 1 ? (
        // As large as on a large token, however small this one is.
        <g transform={`translate(14,12) scale(${Math.max(1, 52 / size)})`}>
          <Badge
            ground={<circle r={11} fill={INK} stroke={CREAM} strokeWidth={1.5} />}
            x={0}
            y={6}
            size={18}
            scale={Math.max(1, size / 52)}
            fill={CREAM}
          >
            {count}
          </Badge>
        </g>
      ) : null}
    </g>
  )
}

/** An investigator on the map; whose turn it is has a ring of light. */
export function HeroFigure({
  hero,
  isActive,
  x,
  y,
  size,
}: Cell & { hero: number; isActive: boolean }) {
  return (
    <g>
      <ellipse
        cx={x}
        cy={y + size * 0.36}
        rx={size * 0.3}
        ry={size * 0.09}
        fill="#000"
        opacity=".3"
      />
      {isActive ? (
        <g fill="none">
          <circle cx={x} cy={y} r={size * 0.44} stroke={INK} strokeWidth={4} />
          <circle cx={x} cy={y} r={size * 0.44} stroke={CREAM} strokeWidth={2} />
        </g>
      ) : null}
      {/* Who is who can be told wherever they are drawn. */}
      <ReadableSize value={0}>
        <SeatShape seat={hero} x={x} y={y} size={size * 0.66} />
      </ReadableSize>
    </g>
  )
}
