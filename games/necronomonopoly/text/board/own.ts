import { capital, type Seat } from '@eldertable/kernel'
import { localeAt, locales } from '../../pieces/locales.ts'
import { spaceAt, tomeSpaces } from '../../pieces/spaces.ts'
import { cardAt } from '../../pieces/cards.ts'
import { isSane, player } from '../../rules/players.ts'
import { costOf } from '../../rules/powers.ts'
import { hasAll, ownerOf } from '../../rules/property.ts'
import type { NecState } from '../../state.ts'
import { cardText, momentsOf } from '../cards.ts'
import { cardTitle, spaceName } from '../pieces.ts'
import { dueOn } from '../property.ts'
import { openState, type Tell } from '../telling.ts'
import { isSpent } from './players.ts'

/** What the reader's own cards, Tomes and locales do, with what they cost this reader. */
export function ownLines(seat: Seat, t: Tell): string[] {
  const s = openState(t)
  const lines = [
    ...player(s, seat).held.map((card) => cardLine(card, seat, t)),
    ...tomeSpaces
      .filter((space) => ownerOf(s, space) === seat)
      .map((space) => `${capital(spaceName(space))} (Tome): ${spaceAt(space).says}`),
    ...locales
      .filter((locale) => hasAll(s, seat, locale))
      .map((locale) => `${localeAt(locale).name} (all three Lots): ${localeAt(locale).advantage}`),
  ]
  const lots = t.table.owners.flatMap((owner, space) =>
    owner === seat && isLotByItself(s, seat, space) ? [lotLine(space, t)] : [],
  )
  if (lines.length + lots.length > 0) return [...lines, ...lots]
  return [isSane(s, seat) ? 'Nothing but your Sanity.' : 'Nothing at all.']
}

/** Whether a Lot is owned without the rest of its locale. */
function isLotByItself(s: NecState, seat: Seat, space: number): boolean {
  const { locale } = spaceAt(space)
  return locale !== null && !hasAll(s, seat, locale)
}

/** `Round Hill (Lot of Vermont Hills): rent 6.` */
function lotLine(space: number, t: Tell): string {
  const { locale } = spaceAt(space)
  const of = locale === null ? '' : ` of ${localeAt(locale).name}`
  return `${capital(spaceName(space))} (Lot${of}): ${dueOn(t, space)}.`
}

/** `Elder Sign (One-Shot Spell; 3 Sanity; when you meet a Monster): Banish the Monster you are encountering.` */
function cardLine(card: number, seat: Seat, t: Tell): string {
  const { kind, effect } = cardText(card)
  const title = cardTitle(card)
  const { type, when } = cardAt(card)
  if (type === 'monster') return `${title} (Ally): No power.`
  const cost = costOf(openState(t), seat, cardAt(card))
  const facts = [kind]
  if (when.length > 0) facts.push(cost === 0 ? 'free' : `${cost} Sanity`, momentsOf(cardAt(card)))
  if (isSpent(card, t)) facts.push('used')
  return `${title} (${facts.join('; ')}): ${effect}`
}
