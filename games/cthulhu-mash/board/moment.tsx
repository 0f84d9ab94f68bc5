import { Glyph, Lettering, type IconName } from '@eldertable/board-kit'
import type { Event } from '@eldertable/kernel'
import { NONE } from '../state.ts'
import { BLOOD, CREAM, INK, SEA_GREEN } from './inks.ts'
import { CELL, middleOf, type Point } from './layout.ts'
import { spotOf } from './question.ts'
import type { MashProps, MashTable } from './table.ts'

/** What has just happened, where it happened: figures rise and fade, steps leave a trail. It never holds anything up. */
export function Moment({ table, moment }: MashProps) {
  const marks = marksOf(table, moment)
  return (
    <g pointerEvents="none" key={keyOf(moment)}>
      {trailsOf(table, moment).map(({ who, points }) => (
        <polyline
          key={who}
          className="cm-trail"
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke={INK}
          strokeWidth={5}
          strokeDasharray="1 11"
          strokeLinecap="round"
        />
      ))}
      {marks.map((mark, place) => (
        // Marks have no identity but their order.
        // oxlint-disable-next-line react/no-array-index-key
        <MarkShape key={place} {...mark} />
      ))}
    </g>
  )
}

/** Another moment is other marks, which rise anew. */
const keyOf = (moment: readonly Event[]): string => moment.map(({ key }) => key).join()

interface Mark {
  at: Point
  text: string
  icon?: IconName
  ink: string
}

function MarkShape({ at: { x, y }, text, icon, ink }: Mark) {
  const width = text.length * 9 + (icon === undefined ? 16 : 40)
  return (
    <g className="cm-mark">
      <rect x={x - width / 2} y={y - 15} width={width} height={30} rx={15} fill={ink} />
      {icon === undefined ? null : (
        <Glyph name={icon} x={x - width / 2 + 17} y={y} size={20} fill={CREAM} />
      )}
      <Lettering x={icon === undefined ? x : x + 11} y={y + 6} size={18} weight={800} fill={CREAM}>
        {text}
      </Lettering>
    </g>
  )
}

type Told = Readonly<Record<string, unknown>>
type Says = (is: Told) => Omit<Mark, 'at'>

const count = (is: Told): string => String(is['points'])

/** Events that are told where they happen. */
const sayings: Readonly<Record<string, Says>> = {
  loses: (is) => ({ text: `−${count(is)}`, icon: 'hearts', ink: BLOOD }),
  heals: (is) => ({ text: `+${count(is)}`, icon: 'hearts', ink: SEA_GREEN }),
  misses: () => ({ text: 'miss', ink: INK }),
  spawns: () => ({ text: 'appears', ink: INK }),
  holds: () => ({ text: 'held', icon: 'crossed-chains', ink: INK }),
  breaks: () => ({ text: 'free', icon: 'breaking-chain', ink: SEA_GREEN }),
  attaches: () => ({ text: 'clings', icon: 'fangs', ink: BLOOD }),
  parries: () => ({ text: 'parries', ink: INK }),
}

/** The marks of a moment: whoever they tell of may be off the board by now, and has none then. */
export function marksOf(table: MashTable, moment: readonly Event[]): Mark[] {
  const seen = new Map<number, number>()
  return moment.flatMap(({ key, is }) => {
    const says = sayings[key]
    const told = is as Told
    const who = [told['who'], told['seat']].find((one) => typeof one === 'number')
    const spot = typeof who === 'number' ? spotOf(table, who) : NONE
    if (says === undefined || spot === NONE) return []
    const before = seen.get(spot) ?? 0
    seen.set(spot, before + 1)
    const { x, y } = middleOf(table, spot)
    return [{ ...says(told), at: { x, y: y - CELL * 0.55 - before * 32 } }]
  })
}

/** Where each piece has gone in a moment, from its first step on. */
export function trailsOf(
  table: MashTable,
  moment: readonly Event[],
): { who: number; points: Point[] }[] {
  const trails = new Map<number, Point[]>()
  for (const { key, is } of moment) {
    if (key !== 'steps') continue
    const { who, spot } = is as { who: number; spot: number }
    const points = trails.get(who) ?? []
    points.push(middleOf(table, spot))
    trails.set(who, points)
  }
  return [...trails]
    .filter(([, points]) => points.length > 1)
    .map(([who, points]) => ({ who, points }))
}
