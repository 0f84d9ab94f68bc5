import type { Offer } from '@eldertable/kernel'
import type { Reason } from '../reasons.ts'
import { DIRECTOR, type I32State } from '../state.ts'
import { V } from '../verbs.ts'
import { isReelOpen, monstersOnScreen, SLOTS, topOf } from './screen.ts'
import {
  cannotPlaceTerror,
  canPlaceFor,
  hasMonsters,
  slotsOf,
  throngAt,
  throngsOf,
} from './throngs.ts'

/** Everything that a side can do on its turn; passing only if there is nothing else (I32-DIRECT-13). */
export function offerActions(s: I32State, side: number, o: Offer<Reason>): void {
  let count = 0
  const allow = (verb: number, argument: number, rule: string): void => {
    o.allow(verb, argument, rule)
    count++
  }
  const hasRoom = canPlaceFor(s, side)
  for (const card of monstersOnScreen(s))
    if (hasRoom) allow(V.takeMonster, card, 'I32-DIRECT-2')
    else o.refuse(V.takeMonster, card, 'throng-full')
  for (const throng of slotsOf(side))
    for (const terror of throngAt(s, throng).terrors)
      if (slotsOf(side).some((to) => to !== throng && cannotPlaceTerror(s, to) === undefined))
        allow(V.moveTerror, terror, 'I32-TERROR-8')
  if (throngsOf(s, side).length > 0) allow(V.allOut, 0, 'I32-DIRECT-3')
  else o.refuse(V.allOut, 0, 'no-throng')
  for (const slot of SLOTS) {
    const whyNot = cannotCover(s, slot)
    if (whyNot === undefined) allow(V.cover, slot, 'I32-DIRECT-5')
    else o.refuse(V.cover, slot, whyNot)
  }
  if (canCutIn(s, side)) allow(V.cut, 0, 'I32-MONPLAY-6')
  if (count === 0) o.allow(V.pass, 0, 'I32-DIRECT-13')
}

/** I32-DIRECT-10 */
export function cannotCover(s: I32State, slot: number): Reason | undefined {
  if (!s.table.settings.coverAttack) return 'no-cover'
  if (!isReelOpen(s)) return 'reel-closed'
  return topOf(s, slot) >= 0 ? undefined : 'nothing-to-cover'
}

/** I32-MONPLAY-6: a monster player without a monster, while the screen shows none. */
export const canCutIn = (s: I32State, side: number): boolean =>
  side !== DIRECTOR && !hasMonsters(s, side) && monstersOnScreen(s).length === 0
