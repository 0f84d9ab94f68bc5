import { reckoningWith, type Changer, type Reckoned } from '@eldertable/kernel'
import {
  BOOK_OF_EIBON,
  CULTES_DE_GOULES,
  NECRONOMICON,
  UNAUSSPRECHLICHEN_KULTEN,
  type Locale,
} from '../pieces/spaces.ts'
import { cardAt, cardNumber, type Card, type CardKey } from '../pieces/cards.ts'
import type { NecState } from '../state.ts'
import { hasAll } from './property.ts'

/** What these rules reckon and what players have can change: cards, Tomes, whole locales. */
interface Numbers {
  /** Of a Lot, for its owner. */
  rent: Reckoned<number>
  toll: Reckoned<number>
  /** Lost by coming to Mi-Go through a Gate. */
  gateLoss: Reckoned<number>
  /** Lost at the start of a turn. */
  startLoss: Reckoned<number>
  /** Gained by an inmate at the start of a turn. */
  asylumGain: Reckoned<number>
  spellCost: Reckoned<number>
  /** Whether a Spell makes the player lose nothing. */
  isSpellproof: Reckoned<boolean>
  /** Lost to a Monster or Great Old One that is met. */
  meetLoss: Reckoned<number, Card>
  isIgnored: Reckoned<boolean, Card>
  isTurnedAway: Reckoned<boolean, Card>
  banishGain: Reckoned<number>
  /** The lowest throw of a die that brings back one of some Allies that were given up. */
  savingThrow: Reckoned<number, readonly number[]>
  /** Whether a Cultist does not attack the player. */
  isSpared: Reckoned<boolean>
}

type Changes = Changer<NecState, Numbers>['changes']
type Possession = Changer<NecState, Numbers>

function card(key: CardKey, changes: Changes): Possession {
  const number = cardNumber(key)
  const { id: rule } = cardAt(number)
  return { rule, changes, isWith: (s, seat) => s.table.where[number] === seat }
}

const tome = (space: number, rule: string, changes: Changes): Possession => ({
  rule,
  changes,
  isWith: (s, seat) => s.table.owners[space] === seat,
})

const locale = (name: Locale, rule: string, changes: Changes): Possession => ({
  rule,
  changes,
  isWith: (s, seat) => hasAll(s, seat, name),
})

const ignoring = (...kinds: readonly string[]): Changes => ({
  isIgnored: (isIgnored, { kind }) => isIgnored || kinds.includes(kind),
})

const nothing = (): number => 0
const more = (amount: number) => (value: number) => value + amount
const less = (amount: number) => (value: number) => Math.max(0, value - amount)

/** In this order: what sets a number, what adds to it or takes from it, what makes it nothing. */
const possessions: readonly Possession[] = [
  locale('innsmouth', 'NEC-LOCALE-2', ignoring('deep-one')),
  locale('vermont-hills', 'NEC-LOCALE-7', { ...ignoring('mi-go'), toll: () => 5 }),
  card('the-night-nurse', { asylumGain: () => 8 }),

  card('professor-armitage', { spellCost: less(2) }),
  card('inspector-legrasse', ignoring('cultist')),
  card('herbert-west', {
    savingThrow: (lowest, allies) => (allies.includes(cardNumber('herbert-west')) ? lowest : 4),
  }),
  card('the-cats-of-ulthar', { isTurnedAway: (is, { type }) => is || type === 'monster' }),
  card('richard-pickman', { startLoss: more(1), ...ignoring('ghoul') }),
  card('wilbur-whateley', { rent: more(3), toll: more(3) }),
  card('antarctic-soapstone', {
    meetLoss: (loss, { type }) => (type === 'monster' ? Math.max(0, loss - 2) : loss),
  }),
  card('azathoth-and-other-horrors', {
    meetLoss: (loss, { type }) => (type === 'old-one' ? Math.ceil(loss / 2) : loss),
  }),
  card('de-vermis-mysteriis', { banishGain: more(3) }),

  tome(BOOK_OF_EIBON, 'NEC-TOME-9', {
    spellCost: nothing,
    isSpellproof: () => true, // NEC-TOME-10
  }),
  tome(CULTES_DE_GOULES, 'NEC-TOME-11', ignoring('zombie', 'ghoul', 'ghast')),
  tome(NECRONOMICON, 'NEC-TOME-17', { toll: nothing, gateLoss: nothing }),
  tome(UNAUSSPRECHLICHEN_KULTEN, 'NEC-TOME-18', {
    ...ignoring('cultist', 'tcho-tcho'),
    isSpared: () => true, // NEC-TOME-19
  }),
]

/** Asks for a number by its name, as in `reckoned('rent')(amount, s, owner)`. */
export const reckoned = reckoningWith<NecState, Numbers>(possessions)
