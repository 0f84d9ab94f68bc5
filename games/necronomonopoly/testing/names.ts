import { inOrder, type Names } from '@eldertable/testkit'
import { spaces } from '../pieces/spaces.ts'
import { deckCards } from '../pieces/cards.ts'
import { names as seats } from '../position.ts'
import type { NecState } from '../state.ts'
import { LOST_CITIES_SOURCE, thingOfCard } from '../verbs.ts'

const spaceKeys: readonly string[] = spaces.map(({ key }) => key)
const cardKeys: readonly string[] = deckCards.map(({ key }) => key)

const sources: (string | undefined)[] = [...cardKeys]
sources[LOST_CITIES_SOURCE] = 'lost-cities'

const things: (string | undefined)[] = [...spaceKeys]
for (const [card, key] of cardKeys.entries()) things[thingOfCard(card)] = key

/** Players, spaces and cards by their keys. The spaces are numbered as in the rulebook, with Mi-Go as 0. */
export const names: Names<NecState> = {
  dice: [6],
  seats,
  turn: ({ table }) => seats[table.active] ?? 'nobody',
  things: {
    space: inOrder(() => spaceKeys),
    card: inOrder(() => cardKeys),
    source: inOrder(() => sources),
    thing: inOrder(() => things),
  },
}
