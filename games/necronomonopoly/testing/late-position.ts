import type { Chance, Settings } from '@eldertable/kernel'
import type { Locale } from '../pieces/locales.ts'
import { lotsOf, spaces, tomeSpaces } from '../pieces/spaces.ts'
import { deckCards, type CardKey } from '../pieces/cards.ts'
import { stateAt, type Position, type Table } from '../position.ts'
import type { NecState } from '../state.ts'

const settingsToTry: readonly Settings[] = [
  {},
  { wildGates: true },
  { trade: 'open' },
  { trade: 'none' },
  { silence: true },
]

/** A table late in a match, to which random play hardly ever leads: whole locales, full hands, a Cultist with friends. */
export function latePosition(chance: Chance): NecState {
  const cards = deckCards.map(({ key, type }) => ({ key, type }))
  chance.shuffle(cards)
  const deal = (count: number, ...types: string[]): CardKey[] => {
    const dealt = cards.filter(({ type }) => types.includes(type)).slice(0, count)
    for (const card of dealt) cards.splice(cards.indexOf(card), 1)
    return dealt.map(({ key }) => key)
  }
  const property = shareOut(chance)
  const space = (): number => chance.below(spaces.length)
  const sane = (): Position => {
    const owns = property.pop() ?? []
    return {
      on: space(),
      sanity: 1 + chance.below(60),
      owns,
      holds: [...deal(3, 'ally'), ...deal(5, 'spell', 'item', 'book')],
      ward: chance.below(2) === 0 && hill.every((lot) => owns.includes(lot)),
    }
  }
  const position: Table = {
    ann: sane(),
    bob: sane(),
    cid: {
      on: space(),
      cultist: true,
      owns: tomeSpaces.slice(chance.below(4)).map(keyOf),
      holds: deal(4, 'spell', 'item', 'book'),
      friends: deal(2, 'monster'),
    },
    dee: { ...sane(), inmate: chance.below(3), on: 'arkham-asylum' },
    monsters: deal(4, 'monster', 'old-one').map((key) => [key, space()] as const),
    turn: (['ann', 'bob', 'cid', 'dee'] as const)[chance.below(4)] ?? 'ann',
    settings: settingsToTry[chance.below(settingsToTry.length)] ?? {},
  }
  return stateAt(position)
}

const locales: readonly Locale[] = [
  'innsmouth',
  'dunwich',
  'kingsport',
  'arkham',
  'vermont-hills',
  'masons-hill',
  'lost-cities',
]

/** Whole locales for three players, two for each. */
function shareOut(chance: Chance): string[][] {
  const mixed = [...locales]
  chance.shuffle(mixed)
  return [0, 2, 4].map((first) =>
    mixed.slice(first, first + 2).flatMap((locale) => lotsOf(locale).map(keyOf)),
  )
}

const keyOf = (space: number): string => spaces[space]?.key ?? ''

/** Only whoever has all of it can have a ward. */
const hill = lotsOf('masons-hill').map(keyOf)
