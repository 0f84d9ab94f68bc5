import type { BoardModule } from '@eldertable/board-kit'
import type { Mash } from '../frames.ts'
import { beyondGate, gateOn, OPEN_GATE } from '../rules/gates/gates.ts'
import { placeOf } from '../rules/spots.ts'
import { NONE } from '../state.ts'
import { openState } from '../text/telling.ts'
import type { Verb } from '../verbs.ts'
import { promiseOf, type Blow } from './blows.ts'
import { bestAreaPromise, prospectsFrom } from './prospects.ts'
import type { MashTable } from './table.ts'

/**
 * What one would do next without much thought: what costs no action, what lies where one stands, a blow that lands more
 * often than not, or the gate to a hidden tile while there are actions left to spend there. On anything poorer the lamp
 * would be bad advice.
 */
export const primary: BoardModule<Mash>['primary'] = (table) => [
  'powerUp',
  ...strikes(table),
  ...(isAlone(table) ? (['pickTop'] as const) : []),
  ...(table.actions > 1 && leadsOn(table) ? (['gate'] as const) : []),
  'foeStrike',
  'foeShoot',
  'rouse',
]

/** Whether nobody could be struck from where one stands: then there is time to look at what lies there. */
const isAlone = (table: MashTable): boolean =>
  prospectsFrom(table, table.active, spotOfActive(table)).every(({ blow }) => blow === undefined)

const spotOfActive = ({ heroes, active }: MashTable): number => heroes[active]?.spot ?? NONE

/** A blow that is good, or an area that promises more than any blow. */
function strikes(table: MashTable): readonly Verb[] {
  const blows = prospectsFrom(table, table.active, spotOfActive(table)).flatMap(
    ({ blow }) => blow ?? [],
  )
  const best = Math.max(0, ...blows.map(promiseOf))
  if (bestAreaPromise(table) > Math.max(best, EVEN)) return ['aim']
  return blows.some(isGood) ? ['attack'] : []
}

/** Damage that lands as often as not. */
const EVEN = 0.5

const isGood = ({ hits, faces, damage, holds }: Blow): boolean =>
  hits * 2 > faces && (damage > 0 || holds)

function leadsOn(table: MashTable): boolean {
  const spot = spotOfActive(table)
  if (spot === NONE) return false
  const s = openState({ table })
  const compass = gateOn(s, spot)
  return compass !== NONE && beyondGate(s, placeOf(spot), compass) === OPEN_GATE
}
