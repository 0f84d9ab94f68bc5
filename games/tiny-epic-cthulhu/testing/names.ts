import { inOrder, type Names } from '@eldertable/testkit'
import { COLOURS, kinds } from '../content/colours.ts'
import { mats } from '../content/mats.ts'
import { portalColour, portalNumber } from '../content/old-ones.ts'
import { pages } from '../content/pages.ts'
import { nameOf, players, positions } from '../position.ts'
import type { TecState } from '../state.ts'
import { shamblerAt } from '../verbs.ts'

const colours = kinds.slice(0, COLOURS)

/** Shamblers in town by position and colour, as `P3 rage`: those of one colour are counted from the lowest space up. */
function shamblers({ table }: TecState): (string | undefined)[] {
  const names: (string | undefined)[] = []
  for (const [town, card] of table.towns.entries())
    for (const [space, colour] of card.shamblers.entries())
      names[shamblerAt(town, space)] = kinds[colour] && `${positions[town]} ${kinds[colour]}`
  return names
}

/** Portal locations by colour and printed number, as `rage 4`. */
const portals = ({ table }: TecState): string[] =>
  table.portals.map((_, portal) => {
    const number = portalNumber(table.settings.greatOldOne, portal)
    return `${kinds[portalColour(portal)]} ${number}`
  })

/** Characters, colours, mats and Page Cards by their keys, towns by what is printed: P1 is town 0. */
export const names: Names<TecState> = {
  seats: players,
  turn: (s) => nameOf(s, s.table.active),
  things: {
    mat: inOrder(() => mats.map(({ key }) => key)),
    lair: inOrder(() => colours),
    character: inOrder((s) => s.table.characters.map((_, number) => nameOf(s, number))),
    town: inOrder(() => positions),
    portal: inOrder(portals),
    shambler: inOrder(shamblers),
    page: inOrder(() => pages.map(({ key }) => key)),
  },
}
