import { LampRect, Target } from '@eldertable/board-kit'
import { SPACES } from '../../tiles/spaces.ts'
import { tileAt, TILES } from '../../tiles/tiles.ts'
import { tileName } from '../../text/tiles.ts'
import { cellName } from '../../text/where.ts'
import { groundOf } from '../../verbs.ts'
import { CELL, middleIn, sizeOf, TILE } from '../layout.ts'
import type { MashProps } from '../table.ts'
import { Marked } from '../tile/marked.tsx'
import { NamePlate, Printed } from '../tile/tile-shape.tsx'

const COLUMNS = 4
const STEP = TILE + 30
const WHOLE = COLUMNS * STEP

/** All tiles of the box side by side: the host marks what their spaces are like, whichever will lie here (CM-OPT-6). */
export function Atlas(props: MashProps) {
  const { table } = props
  const { width, height } = sizeOf(table)
  const scale = Math.min(width, height) / WHOLE
  const left = (width - WHOLE * scale) / 2
  return (
    <g transform={`translate(${left},26) scale(${scale})`}>
      {TILES.map((tile, number) => (
        <g
          key={tile.slug}
          transform={`translate(${(number % COLUMNS) * STEP},${Math.floor(number / COLUMNS) * STEP})`}
        >
          <AtlasTile {...props} number={number} />
          <NamePlate name={tileName(number)} />
        </g>
      ))}
    </g>
  )
}

/** One tile of the box with its marks, and its spaces to be marked. */
export function AtlasTile({ number, ...props }: MashProps & { number: number }) {
  return (
    <>
      <Printed tile={tileAt(number)} rotation={0} />
      <Marked table={props.table} tile={number} rotation={0} />
      <Spaces {...props} tile={number} />
    </>
  )
}

function Spaces({ tile, lit, onAim, onPick }: MashProps & { tile: number }) {
  return Array.from({ length: SPACES }, (_, space) => {
    const id = `ground:${groundOf(tile, space)}`
    const light = lit.get(id)
    if (light === undefined) return null
    const { x, y } = middleIn(space, 0)
    const box = { x: x - CELL / 2 + 4, y: y - CELL / 2 + 4, width: CELL - 8, height: CELL - 8 }
    return (
      <g key={space}>
        <Target
          {...{ id, light, onAim, onPick }}
          label={`${cellName(space, 0)} of the ${tileName(tile)}`}
        >
          <rect {...box} fill="transparent" />
        </Target>
        {light === 'aimed' ? <LampRect light={light} {...box} /> : null}
      </g>
    )
  })
}
