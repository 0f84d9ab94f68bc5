import { readTarget, type Look } from '@eldertable/board-kit'
import { capital, counted, personAt, type Seat } from '@eldertable/kernel'
import { localeAt, locales } from '../pieces/locales.ts'
import {
  ASYLUM,
  GO_TO_ASYLUM,
  lotsOf,
  MI_GO,
  MOMENT_OF_SILENCE,
  researchFees,
  spaceAt,
  spaces,
  tomeSpaces,
} from '../pieces/spaces.ts'
import { cardAt, deckCards } from '../pieces/cards.ts'
import { NO_CARD, NOWHERE } from '../state.ts'
import { companyOn, factOf, threatOf } from '../text/board/places.ts'
import { linesOf } from '../text/board/players.ts'
import { cardText } from '../text/cards.ts'
import { notNow } from '../text/not-now.ts'
import { diceInWords } from '../text/phrases.ts'
import { newCardName, numberedSpace } from '../text/pieces.ts'
import { deedOf } from '../text/property.ts'
import { cardOfThing, isCardThing } from '../verbs.ts'
import { eyesOf, type Tell } from '../text/telling.ts'

/** What is on the board, in words: spaces, Monsters and cards, players, the dice and the deck. */
export function inspect(target: string, t: Tell): Look | null {
  const { kind, number } = readTarget(target)
  switch (kind) {
    case 'space':
      return spaces[number] === undefined ? null : inspectSpace(number, t)
    case 'thing':
      return inspect(isCardThing(number) ? `card:${cardOfThing(number)}` : `space:${number}`, t)
    case 'card':
      return deckCards[number] === undefined ? null : inspectCard(number, t)
    case 'seat':
      return t.table.players[number] === undefined ? null : inspectPlayer(number, t)
    case 'locale':
      return inspectLocale(number, t)
    case 'tomes':
      return inspectTomes(number, t)
    case 'dice':
      return inspectDice(t)
    case 'deck':
      return inspectDeck(t)
    default:
      return null
  }
}

function inspectSpace(space: number, t: Tell): Look {
  const eyes = eyesOf(t)
  const company = eyes === null ? [] : companyOn(space, eyes, t)
  const { rule, lines } = spaceInWords(space, eyes, t)
  return {
    heading: spaceAt(space).name,
    lines: [...lines, ...(company.length > 0 ? [`Here: ${company.join('; ')}.`] : [])],
    rule,
  }
}

function spaceInWords(
  space: number,
  eyes: Seat | null,
  t: Tell,
): { lines: string[]; rule: string } {
  const { kind, locale, cost, rent } = spaceAt(space)
  switch (kind) {
    case 'lot': {
      const name = locale === null ? '' : localeAt(locale).name
      const [one, two, three] = rent
      return {
        rule: 'NEC-LOT-5',
        lines: [
          `${capital(deedOf(t, space))}.`,
          `Price ${cost}. Rent ${one}, ${two} or ${three} for an owner of one, two or three Lots of ${name}.`,
          ...(locale === null ? [] : [`All of ${name}: ${localeAt(locale).advantage}`]),
        ],
      }
    }
    case 'tome':
      return {
        rule: 'NEC-TOME-5',
        lines: [
          `Great Tome, ${deedOf(t, space)}.`,
          `Price ${cost}. Research fee ${researchFees.join(', ')} for an owner of one to four Tomes.`,
          `Its owner: ${spaceAt(space).says}`,
        ],
      }
    case 'gate':
      return {
        rule: 'NEC-GATE-1',
        lines: ['Whoever lands here rolls two dice and follows the row with that total.'],
      }
    case 'mythos':
      return {
        rule: 'NEC-MYTHOS-1',
        lines: ['Whoever lands here draws the top card of the Mythos Deck and follows it.'],
      }
    case 'corner':
      return {
        rule: cornerRules[space] ?? 'NEC-SETUP-2',
        lines: [
          spaceAt(space).says,
          ...(space === MI_GO && eyes !== null
            ? [`For ${personAt(eyes, t).who} now: ${factOf(space, eyes, t)}.`]
            : []),
        ],
      }
  }
}

const cornerRules: Readonly<Record<number, string>> = {
  [MI_GO]: 'NEC-MIGO-1',
  [ASYLUM]: 'NEC-ASYLUM-1',
  [MOMENT_OF_SILENCE]: 'NEC-SILENCE-1',
  [GO_TO_ASYLUM]: 'NEC-ASYLUM-3',
}

function inspectCard(card: number, t: Tell): Look {
  const { title, kind, facts, effect, flavour, rule } = cardText(card)
  const isUsed = t.table.used[card] === true
  return {
    heading: title,
    lines: [
      `${kind}. ${facts.join(' ')}`,
      effect,
      ...whereabouts(card, t),
      ...(isUsed ? ['Used until the next turn of who holds it.'] : notNow(card, t)),
      flavour,
    ],
    rule,
  }
}

/** Where a Monster is, and what it would cost whoever looks. */
function whereabouts(card: number, t: Tell): string[] {
  const space = t.table.spaceOf[card] ?? NOWHERE
  if (space === NOWHERE || cardAt(card).loss === 0) return []
  const eyes = eyesOf(t)
  const threat =
    eyes === null ? '' : ` For ${personAt(eyes, t).who}: ${threatOf(card, space, eyes, t)}.`
  return [`On ${numberedSpace(space)}.${threat}`]
}

const inspectPlayer = (seat: Seat, t: Tell): Look => ({
  heading: t.name(seat),
  lines: linesOf(seat, t),
  rule: 'NEC-CORE-2',
})

/** A locale: whose its Lots are, and what all of them bring. */
function inspectLocale(number: number, t: Tell): Look | null {
  const locale = locales[number]
  if (locale === undefined) return null
  return {
    heading: localeAt(locale).name,
    lines: [
      ...lotsOf(locale).map((lot) => `${spaceAt(lot).name}: ${deedOf(t, lot)}.`),
      `All of ${localeAt(locale).name}: ${localeAt(locale).advantage}`,
    ],
    rule: 'NEC-LOT-5',
  }
}

/** The Great Tomes of a player, and what each does. */
function inspectTomes(seat: Seat, t: Tell): Look | null {
  if (t.table.players[seat] === undefined) return null
  const own = tomeSpaces.filter((space) => t.table.owners[space] === seat)
  return {
    heading: `${t.name(seat)}: ${counted(own.length, 'Great Tome')}`,
    lines: own.map((space) => `${spaceAt(space).name}: ${spaceAt(space).says}`),
    rule: 'NEC-TOME-5',
  }
}

function inspectDice(t: Tell): Look {
  const { dice } = t.table
  return {
    heading: 'The dice',
    lines: [
      dice.length === 0 ? 'Nothing has been thrown yet.' : `Last thrown: ${diceInWords(dice)}.`,
      'Two dice are thrown and added together, unless a card says otherwise.',
    ],
    rule: 'NEC-CORE-4',
  }
}

function inspectDeck(t: Tell): Look {
  const { deck, drawn } = t.table
  return {
    heading: 'The Mythos Deck',
    lines: [
      `${counted(deck, 'card')}, face down. Whatever leaves play goes to the bottom.`,
      ...(drawn === NO_CARD ? [] : [`Just drawn: ${newCardName(drawn)}.`]),
    ],
    rule: 'NEC-MYTHOS-6',
  }
}
