import { Lettering } from '@eldertable/board-kit'
import { STATS } from '../content/stats.ts'
import { statOf } from '../rules/survivors.ts'
import { GENERAL, holderOf, isHeld, type Survivor } from '../state.ts'
import { cardName } from '../text/names.ts'
import { cornerName } from '../text/telling.ts'
import { BLOOD } from './inks.ts'
import { statWords } from './stats.tsx'
import type { I32Table, Parts } from './table.ts'
import { billed, telling } from './words.ts'

export interface OnePart extends Parts {
  one: Survivor
  seat: number
  /** Whether the open question is about it. */
  isAsked: boolean
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
export function survivorInWords(table: I32Table, one: Survivor): string {
  const stats = STATS.map((stat) => `${statWords[stat]} ${statOf(one, stat)}`)
  const where = whereInWords(table, one)
  return [billed(one.card), ...stats, `${one.rest} rest`, ...(where === '' ? [] : [where])].join(
    ', ',
  )
}
