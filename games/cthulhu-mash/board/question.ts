import { NONE } from '../state.ts'
import { foeOf, isFoe, isHero, pieceIn } from '../targets.ts'
import { placeOf } from '../rules/spots.ts'
import type { MashTable } from './table.ts'

/** The table, and what the open question is about. */
interface Asked {
  table: MashTable
  decision: { readonly about: object } | null
}

/** A number that the open question tells about something. */
export function aboutIn({ decision }: Asked, what: string): number | undefined {
  const about = decision?.about as Readonly<Record<string, unknown>> | undefined
  const number = about?.[what]
  return typeof number === 'number' ? number : undefined
}

/** Where a target stands, or -1. */
function spotOf({ heroes, foes }: MashTable, target: number): number {
  if (isHero(target)) return heroes[target]?.spot ?? NONE
  if (!isFoe(target)) return NONE
  return foes.find(({ piece }) => piece === pieceIn(target))?.spot ?? NONE
}

/** The place whose spaces the open question means: that of the piece it is about, or of whoever acts. */
export function placeAsked(asked: Asked): number {
  const { table } = asked
  const generator = aboutIn(asked, 'generator') ?? aboutIn(asked, 'piece')
  const who = aboutIn(asked, 'who') ?? (generator === undefined ? undefined : foeOf(generator))
  const seat = aboutIn(asked, 'seat') ?? table.active
  const spot = spotOf(table, who ?? seat)
  return spot === NONE ? NONE : placeOf(spot)
}
