import { LampRect, Lettering, highlightsOf, Target } from '@eldertable/board-kit'
import { at } from '@eldertable/kernel'
import type { KeyboardEvent } from 'preact/compat'
import { compassOf } from '../../tiles/spaces.ts'
import { placeOf } from '../../rules/spots.ts'
import { NONE } from '../../state.ts'
import { compassName, wayInWords } from '../../text/where.ts'
import { INK, PAPER } from '../inks.ts'
import { CELL, cornerOf, middleOf, TILE, type Point } from '../layout.ts'
import { aboutIn, spotAsked } from '../question.ts'
import type { MashProps } from '../table.ts'
import type { Turning } from './turning.ts'

const right = [0, 1, 0, -1]
const down = [-1, 0, 1, 0]
const turns = [0, 90, 180, 270]

const BUTTON = 60
const PLATE = { width: 152, height: 52 }

/**
 * The tile that is being laid, in the hand: a press anywhere on it turns it on, and "Lay it so" leaves it as it is
 * seen. The arrow keys and R turn it too.
 */
export function TileInHand({ turning, ...props }: MashProps & { turning: Turning }) {
  const { table, lit, onAim, onPick } = props
  const { place, ways, shown, turn } = turning
  const corner = cornerOf(table, at(table.places, place))
  const x = corner.x + TILE / 2
  const y = corner.y + TILE / 2
  const id = `rotation:${shown}`
  const light = lit.get(id) ?? 'may'
  const plate = { x: x - PLATE.width / 2, y: y - PLATE.height / 2, ...PLATE }
  const onKeyDown = (event: KeyboardEvent<SVGGElement>) => {
    const by = turningKeys[event.key]
    if (by === undefined || ways.length < 2) return
    event.preventDefault()
    event.stopPropagation()
    turn(by)
  }
  return (
    <g onKeyDown={onKeyDown}>
      {ways.length < 2 ? null : (
        <>
          <rect
            className="cm-turns"
            x={corner.x}
            y={corner.y}
            width={TILE}
            height={TILE}
            fill="transparent"
            onClick={() => turn(1)}
          />
          <TurnButton
            x={x - PLATE.width / 2 - 8 - BUTTON}
            y={y}
            label="Turn it left"
            onTurn={() => turn(-1)}
            isLeft
          />
          <TurnButton
            x={x + PLATE.width / 2 + 8}
            y={y}
            label="Turn it right"
            onTurn={() => turn(1)}
          />
        </>
      )}
      <Target {...{ id, light, onAim, onPick }} label={wayInWords(place, shown, { table })}>
        <rect {...plate} rx={5} fill={PAPER} />
        <Lettering {...{ x, y: y + 7 }} size={22} weight={800} fill={INK}>
          Lay it so
        </Lettering>
      </Target>
      <LampRect light={light} {...plate} />
    </g>
  )
}

const turningKeys: Readonly<Record<string, 1 | -1>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  r: 1,
  R: -1,
}

/** A bent arrow beside the plate. */
function TurnButton({
  x,
  y,
  label,
  onTurn,
  isLeft = false,
}: Point & { label: string; onTurn: () => void; isLeft?: boolean }) {
  const mirror = isLeft ? 'scale(-1,1)' : undefined
  return (
    <g
      className="cm-turns"
      role="button"
      tabindex={0}
      aria-label={label}
      onClick={onTurn}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        event.stopPropagation()
        onTurn()
      }}
    >
      <rect
        x={x}
        y={y - BUTTON / 2}
        width={BUTTON}
        height={BUTTON}
        rx={5}
        fill={PAPER}
        stroke={INK}
        strokeWidth={3}
      />
      <g transform={`translate(${x + BUTTON / 2},${y})`}>
        <path
          transform={mirror}
          d="M-13 8A15 15 0 1 1 11 9"
          fill="none"
          stroke={INK}
          strokeWidth={5}
        />
        <path transform={mirror} d="M2 6L18 3L15 19z" fill={INK} />
      </g>
    </g>
  )
}

/** Which way somebody looks (CM-OPT-1). */
export function Facings(props: MashProps) {
  const { table, lit } = props
  const spot = spotAsked(props)
  if (spot === NONE || aboutIn(props, 'place') !== undefined) return null
  const { rotation } = at(table.places, placeOf(spot))
  return highlightsOf(lit, 'side').map(({ number }) => (
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
