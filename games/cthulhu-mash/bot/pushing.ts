import { NO_SKULL } from '../tiles/tile.ts'
import type { MashState } from '../state.ts'
import { isHero } from '../targets.ts'
import { spotOfTarget } from '../rules/attacks/aim.ts'
import { tileAt } from '../rules/tiles/ground.ts'
import { bonusOf, cardOf, defenceOf } from '../rules/characters/numbers.ts'
import { bodyOf, heroAt } from '../rules/pieces.ts'
import { destinations, gatesNear, isDeadly } from '../rules/attacks/shoves.ts'
import { areFriends } from '../rules/sides.ts'
import { placeOf } from '../rules/spots.ts'
import { hitChance } from './danger.ts'

/** What a push promises: its chance, times the harm that the worst place to push to does. */
export function pushWorth(s: MashState, seat: number, target: number, worth: number): number {
  if (isHero(target) && areFriends(s, seat, target)) return -1000
  const hero = heroAt(s, seat)
  const chance = hitChance(cardOf(hero).push, bonusOf(s, hero, 'push'), defenceOf(s, target, true))
  const { health } = bodyOf(s, target)
  let worst = gatesNear(s, target).some((spot) => isDeadly(s, spot)) ? 1 : 0
  for (const space of destinations(s, target)) {
    if (worst >= 1) break
    worst = Math.max(worst, harmAt(s, target, space) / Math.max(1, health))
  }
  return worst === 0 ? -1 : chance * worth * Math.min(1.1, worst)
}

/** The health that a push onto a space costs; a hold counts as well. */
export function harmAt(s: MashState, target: number, space: number): number {
  const tile = tileAt(s, placeOf(spotOfTarget(s, target)))
  if ((tile.skull[space] ?? NO_SKULL) !== NO_SKULL) return 20
  const hold = tile.hold[space]
  const held = hold === undefined ? 0 : 0.6 + hold.damage
  return (tile.harm[space] ?? 0) + (tile.harmOnPush[space] ?? 0) + held
}
