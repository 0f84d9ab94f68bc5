import { at } from '@eldertable/kernel'
import { NONE, type MashState } from '../../state.ts'
import { foeAt, heroAt, heroesOn } from '../pieces.ts'
import { placeOf, spaceOf } from '../spots.ts'
import { approachOf } from './approach.ts'

/** Whom a piece goes for: the current character, or whoever is nearest (CM-AUTO-2, CM-AUTO-3). */
export function targetOf(s: MashState, piece: number): number {
  const { active, settings } = s.table
  const { spot, victim } = foeAt(s, piece)
  if (!settings.monstersAttackAnyone) return active
  if (victim !== NONE) return victim
  const place = placeOf(spot)
  const here = heroesOn(s, place)
  if (here.length === 0) return active
  const ranked = here.map((seat) => ({
    seat,
    cost: approachOf(s, place, piece, seat).cost(spaceOf(spot)),
    health: heroAt(s, seat).health,
  }))
  // They come in turn order from the current player, and sorting keeps that among equals.
  return at(
    ranked.toSorted((a, b) => a.cost - b.cost || a.health - b.health),
    0,
  ).seat
}
