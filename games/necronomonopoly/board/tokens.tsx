import {
  LampCircle,
  MonsterToken,
  SeatShape,
  Target,
  type Hands,
  type Light,
} from '@eldertable/board-kit'
import type { Seat } from '@eldertable/kernel'
import { cardAt } from '../pieces/cards.ts'
import { NOWHERE, type NecTable } from '../state.ts'
import { cellOf, laneAt } from './ring.ts'

interface Standing {
  key: string
  space: number
  place: number
  of: number
}

/**
 * Who stands where: Monsters nearest to the ring's corner of a space, then players, side by side; the reader comes last,
 * and so is drawn on top.
 */
export function standings(
  table: NecTable,
  reader: Seat | null,
): {
  seats: Map<number, Standing>
  monsters: Map<number, Standing>
} {
  const bySpace = new Map<number, { seat?: number; card?: number }[]>()
  const add = (space: number, who: { seat?: number; card?: number }): void => {
    const list = bySpace.get(space) ?? []
    list.push(who)
    bySpace.set(space, list)
  }
  for (const card of table.monsters) add(table.spaceOf[card] ?? 0, { card })
  const others = [...table.players.keys()].filter((seat) => seat !== reader)
  for (const seat of reader === null ? others : [...others, reader]) {
    const space = table.players[seat]?.space ?? NOWHERE
    if (space >= 0) add(space, { seat })
  }
  const seats = new Map<number, Standing>()
  const monsters = new Map<number, Standing>()
  for (const [space, list] of bySpace)
    for (const [place, { seat, card }] of list.entries()) {
      const standing = { key: `${seat ?? 'm'}-${card ?? ''}`, space, place, of: list.length }
      if (seat !== undefined) seats.set(seat, standing)
      if (card !== undefined) monsters.set(card, standing)
    }
  return { seats, monsters }
}

/** A small arrow from a token to its space. */
function Stem({ space, x, y }: { space: number; x: number; y: number }) {
  const { side } = cellOf(space)
  if (side === 'corner') return null
  const turn = { bottom: 180, top: 0, left: 270, right: 90 }[side]
  return (
    <path
      d="M0 -24L10 -12L-10 -12Z"
      transform={`translate(${x},${y}) rotate(${turn})`}
      fill="#1b1e1b"
      stroke="#f1e8d3"
      strokeWidth={1.2}
    />
  )
}

/** A player's token. It is a target of its own when players can be chosen. */
export function Pawn({
  seat,
  name,
  standing,
  light,
  isTurn,
  onAim,
  onPick,
}: {
  seat: number
  name: string
  standing: Standing
  light: Light | undefined
  isTurn: boolean
} & Hands) {
  const { x, y } = laneAt(standing.space, standing.place, standing.of)
  return (
    <Target id={`seat:${seat}`} label={name} light={light} onAim={onAim} onPick={onPick}>
      <g className="moves" style={{ transform: `translate(${x}px,${y}px)` }}>
        <Stem space={standing.space} x={0} y={0} />
        <ellipse cx={0} cy={17} rx={15} ry={4.5} fill="#000" opacity=".4" />
        <circle r={22} fill="transparent" />
        {isTurn ? <LampCircle light="may" x={0} y={0} radius={20} /> : null}
        {light === undefined ? null : <LampCircle light={light} x={0} y={0} radius={22} />}
        <SeatShape seat={seat} x={0} y={0} size={33} />
      </g>
    </Target>
  )
}

/** A Monster on the board. */
export function MonsterPiece({
  card,
  standing,
  light,
  onAim,
  onPick,
}: { card: number; standing: Standing; light: Light | undefined } & Hands) {
  const row = cardAt(card)
  const { x, y } = laneAt(standing.space, standing.place, standing.of)
  const label = `${row.title}, loss ${row.loss}`
  return (
    <Target id={`card:${card}`} label={label} light={light} onAim={onAim} onPick={onPick}>
      <g className="moves" style={{ transform: `translate(${x}px,${y}px)` }}>
        <Stem space={standing.space} x={0} y={0} />
        <circle r={22} fill="transparent" />
        {light === undefined ? null : <LampCircle light={light} x={0} y={0} radius={22} />}
        <MonsterToken icon={row.icon} x={0} y={0} size={36} number={row.loss} />
      </g>
    </Target>
  )
}
