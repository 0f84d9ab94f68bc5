import { PORTALS } from '../pieces/old-ones.ts'
import { shamblersOn, sum } from '../rules/pieces.ts'
import type { TecState } from '../state.ts'
import { openPortals } from './promise.ts'

/** What people count when they ask how they stand. */
export type TecCount =
  | 'lost'
  | 'seals'
  | 'pages'
  | 'strength'
  | 'delirium'
  | 'shamblers'
  | 'madness'
  | 'tentacles'

/** What all players together have in a position, all of it face up. */
export function countsOf({ table }: TecState): Record<TecCount, number> {
  const { towns, characters, rows, strength, outcome } = table
  return {
    lost: outcome !== null && outcome.winners.length === 0 ? 1 : 0,
    seals: table.phase === 2 ? PORTALS - openPortals(table) : 0,
    pages: sum(rows),
    strength,
    delirium: sum(characters.map(({ brain }) => brain)),
    shamblers: sum(towns.map(shamblersOn)),
    madness: sum(towns.map(({ madness }) => sum(madness))),
    tentacles: sum(characters.map(({ held }) => sum(held))),
  }
}
