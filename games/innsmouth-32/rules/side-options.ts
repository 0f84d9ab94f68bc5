import { at, type Offer } from '@eldertable/kernel'
import { isMonster } from '../pieces/cards.ts'
import type { Reason } from '../reasons.ts'
import { DIRECTOR, type I32State } from '../state.ts'
import { V } from '../verbs.ts'
import { isAnyMonsterOnScreen, isReelOpen, SLOTS, topOf } from './screen.ts'
import {
  cannotPlaceTerror,
  canPlaceFor,
  hasMonsters,
  hasThrongs,
  slotsOf,
  throngAt,
} from './throngs.ts'

/** Everything that a side can do on its turn; passing only if there is nothing else (I32-DIRECT-13). */
export function offerActions(s: I32State, side: number, o: Offer<Reason>): void {
  const canTake = canPlaceFor(s, side)
  let isAny = false
  for (let slot = 0; slot < SLOTS.length; slot++) {
    const card = topOf(s, slot)
    if (!isMonster(card)) continue
    isAny ||= canTake
    o.allowUnless(canTake ? undefined : 'throng-full', V.takeMonster, card, 'I32-DIRECT-2')
  }
  const slots = slotsOf(side)
  for (let place = 0; place < slots.length; place++) {
    const throng = at(slots, place)
    const { terrors } = throngAt(s, throng)
    if (terrors.length === 0 || !canMoveTerror(s, side, throng)) continue
    isAny = true
    for (const terror of terrors) o.allow(V.moveTerror, terror, 'I32-TERROR-8')
  }
  const canAttack = hasThrongs(s, side)
  isAny ||= canAttack
  o.allowUnless(canAttack ? undefined : 'no-throng', V.allOut, 0, 'I32-DIRECT-3')
  for (let slot = 0; slot < SLOTS.length; slot++) {
    const whyNot = cannotCover(s, slot)
    isAny ||= whyNot === undefined
    o.allowUnless(whyNot, V.cover, slot, 'I32-DIRECT-5')
  }
  if (canCutIn(s, side)) o.allow(V.cut, 0, 'I32-MONPLAY-6')
  else if (!isAny) o.allow(V.pass, 0, 'I32-DIRECT-13')
}

function canMoveTerror(s: I32State, side: number, from: number): boolean {
  for (const to of slotsOf(side))
    if (to !== from && cannotPlaceTerror(s, to) === undefined) return true
  return false
}

/** I32-DIRECT-10 */
export function cannotCover(s: I32State, slot: number): Reason | undefined {
  if (!s.table.settings.coverAttack) return 'no-cover'
  if (!isReelOpen(s)) return 'reel-closed'
  return topOf(s, slot) >= 0 ? undefined : 'nothing-to-cover'
}

/** I32-MONPLAY-6: a monster player without a monster, while the screen shows none. */
export const canCutIn = (s: I32State, side: number): boolean =>
  side !== DIRECTOR && !hasMonsters(s, side) && !isAnyMonsterOnScreen(s)
