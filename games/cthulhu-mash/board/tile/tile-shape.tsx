import { Glyph, LampRect, Lettering, Target, useReadable } from '@eldertable/board-kit'
import { at } from '@eldertable/kernel'
import { memo } from 'preact/compat'
import { compassOf, DIRECTIONS, GATE_SPACE } from '../../tiles/spaces.ts'
import type { Tile } from '../../tiles/tile.ts'
import { tileAt } from '../../tiles/tiles.ts'
import { beyondGate, DEAD_END, neighbourOf } from '../../rules/gates/gates.ts'
import { NONE } from '../../state.ts'
import { openState } from '../../text/telling.ts'
import { tileName } from '../../text/tiles.ts'
import { CREAM, INK } from '../inks.ts'
import { CELL, middleIn, TILE } from '../layout.ts'
import { placeAsked } from '../question.ts'
import type { MashProps } from '../table.ts'
import { Edge } from './edge.tsx'
import { Ground } from './ground.tsx'
import { Marked } from './marked.tsx'
import type { Turning } from './turning.ts'
import { Walls } from './walls.tsx'

/** What is printed on a tile. It is drawn once for each way to lie: pointing at things must not draw it again. */
export const Printed = memo(function Printed({ tile, rotation }: { tile: Tile; rotation: number }) {
  return (
    <g>
      <Ground {...{ tile, rotation }} />
      <Walls {...{ tile, rotation }} />
    </g>
  )
})

/** A tile that lies face up, or the back of one. */
export function TileShape({
  index,
  turning,
  ...props
}: MashProps & { index: number; turning: Turning | null }) {
  const { table, lit, onAim, onPick } = props
  const place = at(table.places, index)
  if (place.tile === NONE) return <Hidden {...props} index={index} />
  const id = `tile:${index}`
  const rotation = turning?.place === index ? turning.shown : place.rotation
  return (
    <g>
      <Edge />
      <Printed tile={tileAt(place.tile)} rotation={rotation} />
      <Barred {...{ table, index, rotation }} inHand={turning?.place ?? NONE} />
      <Marked table={table} tile={place.tile} rotation={rotation} />
      <Target id={id} label={tileName(place.tile)} light={lit.get(id)} {...{ onAim, onPick }}>
        <NamePlate name={tileName(place.tile)} />
      </Target>
    </g>
  )
}

const right = [0, 1, 0, -1]
const down = [-1, 0, 1, 0]

/** A bar over each gate that leads nowhere: nobody walks there in vain. */
function Barred({
  table,
  index,
  rotation,
  inHand,
}: Pick<MashProps, 'table'> & {
  index: number
  rotation: number
  /** The place of a tile that nobody has laid yet: how its gates will lie is open. */
  inHand: number
}) {
  const { tile, rotation: own } = at(table.places, index)
  if (rotation !== own) return null
  const s = openState({ table })
  const { gates } = tileAt(tile)
  return DIRECTIONS.filter((side) => (gates & (1 << side)) !== 0)
    .map((side) => ({ compass: compassOf(side, rotation), space: GATE_SPACE[side] }))
    .filter(
      ({ compass }) =>
        beyondGate(s, index, compass) === DEAD_END &&
        (inHand === NONE || neighbourOf(s, index, compass) !== inHand),
    )
    .map(({ compass, space }) => {
      const { x, y } = middleIn(space, rotation)
      const [dx, dy] = [at(right, compass), at(down, compass)]
      const [cx, cy] = [x + dx * CELL * 0.38, y + dy * CELL * 0.38]
      return (
        <path
          key={compass}
          pointerEvents="none"
          d={`M${cx - 11} ${cy - 11}l22 22m0 -22l-22 22`}
          stroke={CREAM}
          strokeWidth={6}
          strokeLinecap="round"
        />
      )
    })
}

const LETTER = 10.6

const NAME = 24

/** The name on a black tab above the tile; left out where it could not be read. */
export function NamePlate({ name }: { name: string }) {
  const isReadable = useReadable(NAME)
  const width = name.length * LETTER + 26
  if (!isReadable) return null
  return (
    <g>
      <rect x={TILE + 4 - width} y={-25} width={width} height={27} fill={INK} />
      <Lettering x={TILE - 9} y={-4} size={NAME} anchor="end" face="var(--face-cm)" fill={CREAM}>
        {name}
      </Lettering>
    </g>
  )
}

/** The back of a tile; one that can be spied upon is lit. */
function Hidden({ index, ...props }: MashProps & { index: number }) {
  const { lit, onAim, onPick } = props
  const id = compassTo(props, index) ?? `tile:${index}`
  const light = lit.get(id)
  return (
    <g>
      <Target id={id} label="A hidden tile" {...{ light, onAim, onPick }}>
        <Back />
      </Target>
      {light === undefined ? null : (
        <LampRect light={light} x={8} y={8} width={TILE - 16} height={TILE - 16} />
      )}
    </g>
  )
}

/** The direction that can be chosen and in which a place lies from the one that is asked about. */
function compassTo(props: MashProps, index: number): string | undefined {
  const from = placeAsked(props)
  if (from === NONE) return undefined
  const compass = DIRECTIONS.find(
    (one) => props.table.neighbours[from * 4 + one] === index && props.lit.has(`compass:${one}`),
  )
  return compass === undefined ? undefined : `compass:${compass}`
}

const cuts = Array.from({ length: 40 }, (_, i) => {
  const x = 26 + ((i * 89) % (TILE - 60))
  const y = 26 + ((i * 53 + ((i * i) % 17) * 11) % (TILE - 60))
  return `M${x} ${y}l${8 + (i % 5)} ${(i % 7) - 3}`
}).join('')

function Back() {
  return (
    <g>
      <rect width={TILE} height={TILE} fill="#2b211a" stroke={INK} strokeWidth={8} />
      <rect x={14} y={14} width={TILE - 28} height={TILE - 28} fill="none" stroke="#55432f" />
      <path d={cuts} stroke="#463626" strokeWidth={3} strokeLinecap="round" />
      <circle cx={TILE / 2} cy={TILE / 2} r={78} fill="#2b211a" stroke="#55432f" strokeWidth={2} />
      <Glyph name="uncertainty" x={TILE / 2} y={TILE / 2} size={96} fill="#8d7454" />
    </g>
  )
}
