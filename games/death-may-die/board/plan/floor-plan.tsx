import { Glyph, Lettering } from '@eldertable/board-kit'
import type { Tile } from '../../pieces/tiles.ts'
import { tileNames } from '../../pieces/tiles.ts'
import { useWords } from '../numbers.tsx'
import { FAINT, FLOOR, INK, SHEET } from '../inks.ts'
import { furniture } from './furniture.ts'
import { DOORWAY, type Plan, type Rect, type Way } from './plan.ts'

const OUTER_WALL = 9
const INNER_WALL = 4
/** How far a door stands open, along the wall and across it. */
const AJAR = { along: 10, across: 25 }

/** The size of the names of rooms. */
const NAME = 17.5

const floors = ['planks', 'boards', 'flags', 'checks'] as const

/** What never moves: the sheet, floors, walls and doors. */
export function FloorPlan({ plan }: { plan: Plan }) {
  return (
    <g pointerEvents="none" aria-hidden="true">
      <Floors />
      <rect width={plan.width} height={plan.height} fill={SHEET} />
      {plan.tiles.map(({ name, at }) => (
        <g key={name}>
          <rect {...at} fill={FLOOR} />
          <rect {...at} fill={`url(#dmd-${floorOf(name)})`} />
          <Furniture at={at} name={name} />
        </g>
      ))}
      {plan.spaces.map(({ x, y, width, height }) => (
        <rect
          key={`${x} ${y}`}
          {...{ x, y, width, height }}
          fill="none"
          stroke={INK}
          strokeWidth={INNER_WALL}
        />
      ))}
      {plan.tiles.map(({ name, at }) => (
        <Walls key={name} at={at} />
      ))}
      {plan.ways.map((way) => (
        <Doorway key={`${way.between.join()} ${way.side}`} way={way} />
      ))}
    </g>
  )
}

/** The names of the rooms lie above the lamp's light. */
export function RoomNames({ plan }: { plan: Plan }) {
  if (!useWords()) return null
  return (
    <g pointerEvents="none" aria-hidden="true">
      {plan.tiles.map(({ name, at }) => (
        <RoomName key={name} at={at} name={tileNames[name]} />
      ))}
    </g>
  )
}

/** Every tile has a floor of its own, the same on every map. */
const floorOf = (tile: Tile): (typeof floors)[number] =>
  floors[Number.parseInt(tile, 10) % floors.length] ?? 'planks'

/** Clear of the inner walls of every tile. */
function Furniture({ at: { x, y, width, height }, name }: { at: Rect; name: Tile }) {
  return (
    <g opacity={0.5}>
      <Glyph
        name={furniture[name]}
        x={x + width * 0.8}
        y={y + height * 0.71}
        size={36}
        fill={FAINT}
      />
    </g>
  )
}

/** Walls between tiles, hatched as a surveyor does. */
function Walls({ at }: { at: Rect }) {
  return (
    <>
      <rect {...at} fill="none" stroke={INK} strokeWidth={OUTER_WALL} />
      <rect {...at} fill="none" stroke={FLOOR} strokeWidth={1.6} strokeDasharray="6 4" />
    </>
  )
}

/**
 * A gap in the wall. The leaf of a door swings east or north, where no name of a room is; a door that leads nowhere is
 * walled up.
 */
function Doorway({ way: { kind, x, y, side } }: { way: Way }) {
  const isUpright = side === 'east' || side === 'west'
  const half = DOORWAY / 2
  const depth = (kind === 'opening' ? INNER_WALL : OUTER_WALL) + 2
  return (
    <g transform={`translate(${x},${y}) rotate(${isUpright ? 0 : 270})`}>
      <rect x={-depth / 2} y={-half} width={depth} height={DOORWAY} fill={FLOOR} />
      {kind === 'door' ? (
        <path
          d={`M0 ${-half}l${AJAR.across} ${AJAR.along}M0 ${half}A${DOORWAY} ${DOORWAY} 0 0 0 ${AJAR.across} ${AJAR.along - half}`}
          fill="none"
          stroke={INK}
          strokeWidth={1.6}
        />
      ) : null}
      {kind === 'dead' ? (
        <path
          d={`M${-depth / 2} ${-half}h${depth}v${DOORWAY}h${-depth}zM${-depth / 2} -6h${depth}M${-depth / 2} 6h${depth}M0 -6V6`}
          fill="none"
          stroke={INK}
          strokeWidth={1.6}
        />
      ) : null}
    </g>
  )
}

function RoomName({ at: { x, y }, name }: { at: Rect; name: string }) {
  return (
    <>
      <rect
        x={x + 7}
        y={y + 7}
        width={name.length * NAME * 0.6 + 8}
        height={21}
        fill={FLOOR}
        opacity={0.92}
      />
      <Lettering x={x + 11} y={y + 23} size={NAME} anchor="start" face="var(--face-dmd)" fill={INK}>
        {name}
      </Lettering>
    </>
  )
}

function Floors() {
  const line = { stroke: FAINT, strokeWidth: 0.6, opacity: 0.55, fill: 'none' }
  const units = { patternUnits: 'userSpaceOnUse' }
  return (
    <defs>
      <pattern id="dmd-planks" width={24} height={9} {...units}>
        <path d="M0 .5H24M8 0V9" {...line} />
      </pattern>
      <pattern id="dmd-boards" width={9} height={26} {...units}>
        <path d="M.5 0V26M0 9H9" {...line} />
      </pattern>
      <pattern id="dmd-flags" width={26} height={22} {...units}>
        <path d="M0 .5H26M0 11.5H26M13 0V11M0 11V22M26 11V22" {...line} />
      </pattern>
      <pattern id="dmd-checks" width={20} height={21} {...units}>
        <path d="M0 0h10v10H0zM10 10h10v10H10z" fill={FAINT} opacity={0.16} />
      </pattern>
    </defs>
  )
}
