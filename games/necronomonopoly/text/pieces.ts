import { type Locale, localeAt } from '../pieces/locales.ts'
import { ASYLUM, spaceAt } from '../pieces/spaces.ts'
import { cardAt } from '../pieces/cards.ts'
import { cardOfThing, isCardThing, LOST_CITIES_SOURCE } from '../verbs.ts'
import { withinSentence } from './phrases.ts'

/** A space within a sentence; the nine Mythos spaces go by their numbers. */
export function spaceName(space: number): string {
  if (space === ASYLUM) return 'Arkham Asylum'
  const name = withinSentence(spaceAt(space).name)
  return spaceAt(space).kind === 'mythos' ? `${name} (${space})` : name
}

/** Where somebody is: `on Mythos (2)`, but `at Arkham Asylum`, which is a house. */
export const standingOn = (space: number): string =>
  `${space === ASYLUM ? 'at' : 'on'} ${spaceName(space)}`

/** A space with its number, for lists. */
export const numberedSpace = (space: number): string =>
  spaceAt(space).kind === 'mythos' ? spaceName(space) : `${spaceName(space)} (${space})`

export const localeOf = (space: number): Locale | null => spaceAt(space).locale

export function localeName(space: number): string {
  const locale = localeOf(space)
  return locale === null ? '' : localeAt(locale).name
}

/** The title of a card for lists; no title shouts there. */
export const cardTitle = (card: number): string => cardAt(card).title.replace(/!$/, '')

/** A card within a sentence: `the Ghoul`, `Cthulhu`, `the Silver Key`, `Elder Sign`. */
export function cardName(card: number): string {
  const title = cardTitle(card)
  return cardAt(card).type === 'monster' ? `the ${title}` : withinSentence(title)
}

/** A card that has not been spoken of yet: `a Ghoul`, but `the Gug`, of which there is one. */
export function newCardName(card: number): string {
  const { copies, type } = cardAt(card)
  return type === 'monster' && copies > 1 ? `a ${cardTitle(card)}` : cardName(card)
}

/** What can be traded: a Lot, a Tome or a card. */
export const thingName = (thing: number): string =>
  isCardThing(thing) ? cardName(cardOfThing(thing)) : spaceName(thing)

/** What shifts a Gate roll. */
export const sourceName = (source: number): string =>
  source === LOST_CITIES_SOURCE ? 'the Lost Cities' : cardName(source)
