import { at, type Chance } from '@eldertable/kernel'
import { kinds, type ColourKey } from '../pieces/colours.ts'
import { mats } from '../pieces/mats.ts'
import { oldOnes } from '../pieces/old-ones.ts'
import { pages } from '../pieces/pages.ts'
import { sites } from '../pieces/towns.ts'
import {
  stateAt,
  type CharacterPosition,
  type Name,
  type Position,
  type TownPosition,
} from '../position.ts'
import type { TecState } from '../state.ts'

const companies: readonly (readonly Name[])[] = [
  ['ann', 'ash'],
  ['ann', 'ash', 'bea'],
  ['ann', 'bob'],
  ['ann', 'bob', 'ash', 'bea'],
  ['ann', 'bob', 'cid'],
  ['ann', 'bob', 'cid', 'ash'],
  ['ann', 'bob', 'cid', 'dee'],
]

/** A table late in a match, to which random play hardly ever leads: the last pages, or portals half sealed. */
export function latePosition(chance: Chance): TecState {
  const company = oneOf(companies, chance)
  const cards = shuffled(
    pages.map(({ key }) => key),
    chance,
  )
  const chosenMats = shuffled(mats, chance)
  const position: Position = {
    phase: 2,
    oldOne: chance.below(5),
    strength: chance.below(3),
    energy: chance.below(2),
    lair: { fear: chance.below(3), rage: chance.below(3), greed: chance.below(3) },
    towns: Object.fromEntries(
      Array.from({ length: 5 }, (_, town) => [town, anyTown(town, cards, chance)]),
    ),
    settings: { greatOldOne: oneOf(Object.keys(oldOnes), chance) },
  }
  for (const [place, name] of company.entries())
    position[name] = { ...anyCharacter(cards, chance), mat: at(chosenMats, place).key }
  if (chance.below(2) === 0) return stateAt({ ...position, portals: anySeals(chance) })
  const rows = [5, 5, 5, 5, 5].with(chance.below(5), 4)
  return stateAt({ ...position, phase: 1, rows })
}

function anyCharacter(cards: string[], chance: Chance): CharacterPosition {
  return {
    on: chance.below(5),
    fear: chance.below(3),
    rage: chance.below(2),
    greed: chance.below(2),
    chaos: chance.below(2),
    brain: chance.below(4),
    pages: cards.splice(0, 3),
  }
}

function anyTown(town: number, cards: string[], chance: Chance): TownPosition {
  const colours = (['fear', 'rage', 'greed'] as const).slice(0, chance.below(3))
  const shamblers: (ColourKey | null)[] = [...colours]
  chance.shuffle(shamblers)
  return {
    site: at(sites, 2 * town + chance.below(2)).key,
    fear: town === 0 ? chance.below(4) : 0,
    rage: chance.below(2),
    greed: chance.below(2),
    shamblers,
    page: cards.shift() ?? 'none',
  }
}

/** Some portal locations, but never all of them, are sealed by their own colour. */
function anySeals(chance: Chance): NonNullable<Position['portals']> {
  const portals = shuffled([0, 1, 2, 3, 4, 5], chance).slice(0, chance.below(6))
  return Object.fromEntries(portals.map((portal) => [portal, at(kinds, Math.floor(portal / 2))]))
}

const oneOf = <T>(items: readonly T[], chance: Chance): T => at(items, chance.below(items.length))

function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const mixed = [...items]
  chance.shuffle(mixed)
  return mixed
}
