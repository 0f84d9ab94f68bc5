import { Glyph, LampRect, Lettering, highlightsOf, Target, type Light } from '@eldertable/board-kit'
import { at, counted } from '@eldertable/kernel'
import { GATE_SPACE, SPACES } from '../tiles/spaces.ts'
import { placeOf, spaceOf, spotOf } from '../rules/spots.ts'
import { NONE } from '../state.ts'
import { COPPER, CREAM, INK } from './inks.ts'
import { CELL, middleOf, type Point } from './layout.ts'
import { spotAsked } from './question.ts'
import type { MashProps } from './table.ts'
import { waysIn } from './ways.ts'
import { spaceOn, spotName } from '../text/where.ts'

const INSET = 5
const SIZE = CELL - 2 * INSET
const boxAt = ({ x, y }: Point) => ({
  x: x - SIZE / 2,
  y: y - SIZE / 2,
  width: SIZE,
  height: SIZE,
})

/** Every space of the tile that the question is about: lit ones with what they cost, the others say why not. */
export function LitSpaces({ place, ...props }: MashProps & { place: number }) {
  const { table, lit, onAim, onPick } = props
  const ways = waysIn(props)
  return (
    <g>
      {Array.from({ length: SPACES }, (_, space) => {
        const id = `space:${space}`
        const light = lit.get(id)
        const middle = middleOf(table, spotOf(place, space))
        const cost = isChosen(light) ? ways?.cost(space) : undefined
        const name = spaceOn(place, space, props)
        const label = cost === undefined ? name : `${name}, ${counted(cost, 'point')}`
        return (
          <g key={space}>
            <Target {...{ id, label, light, onAim, onPick }}>
              <rect {...boxAt(middle)} fill="transparent" />
            </Target>
            {light === undefined ? null : <LampRect light={light} {...boxAt(middle)} />}
            {isChosen(light) && ways !== undefined ? <Price middle={middle} cost={cost} /> : null}
          </g>
        )
      })}
      <GateAhead {...props} />
    </g>
  )
}

const isChosen = (light: Light | undefined): boolean => light !== undefined && light !== 'refused'

/** What a space costs, in its upper left corner; one that is jumped to costs the action alone. */
function Price({ middle, cost }: { middle: Point; cost: number | undefined }) {
  const x = middle.x - CELL * 0.3
  const y = middle.y - CELL * 0.3
  return (
    <g pointerEvents="none">
      <circle cx={x} cy={y} r={11.5} fill={INK} />
      {cost === undefined ? (
        <Glyph name="jump-across" {...{ x, y }} size={17} fill={CREAM} />
      ) : (
        <Lettering x={x} y={y + 5.5} size={17} weight={800} fill={CREAM}>
          {cost}
        </Lettering>
      )}
    </g>
  )
}

const right = [0, 1, 0, -1]
const down = [-1, 0, 1, 0]

/** The gate in which somebody stands, while one can go through. */
function GateAhead(props: MashProps) {
  const { table, lit, onAim, onPick } = props
  const id = 'way:0'
  const light = lit.get(id)
  const spot = spotAsked(props)
  if (light === undefined || spot === NONE) return null
  const side = GATE_SPACE.indexOf(spaceOf(spot))
  if (side < 0) return null
  const { rotation } = at(table.places, placeOf(spot))
  const compass = (side + rotation) % 4
  const { x, y } = middleOf(table, spot)
  const middle = {
    x: x + at(right, compass) * CELL * 0.8,
    y: y + at(down, compass) * CELL * 0.8,
  }
  const box = { x: middle.x - 18, y: middle.y - 18, width: 36, height: 36 }
  return (
    <g>
      <Target {...{ id, light, onAim, onPick }} label="The gate, 1 point">
        <rect {...box} rx={18} fill={COPPER} />
        <Glyph name="magic-portal" {...middle} size={26} fill={INK} />
      </Target>
      <LampRect light={light} {...box} />
      <g pointerEvents="none">
        <circle cx={box.x + 3} cy={box.y + 3} r={10} fill={INK} />
        <Lettering x={box.x + 3} y={box.y + 8} size={15} weight={800} fill={CREAM}>
          1
        </Lettering>
      </g>
    </g>
  )
}

/** Spaces of any tile that can be chosen: gates to come out of, or to be pushed into. */
export function LitSpots({ table, lit, onAim, onPick }: MashProps) {
  return highlightsOf(lit, 'spot').map(({ number, light }) => {
    const id = `spot:${number}`
    const box = boxAt(middleOf(table, number))
    return (
      <g key={number}>
        <Target {...{ id, light, onAim, onPick }} label={spotName(number, { table })}>
          <rect {...box} fill="transparent" />
        </Target>
        <LampRect light={light} {...box} />
      </g>
    )
  })
}
