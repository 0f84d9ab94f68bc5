import { Lettering, SeatShape } from '@eldertable/board-kit'
import { STATS } from '../pieces/stats.ts'
import { isBetweenTurns, tokensOf } from '../rules/countdown.ts'
import { statOf } from '../rules/survivors.ts'
import { GENERAL, holderOf, isHeld, type Survivor } from '../state.ts'
import { billed, cardName } from '../text/names.ts'
import { cornerName, isOnlyPool } from '../text/telling.ts'
import { BLOOD, INK } from './inks.ts'
import { statWords } from './stats.tsx'
import type { I32Props, I32Table, Parts } from './table.ts'
import { telling } from './words.ts'

export interface OnePart extends Parts {
  one: Survivor
  seat: number
  /** Whether the open question is about it. */
  isAsked: boolean
  /** The countdown tokens that lie with it (I32-FADE-2). */
  counts?: readonly number[]
}

/** The countdown tokens of a survivor at this moment. */
export const countsOf = (
  { table, decision }: Pick<I32Props, 'table' | 'decision'>,
  { card }: Survivor,
): number[] => tokensOf(table, isBetweenTurns(decision?.key), card)

/** The mark of whoever plays somebody; with the number of the pool where one person has several. */
export function PoolShape({
  table,
  seat,
  one,
  ...place
}: Pick<OnePart, 'table' | 'seat' | 'one'> & { x: number; y: number; size: number }) {
  const number = poolNumber(table, one.card)
  if (number === null) return <SeatShape {...{ seat }} {...place} />
  const { x, y, size } = place
  return (
    <g>
      <SeatShape {...{ seat }} {...place} isBare />
      <Lettering x={x} y={y + size * 0.25} size={size * 0.75} weight={800} fill="#fff">
        {number}
      </Lettering>
    </g>
  )
}

/** The same in running text. */
export function PoolMark({
  table,
  seat,
  one,
  size,
}: Pick<OnePart, 'table' | 'seat' | 'one'> & { size: number }) {
  return (
    <svg className="mark" width={size} height={size} viewBox="-1 -1 34 34" aria-hidden="true">
      <PoolShape {...{ table, seat, one }} x={16} y={16} size={32} />
    </svg>
  )
}

/** The number of somebody's pool, if one person has several. */
function poolNumber(table: I32Table, card: number): number | null {
  const pool = table.pools.findIndex(({ survivors }) => survivors.some((one) => one.card === card))
  return pool < 0 || isOnlyPool(pool, { table }) ? null : pool + 1
}

const COUNT = 11

/** Countdown tokens, one below the other: leaders of the film that is about to run out. */
export function Counts({ counts, x, y }: { counts: readonly number[]; x: number; y: number }) {
  return counts.map((count, place) => (
    <g key={count} transform={`translate(${x},${y + place * 2 * COUNT})`}>
      <circle r={COUNT} fill="#e9eff0" stroke={INK} strokeWidth={1.5} />
      <path d={`M-${COUNT} 0H${COUNT}M0 -${COUNT}V${COUNT}`} stroke="#9fb0b5" strokeWidth={0.8} />
      <Lettering x={0} y={5.5} size={16} weight={800} fill={INK}>
        {count}
      </Lettering>
    </g>
  ))
}

/** Where somebody is who is not in the open. */
export function whereInWords(table: I32Table, { area, hasDibs }: Survivor): string {
  const t = telling(table, [])
  if (isHeld(area)) return `held: ${cardName(holderOf(area))}`
  if (area !== GENERAL) return `inside ${cornerName(area, t)}`
  return hasDibs ? 'has used its next turn' : ''
}

/** Horror stars, with their number if there are several. */
export function Stars({ count, x, y }: { count: number; x: number; y: number }) {
  if (count === 0) return null
  return (
    <g>
      <path d={star(x, y, 13)} fill="#fff" stroke={BLOOD} strokeWidth={2} />
      {count > 1 ? (
        <Lettering {...{ x }} y={y + 5} size={14.5} weight={800} fill={BLOOD} isFine>
          {count}
        </Lettering>
      ) : null}
    </g>
  )
}

function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const r = i % 2 === 0 ? radius : radius * 0.45
    const angle = (i * Math.PI) / 5
    return `${(x + r * Math.sin(angle)).toFixed(1)} ${(y - r * Math.cos(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

/** A survivor for those who hear it. */
export function survivorInWords(
  table: I32Table,
  one: Survivor,
  counts: readonly number[] = [],
): string {
  const stats = STATS.map((stat) => `${statWords[stat]} ${statOf(one, stat)}`)
  const where = whereInWords(table, one)
  return [
    billed(one.card),
    ...stats,
    `${one.rest} rest`,
    ...(where === '' ? [] : [where]),
    ...counts.map((count) => `countdown ${count}`),
  ].join(', ')
}
