import type { Offer, Seat } from '@eldertable/kernel'
import { BOOK_OF_EIBON, spaceAt } from '../content/board.ts'
import { cardAt, type Card, type CardKey, type When } from '../content/cards.ts'
import type { Reason } from '../reasons.ts'
import type { NecState } from '../state.ts'
import { V } from '../verbs.ts'
import { has, isOnBoard, searchDeck } from './deck.ts'
import { isCultist, isInGame, isInmate, isSane, player } from './players.ts'
import { ownerOf } from './property.ts'

/** What a power is aimed at, chosen before its cost is spent (NEC-ARTIFACT-17). */
export type Aim =
  | 'investigator'
  | 'player'
  | 'inmate'
  | 'monster'
  | 'any-monster'
  | 'gate'
  | 'space'
  | 'total'

const aims: Partial<Record<CardKey, Aim>> = {
  'words-of-dismissal': 'monster',
  'dho-hna-formula': 'any-monster',
  'the-withering-word': 'investigator',
  'nightmare-sending': 'investigator',
  'exchange-of-minds': 'player',
  mesmerise: 'player',
  'bind-the-thing': 'total',
  'get-out-of-arkham-asylum': 'inmate',
  'gilmans-set-square': 'space',
  'keziah-mason': 'gate',
  'the-king-in-yellow': 'investigator',
}

/** Spells whose target may answer in a Counter window. */
const targeted: readonly CardKey[] = [
  'the-withering-word',
  'nightmare-sending',
  'exchange-of-minds',
  'mesmerise',
]

export const aimOf = (card: number): Aim | undefined => aims[cardAt(card).key]
export const isTargeted = (card: number): boolean => targeted.includes(cardAt(card).key)

/** NEC-ARTIFACT-14, NEC-TOME-9, NEC-CULTIST-20 */
export function costOf(s: NecState, seat: Seat, card: Card): number {
  if (isCultist(s, seat)) return 0
  if (card.type !== 'spell') return card.cost
  if (ownerOf(s, BOOK_OF_EIBON) === seat) return 0
  return Math.max(0, card.cost - (has(s, seat, 'professor-armitage') ? 2 : 0))
}

/** Whether a card's When entry names this window of this seat (NEC-ARTIFACT-4). */
function isFor(s: NecState, seat: Seat, card: Card, when: When | 'dawn'): boolean {
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
    const why = cannotUse(s, seat, card, subject)
    if (why === undefined) o.allow(V.use, card, cardAt(card).id)
    else o.refuse(V.use, card, why)
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
  const aim = aims[card.key]
  if (aim !== undefined && !hasTarget(s, seat, number, subject)) return 'no-target' // NEC-ARTIFACT-12
  return cannotUseNow(s, seat, card.key, subject)
}

function cannotUseNow(s: NecState, seat: Seat, key: CardKey, subject: number): Reason | undefined {
  switch (key) {
    case 'laudanum':
      return isCultist(s, seat) ? 'own-sanity-only' : undefined // NEC-CULTIST-34
    case 'elder-sign':
    case 'powder-of-ibn-ghazi':
    case 'voorish-sign':
      return cardAt(subject).type === 'old-one' ? 'is-old-one' : undefined // NEC-BANISH-3, NEC-OLDONE-2
    case 'commitment-papers':
      return isInmate(s, seat) ? 'committed-already' : undefined // NEC-CARD-29
    case 'gilmans-set-square':
      return isInmate(s, seat) ? 'square-inside' : undefined // NEC-CARD-27
    case 'keziah-mason':
      return isInmate(s, seat) ? 'keziah-inside' : undefined // NEC-CARD-10
    case 'exchange-of-minds':
      return isInmate(s, seat) ? 'minds-inside' : undefined // NEC-CARD-18
    case 'forged-deed':
      return cannotForge(s, seat)
    case 'pnakotic-manuscripts':
      return s.table.deck === 0 ? 'no-target' : undefined
    case 'seven-cryptical-books-of-hsan':
      return searchDeck(s, isSpell).length === 0 ? 'no-target' : undefined
    default:
      return undefined
  }
}

/** NEC-CARD-30 */
function cannotForge(s: NecState, seat: Seat): Reason | undefined {
  const { landed } = s.table
  if (landed < 0 || landed !== player(s, seat).space || spaceAt(landed).kind !== 'lot')
    return 'no-target'
  const owner = ownerOf(s, landed)
  if (owner < 0 || owner === seat) return 'no-target'
  return player(s, seat).sanity < spaceAt(landed).cost ? 'deed-too-dear' : undefined
}

export const isSpell = (card: Card): boolean => card.type === 'spell'

/** Whether there is anything at all to aim at. */
function hasTarget(s: NecState, seat: Seat, card: number, subject: number): boolean {
  const aim = aimOf(card)
  switch (aim) {
    case 'investigator':
    case 'player':
    case 'inmate':
      return s.table.players.some((_, other) => isTarget(s, seat, card, other))
    case 'monster':
    case 'any-monster':
      return subject >= 0 || s.table.monsters.some((one) => isMonsterTarget(s, aim, one))
    default:
      return true
  }
}

/** Whether a power of a seat may be aimed at another seat. */
export function isTarget(s: NecState, seat: Seat, card: number, other: Seat): boolean {
  if (other === seat || !isInGame(s, other)) return false
  // NEC-CARD-18: minds are not exchanged through the Asylum's walls.
  if (cardAt(card).key === 'exchange-of-minds' && isInmate(s, other)) return false
  switch (aimOf(card)) {
    case 'investigator':
      return isSane(s, other)
    case 'inmate':
      return isInmate(s, other)
    default:
      return true
  }
}

export function isMonsterTarget(s: NecState, aim: Aim, card: number): boolean {
  return isOnBoard(s, card) && (aim === 'any-monster' || cardAt(card).type === 'monster')
}
