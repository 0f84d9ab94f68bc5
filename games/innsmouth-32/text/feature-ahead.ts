import { list } from '@eldertable/kernel'
import { isMonster } from '../pieces/cards.ts'
import { isReelOpen, SLOTS, topOf } from '../rules/screen.ts'
import { findSurvivor } from '../rules/survivors.ts'
import { GENERAL } from '../state.ts'
import { cardName } from './names.ts'
import { openState, type Tell } from './telling.ts'

/**
 * What whoever clears a card off the screen runs into if a monster comes in its place: a sentence after a space, or nothing
 * where two monsters would not lie beside it (I32-CREAT-1, I32-CREAT-4).
 */
export function featureAhead(who: number, t: Tell): string {
  const s = openState(t)
  const one = findSurvivor(s, who)
  if (!isReelOpen(s) || one === undefined || one.area !== GENERAL) return ''
  const tops = SLOTS.map((slot) => topOf(s, slot))
  const risky = tops.filter(
    (card, slot) => card >= 0 && tops.every((other, i) => i === slot || isMonster(other)),
  )
  if (risky.length === 0) return ''
  const which = risky.length > 1 ? 'a monster that falls' : list(risky.map(cardName))
  return ` Careful: if a monster comes in place of ${which}, all three attack ${cardName(who)}.`
}
