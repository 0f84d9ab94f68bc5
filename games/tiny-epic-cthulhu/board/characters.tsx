import {
  LampCircle,
  Lettering,
  SeatShape,
  Target,
  type Hands,
  type Light,
} from '@eldertable/board-kit'
import type { Character, TecTable } from '../state.ts'
import { DEEP } from './inks.ts'
import { TOWN_HEIGHT, TOWN_WIDTH, townAt, type Point } from './layout.ts'

/** Which Assistant of the company a character is, counted from 1; 0 for a player. */
function assistantNumber(table: TecTable, character: number): number {
  if (table.characters[character]?.isAssistant !== true) return 0
  return table.characters.slice(0, character + 1).filter(({ isAssistant }) => isAssistant).length
}

/** The mark of a character inside a board: a player has that of the seat, an Assistant a figure with a number. */
export function CharacterShape({
  table,
  character,
  x,
  y,
  size,
}: {
  table: TecTable
  character: number
  x: number
  y: number
  size: number
}) {
  const one = table.characters[character]
  if (one === undefined) return null
  if (!one.isAssistant) return <SeatShape seat={one.seat} x={x} y={y} size={size} />
  return (
    <g transform={`translate(${x},${y}) scale(${size / 32})`}>
      <path
        d="M0 -16a7 7 0 0 1 5.5 11.300C12 -2.500 14 6 14.500 15H-14.500C-14 6 -12 -2.500 -5.500 -4.700A7 7 0 0 1 0 -16Z"
        fill={one.seat < 0 ? DEEP : `var(--seat-${one.seat + 1})`}
        stroke="#fff7e4"
        strokeWidth={2}
      />
      <Lettering x={0} y={13.5} size={20.6} weight={800} fill="#fff">
        {assistantNumber(table, character)}
      </Lettering>
    </g>
  )
}

/** The mark of a character in running text and panels. */
export function CharacterMark({
  table,
  character,
  size = 24,
}: {
  table: TecTable
  character: number
  size?: number
}) {
  return (
    <svg className="mark" width={size} height={size} viewBox="-1 -1 34 34" aria-hidden="true">
      <CharacterShape table={table} character={character} x={16} y={16} size={32} />
    </svg>
  )
}

const FLOOR = TOWN_HEIGHT - 31
const WIDEST_STEP = 40

/** Where those who stand in a town have their feet: the Great Old One first, then side by side. */
function spotAt(table: TecTable, town: number, place: number, of: number): Point {
  const { x, y } = townAt(town)
  const start = table.oldOne === town ? 82 : 26
  const room = TOWN_WIDTH - start - 22
  const step = of > 1 ? Math.min(WIDEST_STEP, room / (of - 1)) : 0
  return { x: x + start + place * step, y: y + FLOOR }
}

const thoseIn = (table: TecTable, town: number): number[] =>
  table.characters.flatMap((one, character) => (one.town === town ? [character] : []))

export function standingAt(table: TecTable, character: number): Point {
  const town = table.characters[character]?.town ?? 0
  const here = thoseIn(table, town)
  return spotAt(table, town, here.indexOf(character), here.length)
}

/** Where one more would stand. */
export function freeSpotAt(table: TecTable, town: number): Point {
  const here = thoseIn(table, town).length
  return spotAt(table, town, here, here + 1)
}

export function oldOneAt(town: number): Point {
  const { x, y } = townAt(town)
  return { x: x + 34, y: y + FLOOR }
}

/** A character's token in its town. It is a target of its own when characters can be chosen. */
export function Pawn({
  table,
  character,
  name,
  light,
  isOnLit,
  onAim,
  onPick,
}: {
  table: TecTable
  character: number
  name: string
  light: Light | undefined
  /** Whether the town where it stands can be chosen: then a press is meant for that. */
  isOnLit: boolean
} & Hands) {
  const { x, y } = standingAt(table, character)
  const isTurn = table.active === character && table.outcome === null
  return (
    <g pointerEvents={light === undefined && isOnLit ? 'none' : undefined}>
      <Target
        id={`character:${character}`}
        label={name}
        light={light}
        onAim={onAim}
        onPick={onPick}
      >
        <g className="moves" style={{ transform: `translate(${x}px,${y}px)` }}>
          <ellipse cx={0} cy={18} rx={15} ry={4} fill="#000" opacity=".3" />
          <circle r={22} fill="transparent" />
          {isTurn ? <LampCircle light="may" x={0} y={0} radius={20} /> : null}
          {light === undefined ? null : <LampCircle light={light} x={0} y={0} radius={22} />}
          <CharacterShape table={table} character={character} x={0} y={0} size={32} />
        </g>
      </Target>
    </g>
  )
}

export const isPlaced = ({ town }: Character): boolean => town >= 0
