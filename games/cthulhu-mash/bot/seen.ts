import { argumentOf, verbOf, type Pick, type Seat } from '@eldertable/kernel'
import type { MashState } from '../state.ts'

/** What a bot sees at any question. */
export type Seen = {
  readonly seat: Seat
  readonly table: MashState['table']
  readonly picks: readonly Pick[]
  readonly count: number
}

const NOTHING: MashState['box'] = {
  stack: [],
  tiles: [],
  spareTiles: [],
  generators: [],
  objects: [],
  spells: [],
  powers: [],
  unseen: [],
}

/** The rules ask for a state, and what is asked of them here looks at its table only. */
export const stateOf = ({ table }: Seen): MashState => ({ table, hands: [], box: NOTHING })

/** The pick that is worth most; of equal ones the first. */
export function bestOf(
  { picks, count }: Seen,
  worth: (verb: number, argument: number) => number,
): Pick {
  let best = picks[0] ?? -1
  let most = -Infinity
  for (let i = 0; i < count; i++) {
    const pick = picks[i] ?? -1
    const value = worth(verbOf(pick), argumentOf(pick))
    if (value <= most) continue
    best = pick
    most = value
  }
  return best
}

export function isOffered({ picks, count }: Seen, pick: Pick): boolean {
  for (let i = 0; i < count; i++) if (picks[i] === pick) return true
  return false
}
