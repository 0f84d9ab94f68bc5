import { NONE } from '../state.ts'
import { foeOf, isHero, isHome, pieceIn, seatIn } from '../targets.ts'
import { SPAWN_SPACE } from '../tiles/spaces.ts'
import { placeOf, spotOf as onPlace } from '../rules/spots.ts'
import type { MashTable } from './table.ts'

/** The table, and what the open question is about. */
export interface Asked {
  table: MashTable
  decision: { readonly key: string; readonly about: object } | null
}

/** A number that the open question tells about something. */
export function aboutIn({ decision }: Asked, what: string): number | undefined {
  const about = decision?.about as Readonly<Record<string, unknown>> | undefined
  const number = about?.[what]
  return typeof number === 'number' ? number : undefined
}

/** Where a target stands, or -1. */
export function spotOf({ heroes, foes }: MashTable, target: number): number {
  if (isHero(target)) return heroes[target]?.spot ?? NONE
  if (isHome(target)) {
    const home = heroes[seatIn(target)]?.home ?? NONE
    return home === NONE ? NONE : onPlace(home, SPAWN_SPACE)
  }
  return foes.find(({ piece }) => piece === pieceIn(target))?.spot ?? NONE
}

/** Where whoever the open question is about stands, or else whoever acts; or -1. */
export function spotAsked(asked: Asked): number {
  const { table } = asked
  const generator = aboutIn(asked, 'generator') ?? aboutIn(asked, 'piece')
  const who = aboutIn(asked, 'who') ?? (generator === undefined ? undefined : foeOf(generator))
  const seat = aboutIn(asked, 'seat') ?? table.active
  return spotOf(table, who ?? seat)
}

/** The place whose spaces the open question means: that of the piece it is about, or of whoever acts. */
export function placeAsked(asked: Asked): number {
  const spot = spotAsked(asked)
  return spot === NONE ? NONE : placeOf(spot)
}
