import { counted } from '@eldertable/kernel'
import { stepAhead, withinSteps } from '../foresight/move.ts'
import { NOWHERE } from '../state.ts'
import { openState } from '../text/telling.ts'
import { INK, PALE } from './inks.ts'
import { Mark } from './numbers.tsx'
import type { Cell } from './cells.ts'
import { piecesIn } from './room.tsx'
import type { Plan, Rect } from './plan/plan.ts'
import type { DmdProps } from './table.ts'

/** DMD-MOVE-1 */
const STEPS = 3

/** Where a Move can lead to, and what the step that is pointed at brings along. */
export function WayAhead(props: DmdProps & { plan: Plan }) {
  const { table, lit, aimed, decision, plan } = props
  const walk = walkAsked(decision)
  if (walk === null) return null
  const s = openState({ table })
  const here = table.heroes[walk.hero]?.space ?? NOWHERE
  const from = plan.spaces[here]
  if (from === undefined) return null
  // For a moment the screen still points at the step that has just been made.
  const isStep = (aimed?.verb === 'move' || aimed?.verb === 'step') && aimed.argument !== here
  const to = isStep ? plan.spaces[aimed.argument] : undefined
  const far = [...withinSteps(s, walk.hero, walk.left)].filter(
    ([space, away]) => away > 1 && !lit.has(`space:${space}`),
  )
  return (
    <g pointerEvents="none" aria-hidden="true">
      {isOnlyWalk(props)
        ? far.map(([space, away]) => {
            const room = plan.spaces[space]
            return room === undefined ? null : (
              <StepsAway
                key={space}
                {...freePlace(room, cellsOf(props, room, space))}
                away={away}
              />
            )
          })
        : null}
      {to === undefined || !isStep ? null : (
        <Arrow from={from} to={to} {...stepAhead(s, walk.hero, aimed.argument)} />
      )}
    </g>
  )
}

function walkAsked(decision: DmdProps['decision']): { hero: number; left: number } | null {
  const about = decision?.about as { hero: number; left: number } | undefined
  if (about === undefined) return null
  if (decision?.key === 'actions.choose') return { hero: about.hero, left: STEPS }
  return decision?.key === 'walk.step' ? { hero: about.hero, left: about.left } : null
}

/** Only who walks, or points at a way, wants to know how far it is to other rooms. */
const isOnlyWalk = ({ aimed, decision }: DmdProps): boolean =>
  decision?.key === 'walk.step' || aimed?.verb === 'move'

const cellsOf = (shows: DmdProps, room: Rect, space: number): Cell[] =>
  piecesIn(shows, room, space).map(({ cell }) => cell)

const TAG = { width: 62, height: 24 }

/** Where a tag hides least of what stands in a room, the lower corners first; the name of the room is above on the left. */
export function freePlace(room: Rect, cells: readonly Cell[]): { x: number; y: number } {
  const [left, right] = [room.x + 10 + TAG.width / 2, room.x + room.width - 4 - TAG.width / 2]
  const [high, low] = [room.y + 10 + TAG.height / 2, room.y + room.height - 10 - TAG.height / 2]
  const middle = room.x + room.width / 2
  const places = [
    { x: right, y: low },
    { x: left, y: low },
    { x: middle, y: low },
    { x: right, y: high },
  ]
  const gap = (place: { x: number; y: number }): number =>
    Math.min(
      0,
      ...cells.map(({ x, y, size }) =>
        Math.max(
          Math.abs(place.x - x) - (TAG.width + size) / 2,
          Math.abs(place.y - y) - (TAG.height + size) / 2,
        ),
      ),
    )
  return places.reduce((best, place) => (gap(place) > gap(best) ? place : best))
}

function StepsAway({ x, y, away }: { x: number; y: number; away: number }) {
  const { width, height } = TAG
  return (
    <g>
      <rect
        x={x - width / 2}
        y={y - height / 2}
        {...{ width, height }}
        fill={PALE}
        opacity={0.85}
      />
      <Mark x={x} y={y + 6} size={17.5} fill={INK}>
        {`${away} steps`}
      </Mark>
    </g>
  )
}

/** The step itself: an arrow from room to room, who follows and what burns beside its head. */
function Arrow({
  from,
  to,
  follow,
  burns,
}: {
  from: Rect
  to: Rect
  follow: readonly number[]
  burns: number
}) {
  const [a, b] = [middleOf(from), middleOf(to)]
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length]
  const end = { x: b.x - dx * 12, y: b.y - dy * 12 }
  const words = [
    ...(follow.length > 0 ? [counted(follow.length, 'follows', 'follow')] : []),
    ...(burns > 0 ? [`fire ${burns}`] : []),
  ].join(', ')
  const way = `M${a.x} ${a.y}L${end.x} ${end.y}`
  const head = `M${b.x} ${b.y}l${-dx * 20 - dy * 11} ${-dy * 20 + dx * 11}l${dy * 22} ${-dx * 22}z`
  const wide = words.length * 8.4 + 18
  return (
    <g>
      <path d={way} fill="none" stroke={PALE} strokeWidth={9} opacity={0.85} />
      <path d={head} fill={INK} stroke={PALE} strokeWidth={3} />
      <path d={way} fill="none" stroke={INK} strokeWidth={4.5} strokeDasharray="11 6" />
      {words === '' ? null : (
        <g transform={`translate(${b.x},${b.y + 28})`}>
          <rect
            x={-wide / 2}
            y={-14}
            width={wide}
            height={26}
            rx={4}
            fill="#96301f"
            stroke={PALE}
          />
          <Mark x={0} y={5} size={17.5} fill="#fff">
            {words}
          </Mark>
        </g>
      )}
    </g>
  )
}

const middleOf = ({ x, y, width, height }: Rect): { x: number; y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
})
