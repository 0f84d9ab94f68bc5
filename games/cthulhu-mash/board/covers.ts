import { highlightsOf, readTarget, type Light } from '@eldertable/board-kit'
import { shapeOf, spacesOf } from '../rules/attacks/areas.ts'
import { placeOf, spaceOf, spotOf } from '../rules/spots.ts'
import { tileAt } from '../rules/tiles/ground.ts'
import { NONE } from '../state.ts'
import { openState } from '../text/telling.ts'
import { exitOfCharge, meansOfArea, patternOf, spaceOfArea } from '../verbs.ts'
import { middleOf, type Point } from './layout.ts'
import { spotAsked } from './question.ts'
import type { MashProps } from './table.ts'

/** An area as it could be aimed: what it covers, and where it is taken hold of on the board. */
export interface Cover {
  id: string
  light: Light
  spots: readonly number[]
  middle: Point
}

type Given = Pick<MashProps, 'table' | 'decision' | 'lit'>

/** Areas that cover different spaces; of those that cover the same, the one that is pointed at or the first. */
export function coversIn(props: Given): Cover[] {
  const { table, lit } = props
  const from = spotAsked(props)
  if (from === NONE) return []
  const place = placeOf(from)
  const tile = () => tileAt(openState({ table }), place)
  const covers = new Map<string, Cover>()
  const keep = (id: string, light: Light, spaces: readonly number[], held?: number): void => {
    const key = `${id.split(':')[0]}/${spaces.toSorted((a, b) => a - b).join()}`
    if (covers.has(key) && light !== 'aimed') return
    const spots = spaces.map((space) => spotOf(place, space))
    const points = (held === undefined ? spots : [spotOf(place, held)]).map((one) =>
      middleOf(table, one),
    )
    covers.set(key, { id, light, spots, middle: meanOf(points) })
  }
  for (const { number, light } of highlightsOf(lit, 'area')) {
    const [means, pattern, space] = [meansOfArea(number), patternOf(number), spaceOfArea(number)]
    // What is thrown at one space is taken hold of there, also where the edge of the tile cuts its area off.
    const held = shapeOf(means) === 'three' ? space : undefined
    keep(`area:${number}`, light, spacesOf(tile(), means, spaceOf(from), space, pattern), held)
  }
  for (const { number, light } of highlightsOf(lit, 'charge'))
    keep(`charge:${number}`, light, [exitOfCharge(number)])
  return [...covers.values()]
}

const meanOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

/** Areas, and the cards of the hand, which are no part of the board. */
const apart: readonly string[] = ['area', 'charge', 'object', 'spell', 'means', 'ability', 'gift']

/** Whether areas have the board to themselves: otherwise they wait until their line or their card is chosen. */
export const showsCovers = ({ lit }: Pick<MashProps, 'lit'>): boolean =>
  [...lit.keys()].every((id) => apart.includes(readTarget(id).kind))
