import { LampRect, litOf, Target } from '@eldertable/board-kit'
import { at } from '@eldertable/kernel'
import { compassOf } from '../../content/spaces.ts'
import { placeOf } from '../../rules/spots.ts'
import { NONE } from '../../state.ts'
import { compassName } from '../../text/telling.ts'
import { INK, PAPER } from '../inks.ts'
import { CELL, cornerOf, middleOf, TILE, type Point } from '../layout.ts'
import { aboutIn, spotAsked } from '../question.ts'
import type { MashProps } from '../table.ts'
import { turnedPlace } from './tile-shape.tsx'

const right = [0, 1, 0, -1]
const down = [-1, 0, 1, 0]
const turns = [0, 90, 180, 270]

/** Ways that a tile or a piece can be turned, as arrows on its four sides. */
export function TurnHandles(props: MashProps) {
  return (
    <g>
      <TileTurns {...props} />
      <Facings {...props} />
    </g>
  )
}

/** Pressing a side of a tile turns its name there; pointing shows how it would lie. */
function TileTurns(props: MashProps) {
  const { table, lit } = props
  const place = turnedPlace(props)
  if (place === NONE) return null
  const corner = cornerOf(table, at(table.places, place))
  const middle = { x: corner.x + TILE / 2, y: corner.y + TILE / 2 }
  return litOf(lit, 'rotation').map(({ number }) => (
    <Arrow
      key={number}
      {...props}
      id={`rotation:${number}`}
      label={`Name side to the ${compassName(number)}`}
      compass={number}
      middle={middle}
      far={TILE / 2 - CELL * 0.55}
      size={46}
    />
  ))
}

/** Which way somebody looks (CM-OPT-1). */
function Facings(props: MashProps) {
  const { table, lit } = props
  const spot = spotAsked(props)
  if (spot === NONE || aboutIn(props, 'place') !== undefined) return null
  const { rotation } = at(table.places, placeOf(spot))
  return litOf(lit, 'side').map(({ number }) => (
    <Arrow
      key={number}
      {...props}
      id={`side:${number}`}
      label={`Look ${compassName(compassOf(number, rotation))}`}
      compass={compassOf(number, rotation)}
      middle={middleOf(table, spot)}
      far={CELL * 0.78}
      size={30}
    />
  ))
}

function Arrow({
  id,
  label,
  compass,
  middle,
  far,
  size,
  lit,
  onAim,
  onPick,
}: MashProps & {
  id: string
  label: string
  compass: number
  middle: Point
  far: number
  size: number
}) {
  const light = lit.get(id) ?? 'may'
  const x = middle.x + far * at(right, compass)
  const y = middle.y + far * at(down, compass)
  const box = { x: x - size / 2, y: y - size / 2, width: size, height: size }
  return (
    <g>
      <Target {...{ id, label, light, onAim, onPick }}>
        <rect {...box} rx={4} fill={PAPER} />
        <g transform={`translate(${x},${y}) rotate(${turns[compass] ?? 0})`}>
          <path
            d={`M0 ${-size * 0.34}l${size * 0.3} ${size * 0.32}h${-size * 0.17}v${size * 0.3}h${-size * 0.26}v${-size * 0.3}h${-size * 0.17}z`}
            fill={INK}
          />
        </g>
      </Target>
      <LampRect light={light} {...box} />
    </g>
  )
}
