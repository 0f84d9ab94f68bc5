import type { EnemyKind } from './enemies.ts'
import type { Tile } from './tiles.ts'

/** DMD-MAP-6, in the order in which texts name them. */
export const gates = ['red', 'yellow', 'blue'] as const
export type Gate = (typeof gates)[number]

/** What an episode puts on spaces of its map, beyond fire. */
export type EpisodeToken = 'retort' | 'idol' | 'altar' | 'grave' | 'lens' | 'circuit' | 'pillar'

type Side = 'north' | 'east' | 'south' | 'west'

/** One space as its row in the rulebook has it. */
export interface SpaceRow {
  /** The tile's number and side, and the letter of the space on it. */
  readonly id: string
  /** Which part of its tile it is. */
  readonly part: 'whole' | 'middle' | Side
  /** Spaces behind doors and openings (DMD-MAP-2). */
  readonly links: readonly string[]
  /** The space at the other end of the stairs or of the tunnel (DMD-MAP-4). */
  readonly stairs?: string
  readonly tunnel?: string
  readonly gate?: Gate
  readonly isStart?: true
  readonly isWater?: true
  readonly isConsecrated?: true
  readonly token?: EpisodeToken
  readonly fire?: number
  readonly enemies?: readonly EnemyKind[]
}

/** The map of an episode: its tiles row by row, and its spaces in map order (DMD-CHOICE-5). */
export interface EpisodeMap {
  readonly tiles: readonly (readonly (Tile | null)[])[]
  readonly spaces: readonly SpaceRow[]
  /** DMD-MAP-3: doors that are drawn and lead nowhere. */
  readonly deadDoors: readonly { readonly space: string; readonly side: Side }[]
}

/** A map as rules want it, with spaces by their number in map order. */
export interface Ground {
  readonly spaces: readonly SpaceRow[]
  readonly start: number
  readonly gateAt: Readonly<Record<Gate, number>>
  /** By space, its gate, and whether it is water: rows of spaces are of many shapes, and slow to be asked. */
  readonly gates: readonly (Gate | undefined)[]
  readonly waters: readonly boolean[]
  /** The spaces next to each, in map order (DMD-MAP-5). */
  readonly neighbours: readonly (readonly number[])[]
  /** DMD-TERM-7: the least number of links between any two. */
  readonly distance: readonly (readonly number[])[]
}

export function groundOf({ spaces }: EpisodeMap): Ground {
  const numbers = new Map(spaces.map(({ id }, number) => [id, number]))
  const numberOf = (id: string): number => {
    const number = numbers.get(id)
    if (number === undefined) throw new Error(`the map has no space ${id}`)
    return number
  }
  const neighbours = spaces.map(({ links, stairs, tunnel }) =>
    [...links, stairs, tunnel]
      .filter((id) => id !== undefined)
      .map(numberOf)
      .toSorted((a, b) => a - b),
  )
  const spaceWhere = (is: (row: SpaceRow) => boolean): number => spaces.findIndex(is)
  return {
    spaces,
    start: spaceWhere(({ isStart }) => isStart === true),
    gateAt: {
      red: spaceWhere(({ gate }) => gate === 'red'),
      yellow: spaceWhere(({ gate }) => gate === 'yellow'),
      blue: spaceWhere(({ gate }) => gate === 'blue'),
    },
    gates: spaces.map(({ gate }) => gate),
    waters: spaces.map(({ isWater = false }) => isWater),
    neighbours,
    distance: spaces.map((_, from) => distancesFrom(from, neighbours)),
  }
}

/** Farther than any way leads (DMD-TERM-12). A small whole number: those are compared fastest, and this is hot. */
export const NO_WAY = 99

/** The number of links from one space to each. */
function distancesFrom(from: number, neighbours: readonly (readonly number[])[]): number[] {
  const distance = neighbours.map(() => NO_WAY)
  distance[from] = 0
  const reached = [from]
  for (const space of reached)
    for (const next of neighbours[space] ?? []) {
      if (distance[next] !== NO_WAY) continue
      distance[next] = (distance[space] ?? 0) + 1
      reached.push(next)
    }
  return distance
}
