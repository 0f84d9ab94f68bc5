import { at, type NecScenario, type Position, type Table } from './at.ts'

/** Ann is asked before she moves, so that play stops there when the Cultist's turn is over. */
export const careful: Position = { holds: ['commitment-papers'] }

/** A turn of Cultist Cid's. Ann and Bob are on space 30, out of the way, unless they are put elsewhere. */
export function cid(position: Position, others: Table = {}): NecScenario {
  return at({
    turn: 'cid',
    bob: { on: 30 },
    ...others,
    ann: { on: 30, ...careful, ...others.ann },
    cid: { cultist: true, ...position },
  })
}
