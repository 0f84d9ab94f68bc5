import type { Verb } from '../verbs.ts'
import { placeOf } from '../rules/spots.ts'
import { NONE } from '../state.ts'
import { friendsOn } from './prospects.ts'
import type { MashTable } from './table.ts'

const always: readonly Verb[] = ['gate', 'powerUp', 'pickUp', 'pickTop', 'breakFree']

/** What a newcomer looks for. Beside a friend it is no attack: the refused one could be on them, which nobody wants. */
export function tempting(table: MashTable): readonly Verb[] {
  const spot = table.heroes[table.active]?.spot ?? NONE
  const hasFriend = spot !== NONE && friendsOn(table, table.active, placeOf(spot)).length > 0
  return hasFriend ? always : ['attack', ...always]
}
