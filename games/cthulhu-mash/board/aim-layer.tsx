import { aimedAt, Glyph, Lettering } from '@eldertable/board-kit'
import { placeOf, spaceOf, spotOf } from '../rules/spots.ts'
import { NONE } from '../state.ts'
import { isHero } from '../targets.ts'
import { openState } from '../text/telling.ts'
import { targetIn } from '../verbs.ts'
import { blowBy } from './blows.ts'
import { chargeAhead } from './charges.ts'
import { BLOOD, CREAM, INK, SEA_GREEN } from './inks.ts'
import { CELL, middleOf, type Point } from './layout.ts'
import { prospectsFrom } from './prospects.ts'
import { spotAsked, spotOf as spotOfTarget } from './question.ts'
import type { MashProps } from './table.ts'
import { waysIn } from './ways.ts'

/** What would come of the option that is pointed at: the way, what would be seen from its end, a blow with its chance. */
export function AimLayer(props: MashProps) {
  return (
    <g pointerEvents="none">
      <SightsAhead {...props} />
      <BlowAhead {...props} />
      <ChargeAhead {...props} />
    </g>
  )
}

/** The space that is pointed at and could be walked to, as a spot; -1 if there is none. */
export function spotAhead(props: Pick<MashProps, 'table' | 'decision' | 'lit'>): number {
  const ways = waysIn(props)
  const space = aimedAt(props.lit, 'space')
  if (ways === undefined || space === undefined) return NONE
  return spotOf(placeOf(ways.spot), space)
}

/** The way to the space that is pointed at; pieces stand upon it. */
export function WayAhead(props: MashProps) {
  const { table } = props
  const ways = waysIn(props)
  const end = spotAhead(props)
  if (ways === undefined || end === NONE) return null
  const path = ways.path(spaceOf(end)).map((space) => spotOf(placeOf(end), space))
  const points = [ways.spot, ...path].map((spot) => middleOf(table, spot))
  if (path.length === 0) return null
  return (
    <polyline
      pointerEvents="none"
      points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
      fill="none"
      stroke={INK}
      strokeWidth={7}
      strokeDasharray="1 12"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  )
}

/** Lines from the end of the way to everybody on the tile, and the end itself. */
function SightsAhead(props: MashProps) {
  const { table } = props
  const ways = waysIn(props)
  const end = spotAhead(props)
  if (ways === undefined || end === NONE) return null
  const there = middleOf(table, end)
  const prospects = isHero(ways.who) ? prospectsFrom(table, ways.who, end) : []
  return (
    <g>
      {prospects.map(({ target, space, isSeen }) => (
        <SightLine
          key={target}
          from={there}
          to={middleOf(table, spotOf(placeOf(end), space))}
          isSeen={isSeen}
        />
      ))}
      <circle cx={there.x} cy={there.y} r={9} fill={CREAM} stroke={INK} strokeWidth={5} />
    </g>
  )
}

const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
})

/** Solid and green with an eye if it is clear; short, broken and red with a cross if it is not. */
function SightLine({ from, to, isSeen }: { from: Point; to: Point; isSeen: boolean }) {
  if (isSeen) {
    const middle = between(from, to, 0.5)
    return (
      <g>
        <Line {...{ from, to }} ink={SEA_GREEN} />
        <circle cx={middle.x} cy={middle.y} r={13} fill={SEA_GREEN} stroke={CREAM} />
        <Glyph name="sunken-eye" {...middle} size={20} fill={CREAM} />
      </g>
    )
  }
  const far = Math.hypot(to.x - from.x, to.y - from.y)
  const stop = between(from, to, Math.min(0.5, (CELL * 0.62) / Math.max(1, far)))
  return (
    <g>
      <Line from={from} to={stop} ink={BLOOD} isBroken />
      <circle cx={stop.x} cy={stop.y} r={11} fill={BLOOD} stroke={CREAM} strokeWidth={1.5} />
      <path
        d={`M${stop.x - 4} ${stop.y - 4}l8 8m0 -8l-8 8`}
        stroke={CREAM}
        strokeWidth={3}
        strokeLinecap="round"
      />
    </g>
  )
}

function Line({
  from,
  to,
  ink,
  isBroken = false,
}: {
  from: Point
  to: Point
  ink: string
  isBroken?: boolean
}) {
  const d = `M${from.x} ${from.y}L${to.x} ${to.y}`
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} stroke={CREAM} strokeWidth={7} />
      <path d={d} stroke={ink} strokeWidth={4.5} strokeDasharray={isBroken ? '7 7' : undefined} />
    </g>
  )
}

/** An attack that is pointed at: the line, and how often it hits. */
function BlowAhead(props: MashProps) {
  const { table, aimed } = props
  if (aimed?.verb !== 'attack') return null
  const from = spotAsked(props)
  const target = targetIn(aimed.argument)
  const to = spotOfTarget(table, target)
  if (from === NONE || to === NONE) return null
  const { hits, faces } = blowBy(openState({ table }), table.active, aimed.argument)
  const ends = { from: middleOf(table, from), to: middleOf(table, to) }
  const middle = between(ends.from, ends.to, 0.5)
  return (
    <g>
      <Line {...ends} ink={SEA_GREEN} />
      <rect x={middle.x - 36} y={middle.y - 14} width={72} height={28} rx={14} fill={INK} />
      <Lettering x={middle.x} y={middle.y + 6} size={18} weight={800} fill={CREAM}>
        {`${hits} in ${faces}`}
      </Lettering>
    </g>
  )
}

/** A charge that is pointed at: through whom, and where it ends. */
function ChargeAhead(props: MashProps) {
  const { table, aimed } = props
  const charge = chargeAhead(props)
  if (charge === undefined || aimed === null) return null
  const [from, over, to] = charge.map((spot) => middleOf(table, spot))
  if (from === undefined || over === undefined || to === undefined) return null
  return (
    <g>
      <Line from={from} to={over} ink={BLOOD} />
      <Line from={over} to={to} ink={BLOOD} />
      <circle cx={to.x} cy={to.y} r={9} fill={CREAM} stroke={BLOOD} strokeWidth={5} />
    </g>
  )
}
