import type { Offer, Seat } from '@eldertable/kernel'
import type { Game } from '../frames.ts'
import type { Stat } from '../pieces/stats.ts'
import type { Reason } from '../reasons.ts'
import { inPlay, statOf, survivorAt } from '../rules/survivors.ts'
import { throwAgainst } from '../rules/throw.ts'
import { GENERAL, type I32State, type Survivor } from '../state.ts'
import { V } from '../verbs.ts'

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

interface Tested {
  readonly by: Seat
  who: number
}

/** Whoever decides chooses somebody, who tests a stat (I32-CARD-13, I32-CARD-14). */
export const chooseTested = (stat: Stat, rule: string) => ({
  rule,
  who: (_: I32State, f: Tested) => f.by,
  offer(s: I32State, _: Tested, o: Offer<Reason>) {
    for (const one of inPlay(s)) {
      const isHere = one.area === GENERAL
      const whyNot = isInGeneral(one, stat)
        ? undefined
        : isHere
          ? 'inactive-stat'
          : 'not-in-the-open'
      o.allowUnless(whyNot, V.choose, one.card, rule)
    }
  },
  take(g: Game, f: Tested, _: number, who: number): 'thrown' {
    f.who = who
    const base = statOf(survivorAt(g.state, who), stat)
    throwAgainst(g, { who, kind: 'event', stat, base, rule })
    return 'thrown'
  },
})
