import { capital, list, personAt, type Seat } from '@eldertable/kernel'
import { localeAt, locales } from '../../pieces/locales.ts'
import { lotsOf, tomeSpaces } from '../../pieces/spaces.ts'
import { cardAt, type Card } from '../../pieces/cards.ts'
import { heldOfType } from '../../rules/deck.ts'
import { isInGame, isSane, player } from '../../rules/players.ts'
import { ownerOf } from '../../rules/property.ts'
import { cardTitle, spaceName } from '../pieces.ts'
import { dueOn } from '../property.ts'
import { openState, type Tell } from '../telling.ts'
import { placeOf } from './places.ts'
import { conditions } from './where.ts'

/** Every player in turn order: standing, Sanity, place, and everything in front of them. */
export const playerLines = (t: Tell): string[] =>
  t.table.players.flatMap((_, seat) => linesOf(seat, t))

/** One player in the same words. */
export function linesOf(seat: Seat, t: Tell): string[] {
  const s = openState(t)
  const { who, whose, does } = personAt(seat, t)
  const name = capital(who)
  if (!isInGame(s, seat)) return [`${name} ${does('have', 'has')} left the game.`]
  const turn = seat === t.table.active ? ', whose turn it is' : ''
  const standing = isSane(s, seat) ? `Investigator, ${player(s, seat).sanity} Sanity` : 'Cultist'
  const lots = lotsInWords(seat, t)
  const tomes = tomeSpaces.filter((space) => ownerOf(s, space) === seat)
  const held = heldInWords(seat, t)
  const friends = player(s, seat).friends.map(
    (card) => `${cardTitle(card)} (loss ${cardAt(card).loss})`,
  )
  return [
    `${name}${turn}: ${standing}, ${placeOf(seat, t)}.`,
    ...(lots.length > 0 ? [`${name} ${does('own')} ${lots.join('; ')}.`] : []),
    ...(tomes.length > 0 ? [tomesInWords(seat, tomes, t)] : []),
    ...(held.length > 0 ? [`${name} ${does('hold')} ${held.join('; ')}.`] : []),
    ...(friends.length > 0 ? [`${capital(whose)} friends: ${friends.join(', ')}.`] : []),
    ...conditions(seat, t),
  ]
}

/** `Kingsport 2 of 3: Green Lane, rent 15, the Strange High House, rent 18` */
function lotsInWords(seat: Seat, t: Tell): string[] {
  const s = openState(t)
  return locales.flatMap((locale) => {
    const owned = lotsOf(locale).filter((space) => ownerOf(s, space) === seat)
    if (owned.length === 0) return []
    const lots = owned.map((space) => `${spaceName(space)} (${dueOn(t, space)})`)
    return [`${localeAt(locale).name} ${owned.length} of 3: ${list(lots)}`]
  })
}

function tomesInWords(seat: Seat, tomes: readonly number[], t: Tell): string {
  const { who, does } = personAt(seat, t)
  return `${capital(who)} ${does('own')} ${tomes.length} of 4 Tomes: ${list(tomes.map(spaceName))} (${dueOn(t, tomes[0] ?? 0)}).`
}

const kinds: readonly [Card['type'], one: string, many: string][] = [
  ['ally', 'Ally', 'Allies'],
  ['spell', 'Spell', 'Spells'],
  ['item', 'Item', 'Items'],
  ['book', 'Book', 'Books'],
]

/** `Allies: Zadok Allen and the Night Nurse` */
function heldInWords(seat: Seat, t: Tell): string[] {
  return kinds.flatMap(([type, one, many]) => {
    const cards = heldOfType(openState(t), seat, type)
    if (cards.length === 0) return []
    const titles = cards.map((card) => cardTitle(card) + (isSpent(card, t) ? ' (used)' : ''))
    return [`the ${cards.length === 1 ? one : many} ${list(titles)}`]
  })
}

export const isSpent = (card: number, t: Tell): boolean => t.table.used[card] === true
