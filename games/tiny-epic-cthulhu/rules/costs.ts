import { at, listOf } from '@eldertable/kernel'
import { CHAOS, COLOURS } from '../pieces/colours.ts'
import { dieFaces } from '../pieces/dice.ts'
import { sites, type TownCost } from '../pieces/towns.ts'

/**
 * What is to be paid: this many tentacles, of each kind no more than `most` (Fear, Rage, Greed, Chaos), and `swaps`
 * Madness Tentacles of any colour beyond that (TEC-CHAR-3).
 */
export interface Cost {
  readonly count: number
  readonly most: readonly number[]
  readonly swaps: number
}

const fixed = (count: number, most: readonly number[]): Cost => ({ count, most, swaps: 0 })

/** Madness of given colours, each replaceable by Chaos (TEC-BANISH-5, TEC-TRANS-2, TEC-TOWN-4). */
export function costInColours([fear = 0, rage = 0, greed = 0]: readonly number[]): Cost {
  const count = fear + rage + greed
  return fixed(count, [fear, rage, greed, count])
}

/** No Cthulhu Die shows more, and nothing else that is paid in one colour costs more. */
const MOST_IN_A_COLOUR = Math.max(...dieFaces)

const inColour = listOf(COLOURS, (colour) =>
  listOf(MOST_IN_A_COLOUR + 1, (count) => {
    const shown = [0, 0, 0]
    shown[colour] = count
    return costInColours(shown)
  }),
)

/** Madness of one colour, each replaceable by Chaos. */
export const costInColour = (colour: number, count: number): Cost => at(at(inColour, colour), count)

/** Tentacles of one kind and nothing in their place (TEC-CHAR-1, TEC-CHAR-2). */
export function costOfAKind(kind: number, count: number): Cost {
  const most = [0, 0, 0, 0]
  most[kind] = count
  return fixed(count, most)
}

/** Madness of any colours, without Chaos (TEC-CHAR-6, TEC-COLLECT-3). */
export const costInMadness = (count: number): Cost => fixed(count, [count, count, count, 0])

/** What the action of a Town Card costs. */
export function costOfSite(cost: TownCost): Cost {
  switch (cost.kind) {
    case 'none':
      return costInMadness(0)
    case 'colours':
      return costInColours(cost.cost)
    case 'any':
      return fixed(cost.count, [cost.count, cost.count, cost.count, cost.count])
    case 'different':
      return fixed(cost.count, [1, 1, 1, cost.chaos ? cost.count : 0])
    case 'chaos':
      return costOfAKind(CHAOS, cost.count)
  }
}

const ofSites = sites.map(({ cost }) => costOfSite(cost))

/** What the action of a Town Card costs, by number of its site. */
export const costAtSite = (site: number): Cost => at(ofSites, site)
