import type { BoardModule } from '@eldertable/board-kit'
import type { Mash } from '../frames.ts'
import { beyondGate, gateOn, OPEN_GATE } from '../rules/gates.ts'
import { placeOf } from '../rules/spots.ts'
import { NONE } from '../state.ts'
import { openState } from '../text/telling.ts'
import { prospectsFrom } from './prospects.ts'
import type { MashTable } from './table.ts'

/**
 * What one would do next without much thought: a blow that lands more often than not, or the gate to a hidden tile while
 * there are actions left to spend there. On anything poorer the lamp would be bad advice.
 */
export const primary: BoardModule<Mash>['primary'] = (table) => [
  ...(hasGoodBlow(table) ? (['attack'] as const) : []),
  ...(table.actions > 1 && leadsOn(table) ? (['gate'] as const) : []),
  'foeStrike',
  'foeShoot',
  'rouse',
]

const spotOfActive = ({ heroes, active }: MashTable): number => heroes[active]?.spot ?? NONE

const hasGoodBlow = (table: MashTable): boolean =>
  prospectsFrom(table, table.active, spotOfActive(table)).some(
    ({ blow }) =>
      blow !== undefined && blow.hits * 2 > blow.faces && (blow.damage > 0 || blow.holds),
  )

function leadsOn(table: MashTable): boolean {
  const spot = spotOfActive(table)
  if (spot === NONE) return false
  const s = openState({ table })
  const compass = gateOn(s, spot)
  return compass !== NONE && beyondGate(s, placeOf(spot), compass) === OPEN_GATE
}
