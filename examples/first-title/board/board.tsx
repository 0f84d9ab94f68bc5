import {
  DieShape,
  LampCircle,
  Lettering,
  SeatShape,
  Target,
  type BoardProps,
} from '@eldertable/board-kit'
import { worthOf, type FirstHand, type FirstTable } from '../state.ts'
import colours from './colours.json'

/** The board's own units: they are scaled to whatever room there is. */
export const size = { width: 900, height: 360 }

const { inks, ground } = colours
const GAP = 132
const FIRST = 120
const ROW = 150
const RADIUS = 52

/** The row of stones, and the die that was thrown last. */
export function Board(props: BoardProps<FirstTable, FirstHand>) {
  const { table, moment } = props
  const threw = moment.findLast(({ key }) => key === 'threw')
  const dice = threw?.is['dice']
  return (
    <g>
      <rect {...size} rx={10} fill={ground} />
      {table.takenBy.map((_, stone) => (
        <Stone key={worthOf(stone)} stone={stone} {...props} />
      ))}
      <Lettering x={size.width / 2} y={252} size={19} fill={inks.words} weight={400}>
        Take a stone, then throw what it is worth or more.
      </Lettering>
      {Array.isArray(dice) ? (
        <DieShape face={Number(dice[0])} x={size.width / 2} y={304} size={54} />
      ) : null}
    </g>
  )
}

/** A stone with its worth; the mark of whoever has taken it lies on it. */
function Stone({
  stone,
  table,
  seats,
  lit,
  onAim,
  onPick,
}: BoardProps<FirstTable, FirstHand> & { stone: number }) {
  const id = `stone:${stone}`
  const x = FIRST + stone * GAP
  const light = lit.get(id)
  const taker = table.takenBy[stone] ?? null
  const label = `The stone worth ${worthOf(stone)}`
  return (
    <Target
      {...{ id, light, onAim, onPick }}
      label={taker === null ? label : `${label}, taken by ${seats[taker]?.name ?? ''}`}
    >
      <circle cx={x} cy={ROW} r={RADIUS} fill={inks.stone} opacity={taker === null ? 1 : 0.35} />
      {taker === null ? (
        <Lettering x={x} y={ROW + 15} size={44} fill="#fff" face="var(--display)">
          {worthOf(stone)}
        </Lettering>
      ) : (
        <SeatShape seat={taker} x={x} y={ROW} size={54} />
      )}
      {light === undefined ? null : <LampCircle {...{ light, x, y: ROW, radius: RADIUS }} />}
    </Target>
  )
}
