import type { Offer, Seat } from '@eldertable/kernel'
import { spaceAt } from '../pieces/spaces.ts'
import { cardAt, type Card, type CardKey, type When } from '../pieces/cards.ts'
import type { Reason } from '../reasons.ts'
import type { NecState } from '../state.ts'
import { V } from '../verbs.ts'
import { isOnBoard, searchDeck } from './deck.ts'
import { isCultist, isInGame, isInmate, isSane, player } from './players.ts'
import { ownerOf } from './property.ts'
import { reckoned } from './reckoned.ts'

/** What a power is aimed at, chosen before its cost is spent (NEC-ARTIFACT-17). */
export type Aim =
  | 'investigator'
  | 'player'
  | 'free-player'
  | 'inmate'
  | 'monster'
  | 'any-monster'
  | 'gate'
  | 'space'
  | 'total'

/** On what terms a power can be used, beyond its window and its cost. */
interface Terms {
  aim?: Aim
  /** Whether its target may answer in a Counter window. */
  isCounterable?: true
  /** Why it can't be used at this moment. */
  cannot?(s: NecState, seat: Seat, subject: number): Reason | undefined
}

const noTerms: Terms = {}
const notOnOldOnes: Terms = {
  cannot: (_, __, subject) => (cardAt(subject).type === 'old-one' ? 'is-old-one' : undefined), // NEC-BANISH-3, NEC-OLDONE-2
}
const notInside = (why: Reason): Terms => ({
  cannot: (s, seat) => (isInmate(s, seat) ? why : undefined),
})

const terms: Partial<Record<CardKey, Terms>> = {
  'keziah-mason': { aim: 'gate', ...notInside('keziah-inside') }, // NEC-CARD-10
  'elder-sign': notOnOldOnes,
  'words-of-dismissal': { aim: 'monster' },
  'voorish-sign': notOnOldOnes,
  'dho-hna-formula': { aim: 'any-monster' },
  'the-withering-word': { aim: 'investigator', isCounterable: true },
  'nightmare-sending': { aim: 'investigator', isCounterable: true },
  'exchange-of-minds': { aim: 'free-player', isCounterable: true, ...notInside('minds-inside') }, // NEC-CARD-18
  mesmerise: { aim: 'player', isCounterable: true },
  'bind-the-thing': { aim: 'total' },
  'get-out-of-arkham-asylum': { aim: 'inmate' },
  'powder-of-ibn-ghazi': notOnOldOnes,
  'gilmans-set-square': { aim: 'space', ...notInside('square-inside') }, // NEC-CARD-27
  laudanum: {
    cannot: (s, seat) => (isCultist(s, seat) ? 'own-sanity-only' : undefined), // NEC-CULTIST-34
  },
  'commitment-papers': notInside('committed-already'), // NEC-CARD-29
  'forged-deed': { cannot: cannotForge },
  'the-king-in-yellow': { aim: 'investigator' },
  'pnakotic-manuscripts': { cannot: (s) => (s.table.deck === 0 ? 'no-target' : undefined) },
  'seven-cryptical-books-of-hsan': {
    cannot: (s) => (searchDeck(s, isSpell).length === 0 ? 'no-target' : undefined),
  },
}

const termsOf = (card: number): Terms => terms[cardAt(card).key] ?? noTerms
export const aimOf = (card: number): Aim | undefined => termsOf(card).aim
export const isCounterable = (card: number): boolean => termsOf(card).isCounterable === true

const spellCost = reckoned('spellCost')

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
  return termsOf(number).cannot?.(s, seat, subject)
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
    case 'free-player':
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
