import type { Seat } from '@eldertable/kernel'
import { lotsOf, researchFees, spaceAt, TOLL, tomeSpaces } from '../pieces/spaces.ts'
import type { NecState } from '../state.ts'
import { countOwned } from './property.ts'
import { modified } from './modified.ts'

const rentWith = modified('rent')
const tollWith = modified('toll')

/** NEC-LOT-5 */
export function rentOf(s: NecState, space: number, owner: Seat): number {
  const { locale, rent } = spaceAt(space)
  if (locale === null) return 0
  const count = countOwned(s, owner, lotsOf(locale))
  return rentWith(rent[count - 1] ?? 0, s, owner)
}

/** NEC-TOME-5 */
export function feeOf(s: NecState, owner: Seat): number {
  return researchFees[countOwned(s, owner, tomeSpaces) - 1] ?? 0
}

/** NEC-MIGO-8 */
export const tollOf = (s: NecState, seat: Seat): number => tollWith(TOLL, s, seat)
