import { pickOf } from '@eldertable/kernel'
import { isBeforeVersion3 } from '../../earlier/edition.ts'
import type { MashState } from '../../state.ts'
import { V } from '../../verbs.ts'
import { pileOn } from '../objects/lying.ts'
import { load, rowOfObject } from '../characters/numbers.ts'
import { foeAt, monsterRow, printedHealth } from '../pieces.ts'

/** Whether a monster can carry one more: as many as it has actions (CM-OPT-9). */
export const hasFoeRoom = (s: MashState, piece: number): boolean =>
  load(foeAt(s, piece)) < monsterRow(piece).actions

/** What it could pick up where it stands, as far as it has room (CM-OPT-9, CM-ITEM-7). */
export function picksHere(s: MashState, piece: number): number[] {
  const pile = pileOn(s, foeAt(s, piece).spot)
  if (pile === undefined) return []
  const hasRoom = hasFoeRoom(s, piece)
  const isLight = (object: number): boolean => !isBeforeVersion3(s) && rowOfObject(object).uncounted
  const picks = pile.open
    .filter((object) => hasRoom || isLight(object))
    .map((object) => pickOf(V.foePick, object))
  return hasRoom && pile.unseen > 0 ? [...picks, pickOf(V.foePickTop)] : picks
}

/** Whether a healing object would restore anything to a monster (CM-OPT-9). */
export function wouldFoeHelp(s: MashState, piece: number, object: number): boolean {
  const { healing } = rowOfObject(object)
  return (
    healing !== undefined && healing.health > 0 && foeAt(s, piece).health < printedHealth(piece)
  )
}
