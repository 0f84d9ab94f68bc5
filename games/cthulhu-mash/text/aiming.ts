import { at, list } from '@eldertable/kernel'
import { compassOf, DIRECTIONS, N } from '../tiles/spaces.ts'
import { tileAt } from '../tiles/tiles.ts'
import { isObject, objectOf, spellOf } from '../rules/attacks/means.ts'
import { shapeOf } from '../rules/attacks/areas.ts'
import { placeOf } from '../rules/spots.ts'
import { meansOfArea, patternOf, spaceOfArea } from '../verbs.ts'
import { theObject } from './objects.ts'
import { spellName } from './spells.ts'
import { struckInWords } from './struck.ts'
import type { Tell } from './telling.ts'
import { compassName, spaceFor } from './where.ts'

/** n, ne, e, se, s, sw, w, nw. */
const ways = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const

/** How the tile of whoever acts lies on the board. */
function rotationHere(t: Tell): number {
  const { spot } = at(t.table.heroes, t.table.active)
  return at(t.table.places, placeOf(spot)).rotation
}

/** A direction inside the tile as the board shows it. */
export const sideName = (side: number, t: Tell): string =>
  compassName(compassOf(side, rotationHere(t)))

/** One of eight directions inside the tile, as the board shows it. */
const wayName = (way: number, t: Tell): string => at(ways, (way + 2 * rotationHere(t)) % 8)

const whatOf = (means: number): string =>
  isObject(means) ? theObject(objectOf(means)) : spellName(spellOf(means))

/** An attack on some area: with what. */
export function areaInShort(area: number): string {
  const means = meansOfArea(area)
  return `${verbs[shapeOf(means) ?? 'chain']} ${whatOf(means)}`
}

const verbs = {
  two: 'Throw',
  three: 'Throw',
  'three-by-two': 'Fire',
  cone: 'Fire',
  line: 'Cast',
  chain: 'Fire',
} as const

/** An attack on an area: with what, where to, how the pattern lies, and whom it would strike. */
export const areaLabel = (area: number, t: Tell): string =>
  `${aimInWords(area, t)} (${struckInWords(area, t)})`

function aimInWords(area: number, t: Tell): string {
  const means = meansOfArea(area)
  const pattern = patternOf(area)
  const what = areaInShort(area)
  const space = (): string => spaceFor(spaceOfArea(area), t.table.active, t)
  switch (shapeOf(means)) {
    case 'two':
      // The square reaches from its space to a corner between two directions.
      return `${what} at ${space()}, to the ${wayName(2 * pattern + 1, t)}`
    case 'three':
      return `${what} at ${space()}`
    case 'three-by-two': {
      const along = (pattern === 1) === (rotationHere(t) % 2 === 0)
      return `${what} at ${space()}, deep ${along ? 'from east to west' : 'from north to south'}`
    }
    case 'cone':
      return `${what} to the ${sideName(pattern, t)}`
    case 'line':
      return `${what} to the ${wayName(pattern, t)}`
    case 'chain':
    case undefined:
      return `${what} at ${space()}`
  }
}

const right = [0, 1, 0, -1]
const down = [-1, 0, 1, 0]

/** Where the entry gate of a shared start would point, and the others: those face a tile (CM-COOP-4). */
export function gatesOfStart(rotation: number, t: Tell): string {
  const { places } = t.table
  const start = at(places, 0)
  const { gates } = tileAt(start.tile)
  const isBeside = (compass: number): boolean =>
    places.some(
      ({ column, row }) =>
        column === start.column + at(right, compass) && row === start.row + at(down, compass),
    )
  const all = DIRECTIONS.filter((side) => (gates & (1 << side)) !== 0).map((side) =>
    compassOf(side, rotation),
  )
  const entry = all.find((compass) => !isBeside(compass)) ?? compassOf(N, rotation)
  const onward = all.filter((compass) => compass !== entry).map(compassName)
  return `Entrance in the ${compassName(entry)}, ${onward.length === 1 ? 'further gate' : 'further gates'} in the ${list(onward)}`
}
