import { GATE_SPACE } from '../tiles/spaces.ts'
import { NONE, type MashState } from '../state.ts'
import { heroAt } from '../rules/pieces.ts'
import { areFriends } from '../rules/sides.ts'
import { placeOf, spaceOf } from '../rules/spots.ts'

const PLACES = 16
const crowds = new Uint8Array(PLACES)
const closed: number[] = []

const isGate = (spot: number): boolean => spot >= 0 && GATE_SPACE.includes(spaceOf(spot))

/**
 * Spots at gates to which it is no use to go: whoever stands there would change places with one (CM-GATE-15), and is
 * what one is after. So rivals, and monsters and generators that are alone on their tile. Good until it is asked again.
 */
export function closedTo(s: MashState, seat: number): readonly number[] {
  const { heroes, foes, victory } = s.table
  closed.length = 0
  if (victory !== 'cooperative')
    for (const [other, { spot }] of heroes.entries())
      if (isGate(spot) && !areFriends(s, seat, other)) closed.push(spot)
  crowds.fill(0)
  for (const { spot } of foes) crowds[placeOf(spot)] = (crowds[placeOf(spot)] ?? 0) + 1
  if (isHelped(s, seat)) return closed
  for (const { spot, victim } of foes)
    if (victim === NONE && crowds[placeOf(spot)] === 1 && isGate(spot)) closed.push(spot)
  return closed
}

/** Whether friends on the same tile take care of what is brought to them, and it is not taken back at once. */
function isHelped(s: MashState, seat: number): boolean {
  const { table } = s
  if (table.victory !== 'cooperative' || table.actions > 1) return false
  const here = placeOf(heroAt(s, seat).spot)
  return table.heroes.some(
    ({ spot }, other) => other !== seat && spot >= 0 && placeOf(spot) === here,
  )
}
