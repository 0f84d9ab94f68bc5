import type { BoardModule } from '@eldertable/board-kit'
import type { Tec } from '../frames.ts'

/** What leads to something that is told, or only says again what the board shows. */
export const logOnly: NonNullable<BoardModule<Tec>['logOnly']> = [
  'turn',
  'drawing',
  'rolls',
  'rerolls',
  'rerollsAll',
  'pays',
  'mustMove',
  'dealsPage',
  'staysPut',
]

/** Steps and small change, of which there are many in each turn. */
export const brief: NonNullable<BoardModule<Tec>['brief']> = [
  'lullsNothing',
  'riftsNothing',
  'creeps',
  'stalks',
  'powerClosed',
  'powerMisses',
  'sows',
  'buysAction',
  'moves',
  'collects',
  'handsOver',
  'deckRenewed',
  'calms',
  'dims',
]

/** That somebody draws is told by what comes out of the Bag. */
export const leadsTo: NonNullable<BoardModule<Tec>['leadsTo']> = (event, next) =>
  event.key === 'drawing' && draws.has(next.key)

const draws: ReadonlySet<string> = new Set(['creeps', 'haunts', 'drawsChaos', 'energy', 'bagEmpty'])
