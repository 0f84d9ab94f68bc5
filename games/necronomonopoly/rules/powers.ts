import type { Offer, Seat } from '@eldertable/kernel'
import { effects } from '../effects/index.ts'
import type { Aim } from '../effects/effect.ts'
import type { Card, When } from '../pieces/card.ts'
import { cardAt, deckCards } from '../pieces/cards.ts'
import type { Reason } from '../reasons.ts'
import type { NecState } from '../state.ts'
import { V } from '../verbs.ts'
import { isOnBoard } from './deck.ts'
import { isCultist, isInGame, isInmate, isSane, player } from './players.ts'
import { modified } from './modified.ts'

const aims = deckCards.map(({ does }) => (does !== null && 'at' in does ? does.at : undefined))
export const aimOf = (card: number): Aim | undefined => aims[card]

/** Whether its target may answer in a Counter window: a Spell that is aimed at a player. */
export const isCounterable = (card: number): boolean =>
  cardAt(card).type === 'spell' && isAtPlayer(aimOf(card))

function isAtPlayer(aim: Aim | undefined): boolean {
  switch (aim) {
    case 'investigator':
    case 'player':
    case 'free-player':
    case 'inmate':
      return true
    default:
      return false
  }
}

const spellCost = modified('spellCost')

/** NEC-ARTIFACT-14, NEC-CULTIST-20 */
export function costOf(s: NecState, seat: Seat, card: Card): number {
  if (isCultist(s, seat)) return 0
  return card.type === 'spell' ? spellCost(card.cost, s, seat) : card.cost
}

/** Whether a card's When entry names this window of this seat (NEC-ARTIFACT-4). */
export function isFor(s: NecState, seat: Seat, card: Card, when: When | 'dawn'): boolean {
  if (when === 'dawn') return card.when.includes('free')
  if (card.when.includes(when)) return true
  return (
    seat === s.table.active && (when === 'ready' || when === 'buy') && card.when.includes('free')
  )
}

/** Offers every power that a seat could use in a window (NEC-WINDOW-1), and says why not for the rest. */
export function offerPowers(
  s: NecState,
  seat: Seat,
  when: When | 'dawn',
  subject: number,
  o: Offer<Reason>,
): void {
  for (const card of player(s, seat).held) {
    if (!isFor(s, seat, cardAt(card), when)) continue
    o.allowUnless(cannotUse(s, seat, card, subject), V.use, card, cardAt(card).id)
  }
}

/** Whether a seat has a power to use in a window: only then is it asked (NEC-WINDOW-14). */
export function hasPower(s: NecState, seat: Seat, when: When | 'dawn'): boolean {
  return player(s, seat).held.some(
    (card) => isFor(s, seat, cardAt(card), when) && cannotUse(s, seat, card, -1) === undefined,
  )
}

/** Why a seat may not use a card at this moment, or nothing. The window is not looked at. */
export function cannotUse(
  s: NecState,
  seat: Seat,
  number: number,
  subject: number,
): Reason | undefined {
  const card = cardAt(number)
  if (s.table.used[number] === true) return 'used-already' // NEC-ARTIFACT-9
  if (isSane(s, seat) && player(s, seat).sanity < costOf(s, seat, card))
    return card.type === 'ally' ? 'power-too-dear' : 'too-dear' // NEC-SANITY-4, NEC-ARTIFACT-6
  if (!hasTarget(s, seat, number, subject)) return 'no-target' // NEC-ARTIFACT-12
  return card.does === null ? undefined : effects.cannot(s, seat, card.does, subject)
}

/** Whether there is anything at all to aim at. */
function hasTarget(s: NecState, seat: Seat, card: number, subject: number): boolean {
  const aim = aimOf(card)
  if (isAtPlayer(aim)) return s.table.players.some((_, other) => isTarget(s, seat, card, other))
  if (aim === 'monster' || aim === 'any-monster')
    return subject >= 0 || s.table.monsters.some((one) => isMonsterTarget(s, aim, one))
  return true
}

/** Whether a power of a seat may be aimed at another seat. */
export function isTarget(s: NecState, seat: Seat, card: number, other: Seat): boolean {
  if (other === seat || !isInGame(s, other)) return false
  switch (aimOf(card)) {
    case 'investigator':
      return isSane(s, other)
    case 'free-player':
      return !isInmate(s, other)
    case 'inmate':
      return isInmate(s, other)
    default:
      return true
  }
}

export function isMonsterTarget(s: NecState, aim: Aim, card: number): boolean {
  return isOnBoard(s, card) && (aim === 'any-monster' || cardAt(card).type === 'monster')
}
