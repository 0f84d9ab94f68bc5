import type { Stat } from '../pieces/stats.ts'
import type { Reason } from '../reasons.ts'
import { GENERAL, type I32State, type Survivor } from '../state.ts'
import { inPlay, statOf } from '../rules/survivors.ts'

const isInGeneral = (one: Survivor, stat: Stat | undefined): boolean =>
  one.area === GENERAL && (stat === undefined || statOf(one, stat) > 0)

/** Survivors in the general population, with a stat if they must be able to test it (I32-CARD-14). */
export const inGeneral = (s: I32State, stat?: Stat): Survivor[] =>
  inPlay(s).filter((one) => isInGeneral(one, stat))

export function nobodyInGeneral({ table }: I32State, stat?: Stat): Reason | undefined {
  for (const { survivors } of table.pools)
    for (const one of survivors) if (isInGeneral(one, stat)) return undefined
  return 'nobody-there'
}
