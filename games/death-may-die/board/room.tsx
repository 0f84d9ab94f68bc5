import { LampCircle, LampRect, mayChoose, Target, type Light } from '@eldertable/board-kit'
import { at } from '@eldertable/kernel'
import { healthOf, woundsOf } from '../rules/figures.ts'
import { spaceRow } from '../rules/ground.ts'
import { ELDER } from '../state.ts'
import { openState } from '../text/telling.ts'
import { elderNames, tokenNames } from '../text/names.ts'
import { cellsIn, type Cell } from './cells.ts'
import { elderIcons } from './icons.ts'
import { BLUE, CREAM, GOLD, GREEN, OXBLOOD } from './inks.ts'
import type { Rect } from './plan/plan.ts'
import { cornerOf, split, standingIn, type Piece } from './standing.ts'
import type { DmdTable, Parts } from './table.ts'
import {
  Disc,
  ElderFigure,
  ElderHeart,
  FoeCount,
  FoeHeart,
  Foes,
  GateToken,
  HeroFigure,
  ThingToken,
  WayToken,
} from './tokens.tsx'
import { nameOfHero, nameOfSpace } from './words.ts'
import { kindOfEnemy } from '../pieces/enemies.ts'

type Seats = readonly { name: string }[]

/** A space as a target, and all that stands in it. */
export function Room({
  room,
  space,
  seats,
  ...parts
}: Parts & { room: Rect; space: number; seats: Seats }) {
  const { table, lit, onAim, onPick } = parts
  const id = `space:${space}`
  const light = lit.get(id)
  const inner = { x: room.x + 7, y: room.y + 7, width: room.width - 14, height: room.height - 14 }
  return (
    <g>
      <Target id={id} label={nameOfSpace(table, space)} {...{ light, onAim, onPick }}>
        <rect {...inner} fill="transparent" />
      </Target>
      {light === undefined ? null : <LampRect light={light} {...inner} />}
      <Standing {...parts} room={room} space={space} seats={seats} />
    </g>
  )
}

/** What stands in a room. A press on something that can't be chosen is meant for the room, if that can. */
function Standing({
  room,
  space,
  seats,
  ...parts
}: Parts & { room: Rect; space: number; seats: Seats }) {
  const { table, lit, onAim, onPick } = parts
  const isOnLit = mayChoose(lit, `space:${space}`)
  return piecesIn(parts, room, space).map(({ piece, cell }) => {
    const target = targetOf(piece)
    const drawn = <PieceShape {...{ table, piece, cell }} />
    if (target === undefined)
      return (
        <g key={keyOf(piece)} pointerEvents="none" aria-hidden="true">
          {drawn}
        </g>
      )
    const light = lit.get(target)
    return (
      <g key={keyOf(piece)} pointerEvents={light === undefined && isOnLit ? 'none' : undefined}>
        <Target
          id={target}
          label={`${labelOf(table, piece, seats)}, ${nameOfSpace(table, space)}`}
          {...{ light, onAim, onPick }}
        >
          <circle cx={cell.x} cy={cell.y} r={cell.size / 2} fill="transparent" />
          {drawn}
        </Target>
        <Lit {...{ table, light, cell, piece }} />
      </g>
    )
  })
}

/** The light on a piece; what an enemy can still take stays in sight. */
function Lit({
  table,
  light,
  cell,
  piece,
}: {
  table: DmdTable
  light: Light | undefined
  cell: Cell
  piece: Piece
}) {
  if (light === undefined) return null
  const { x, y, size } = cell
  return (
    <g pointerEvents="none">
      <LampCircle light={light} x={x} y={y} radius={size * (piece.is === 'elder' ? 0.68 : 0.48)} />
      {piece.is === 'foes' ? <FoeHeart {...cell} left={leftOf(table, piece.foes[0] ?? 0)} /> : null}
      {piece.is === 'foes' ? <FoeCount {...cell} count={piece.foes.length} /> : null}
      {piece.is === 'elder' ? <ElderHeart {...cell} left={leftOf(table, ELDER)} /> : null}
    </g>
  )
}

/** How many wounds an enemy can still take. */
function leftOf(table: DmdTable, foe: number): number {
  const s = openState({ table })
  return healthOf(s, foe) - woundsOf(s, foe)
}

/** The same without targets, for small maps and pictures. */
export function RoomFigures({
  room,
  space,
  ...parts
}: Pick<Parts, 'table' | 'lit'> & { room: Rect; space: number }) {
  return piecesIn(parts, room, space).map(({ piece, cell }) => (
    <PieceShape key={keyOf(piece)} table={parts.table} piece={piece} cell={cell} />
  ))
}

/** All that stands in a room, each with its place. */
export function piecesIn(
  { table, lit }: Pick<Parts, 'table' | 'lit'>,
  room: Rect,
  space: number,
): { piece: Piece; cell: Cell }[] {
  const pieces = split(standingIn(table, space), (foe) => mayChoose(lit, `foe:${foe}`))
  // The name of a tile stands in its upper part.
  const hasName = spaceRow(openState({ table }), space).part !== 'south'
  const cells = cellsIn(room, pieces.map(cornerOf), hasName)
  return pieces.map((piece, i) => ({ piece, cell: at(cells, i) }))
}

function keyOf(piece: Piece): string {
  switch (piece.is) {
    case 'thing':
      return `thing ${piece.thing}`
    case 'foes':
      return `foe ${piece.foes[0] ?? 0}`
    case 'hero':
      return `hero ${piece.hero}`
    default:
      return piece.is
  }
}

function targetOf(piece: Piece): string | undefined {
  switch (piece.is) {
    case 'thing':
      return `thing:${piece.thing}`
    case 'foes':
      return `foe:${piece.foes[0] ?? 0}`
    case 'elder':
      return `foe:${ELDER}`
    case 'hero':
      return `hero:${piece.hero}`
    default:
      return undefined
  }
}

function labelOf(table: DmdTable, piece: Piece, seats: Seats): string {
  switch (piece.is) {
    case 'thing':
      return tokenNames[at(table.things, piece.thing).kind]
    case 'foes': {
      const { kind } = at(table.enemies, piece.foes[0] ?? 0)
      const name = kindOfEnemy(kind).name
      return piece.foes.length === 1 ? name : `${piece.foes.length} × ${name}`
    }
    case 'elder':
      return elderNames[table.settings.elderOne]
    case 'hero':
      return nameOfHero(table, piece.hero, seats)
    default:
      return piece.is
  }
}

function PieceShape({ table, piece, cell }: { table: DmdTable; piece: Piece; cell: Cell }) {
  switch (piece.is) {
    case 'gate':
      return <GateToken {...cell} gate={piece.gate} isBarred={table.shutters[piece.gate]} />
    case 'stairs':
      return <WayToken {...cell} icon="stairs" pair={piece.pair} />
    case 'tunnel':
      return <WayToken {...cell} icon="hole-ladder" pair={piece.pair} />
    case 'thing':
      return <ThingToken {...cell} thing={at(table.things, piece.thing)} />
    case 'fire':
      return <Disc {...cell} icon="flame" ground="#c2500f" ink="#fff2d8" count={piece.count} />
    case 'rlyeh':
      return <Disc {...cell} icon="squid-head" ground={GREEN} ink={CREAM} count={1} />
    case 'lamp':
      return <Disc {...cell} icon="lantern-flame" ground={GOLD} ink={CREAM} count={1} />
    case 'flash':
      return <Disc {...cell} icon="star-prominences" ground={OXBLOOD} ink={CREAM} count={1} />
    case 'water':
      return <Disc {...cell} icon="at-sea" ground={BLUE} ink={CREAM} count={1} />
    case 'consecrated':
      return <Disc {...cell} icon="church" ground="#5a5346" ink={CREAM} count={1} />
    case 'foes': {
      const foe = piece.foes[0] ?? 0
      const left = leftOf(table, foe)
      const icon = kindOfEnemy(at(table.enemies, foe).kind).icon
      return <Foes {...cell} icon={icon} left={left} count={piece.foes.length} />
    }
    case 'elder':
      return (
        <ElderFigure
          {...cell}
          icon={elderIcons[table.settings.elderOne]}
          left={leftOf(table, ELDER)}
        />
      )
    case 'hero':
      return <HeroFigure {...cell} hero={piece.hero} isActive={table.active === piece.hero} />
  }
}
