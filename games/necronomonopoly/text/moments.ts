import {
  at,
  capital,
  counted,
  list,
  type MomentText,
  type Seat,
  type Words,
} from '@eldertable/kernel'
import { localeAt } from '../pieces/locales.ts'
import { ASYLUM_GAIN, lotsOf, tomeSpaces } from '../pieces/spaces.ts'
import { cardAt } from '../pieces/cards.ts'
import type { Events } from '../events.ts'
import type { Nec } from '../frames.ts'
import { isCultist, isSane } from '../rules/players.ts'
import { rentOf } from '../rules/dues.ts'
import { cardText } from './cards.ts'
import { restGoes, shortOf } from './events.ts'
import { cardName, localeName, localeOf, spaceName } from './pieces.ts'
import { doing, openState, whom, type Tell } from './telling.ts'

/** What changes the match or the reader's place in it, and what that means for whoever reads. */
export const moments: NonNullable<Words<Nec>['moments']> = {
  insane: (is, t) =>
    is.seat === t.reader
      ? { heading: 'You go insane', lines: [...whatBroke(is, t), ...cultistsLot(t)] }
      : {
          heading: `${doing(is.seat, t, 'go', 'goes')} insane`,
          lines: [...whatBroke(is, t), ...oneMoreCultist(is.seat, t)],
        },

  leaves: (is, t) =>
    is.seat === t.reader
      ? null
      : { heading: `${doing(is.seat, t, 'leave')} the game`, lines: stillSane(t) },

  // A Great Old One; other Monsters are everyday.
  enters: ({ card, space }, t) =>
    cardAt(card).type === 'old-one' ? oldOneRises(card, space, t) : null,

  locale: ({ seat, space }, t) => wholeLocale(seat, space, t),

  robs: ({ seat, from, space }, t) =>
    from === t.reader
      ? {
          heading: `You lose ${spaceName(space)}`,
          lines: [`${doing(seat, t, 'take')} it from you through a Gate, and you pay rent for it.`],
        }
      : null,

  burnsDown: ({ seat, from, space }, t) =>
    from === t.reader
      ? {
          heading: `You lose ${spaceName(space)}`,
          lines: [
            `${doing(seat, t, 'burn')} your deed, and you pay its first rent to the Keeper.`,
            'Whoever lands there may buy it.',
          ],
        }
      : null,

  deed: ({ seat, from, space, cost }, t) =>
    from === t.reader
      ? {
          heading: `You lose ${spaceName(space)}`,
          lines: [`${doing(seat, t, 'show')} a Forged Deed and gives ${cost} Sanity for it.`],
        }
      : null,

  sentToAsylum: ({ seat }, t) =>
    seat === t.reader && !isCultist(openState(t), seat)
      ? {
          heading: 'You are in Arkham Asylum',
          lines: [
            'Your turn is over. A double lets you out, and so does your third throw.',
            `You gain ${ASYLUM_GAIN} Sanity at the start of each turn inside, and your rents are still paid.`,
          ],
        }
      : null,

  turn: ({ round, seat }, t) => {
    const { roundLimit } = t.table.settings
    return round === roundLimit && seat === t.table.first
      ? {
          heading: 'The last round',
          lines: ['After it, the sane player with the most Sanity wins.', ...bySanity(t)],
        }
      : null
  },
}

/** What could not be met, and who has what was left. */
const whatBroke = (is: Events['insane'], t: Tell): string[] =>
  [shortOf(is, t), restGoes(is, t)].filter((line) => line !== '')

/** What a new Cultist has left, can do and is after. */
function cultistsLot(t: Tell): string[] {
  const own = tomeSpaces.filter((space) => t.table.owners[space] === t.reader).length
  return [
    `You are a Cultist now. Your Lots and cards are gone${own === 0 ? '' : `; your ${counted(own, 'Great Tome')} ${own === 1 ? 'stays' : 'stay'} with you`}.`,
    `You can still win, with all other Cultists: bring the four Great Tomes together (you have ${tomesOfCultists(t)} of ${tomeSpaces.length}), then take one of them to Mi-Go.`,
    'You walk widdershins and pay for nothing. A Tome that nobody owns is yours when you land on it, and each sane player you land on loses 1d6 Sanity.',
  ]
}

/** What it means for everybody else. */
function oneMoreCultist(seat: Seat, t: Tell): string[] {
  const s = openState(t)
  const who = capital(whom(seat, t))
  if (t.reader !== null && isCultist(s, t.reader))
    return [
      `${who} is a Cultist like you, and wins with you. Together you have ${tomesOfCultists(t)} of ${tomeSpaces.length} Great Tomes.`,
    ]
  return [
    `${who} is a Cultist now and hunts the sane: whoever is landed on loses 1d6 Sanity. The Lots are for sale again.`,
    ...stillSane(t),
    `The Cultists have ${tomesOfCultists(t)} of the ${tomeSpaces.length} Great Tomes that they need to win.`,
  ]
}

const tomesOfCultists = (t: Tell): number =>
  tomeSpaces.filter((space) => t.table.players[t.table.owners[space] ?? -1]?.standing === 'cultist')
    .length

/** Who is left to win as the last sane one. */
function stillSane(t: Tell): string[] {
  const sane = saneSeats(t)
  if (sane.length < 2) return []
  const names = list(sane.map((seat) => whom(seat, t)))
  return [`Still sane: ${names}. The last of them wins.`]
}

const saneSeats = (t: Tell): Seat[] =>
  t.table.players.flatMap((_, seat) => (isSane(openState(t), seat) ? [seat] : []))

function bySanity(t: Tell): string[] {
  const sanity = (seat: Seat): number => at(t.table.players, seat).sanity
  const sorted = saneSeats(t).toSorted((a, b) => sanity(b) - sanity(a))
  return [`${list(sorted.map((seat) => `${capital(whom(seat, t))} ${sanity(seat)}`))}.`]
}

function oldOneRises(card: number, space: number, t: Tell): MomentText {
  const { facts, effect } = cardText(card)
  return {
    heading: `${capital(cardName(card))} awakens`,
    lines: [
      `On ${spaceName(space)}. ${facts.join(' ')}`,
      effect,
      ...(t.reader !== null && isSane(openState(t), t.reader)
        ? ['It walks widdershins, against your way, and no Spell banishes it.']
        : []),
    ],
  }
}

/** NEC-LOT-5 and NEC-LOCALE-1 */
function wholeLocale(seat: Seat, space: number, t: Tell): MomentText {
  const locale = localeOf(space)
  const s = openState(t)
  const lots = locale === null ? [] : lotsOf(locale)
  const rents = lots.map((lot) => `${rentOf(s, lot, seat)} on ${spaceName(lot)}`)
  const power = locale === null ? [] : [localeAt(locale).advantage]
  return seat === t.reader
    ? {
        heading: `All of ${localeName(space)} is yours`,
        lines: [`Whoever lands there now pays you ${list(rents)}.`, ...power],
      }
    : {
        heading: `${doing(seat, t, 'have', 'has')} all of ${localeName(space)}`,
        lines: [`Rent is now ${list(rents)}.`],
      }
}
