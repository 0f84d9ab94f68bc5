import type { Offer } from '@eldertable/kernel'
import { SPAWN_SPACE } from '../../tiles/spaces.ts'
import type { Reason } from '../../reasons.ts'
import type { Hero, MashState } from '../../state.ts'
import { V } from '../../verbs.ts'
import { spaceOfTarget } from '../attacks/aim.ts'
import { tileAt, type Ground } from './ground.ts'
import { baseHealth, baseMentality } from '../characters/numbers.ts'
import { spaceOf } from '../spots.ts'

/** What a space gives to whoever spends an action on it. */
export const COMFORT = { health: 0, mentality: 1, therapy: 2, spawn: 3 } as const

/** Machines, restoring icons and spawning spaces (CM-OPER-1, CM-ICON-13, CM-ICON-14, CM-HOME-2). */
export function offerSpace(
  s: MashState,
  here: Ground,
  hero: Hero,
  targets: readonly number[],
  o: Offer<Reason>,
): void {
  const { tile, place } = here
  const space = spaceOf(hero.spot)
  const machine = tile.machine[space]
  if (machine?.kind === 'drill') {
    for (const target of targets)
      if (tile.reach.includes(spaceOfTarget(s, here, target)))
        o.allow(V.drill, target, 'CM-PLACE-18')
  } else if (machine?.kind === 'transporter') o.allow(V.transport, 0, 'CM-PLACE-20')
  if (tile.therapy === space) o.allow(V.refresh, COMFORT.therapy, 'CM-PLACE-19')
  if ((tile.heal[space] ?? 0) > 0)
    o.allowUnless(isHurt(s, hero), V.refresh, COMFORT.health, 'CM-ICON-13')
  if ((tile.mind[space] ?? 0) > 0)
    o.allowUnless(isDrained(s, hero), V.refresh, COMFORT.mentality, 'CM-ICON-14')
  if (space === SPAWN_SPACE && tile.spawnRestores !== undefined)
    o.allowUnless(cannotRest(s, place, hero), V.refresh, COMFORT.spawn, 'CM-HOME-2')
}

export const isHurt = (s: MashState, hero: Hero): Reason | undefined =>
  hero.health < baseHealth(s, hero) ? undefined : 'nothing-to-restore'
export const isDrained = (s: MashState, hero: Hero): Reason | undefined =>
  hero.mentality < baseMentality(s, hero) ? undefined : 'nothing-to-restore'

/** CM-HOME-2, CM-HOME-8, CM-OPT-11 */
function cannotRest(s: MashState, place: number, hero: Hero): Reason | undefined {
  const owner = s.table.heroes.find(({ home }) => home === place)
  if (owner !== undefined && owner.homeHealth === 0) return 'home-destroyed'
  const { spawnRestores } = tileAt(s, place)
  if (s.table.settings.spawnRestoresBoth)
    return isHurt(s, hero) === undefined ? undefined : isDrained(s, hero)
  return spawnRestores === 'health' ? isHurt(s, hero) : isDrained(s, hero)
}
