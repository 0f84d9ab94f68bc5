import { blowOdds, type Odds } from '../rules/attacks/odds.ts'
import { isSpell } from '../rules/attacks/means.ts'
import type { MashState } from '../state.ts'
import { meansIn, targetIn } from '../verbs.ts'

/** A blow with its odds. */
export interface Blow extends Odds {
  means: number
  target: number
}

export const blowBy = (s: MashState, by: number, blow: number): Blow => ({
  means: meansIn(blow),
  target: targetIn(blow),
  ...blowOdds(s, by, meansIn(blow), targetIn(blow)),
})

/** A hold is worth more than nothing and less than a wound. */
const HOLD_WORTH = 0.7
/** Magic costs a point of mentality, which a weapon does not. */
const MAGIC_WORTH = 0.75

/** What a blow promises: the damage it does as often as it hits. */
export const promiseOf = ({ hits, faces, damage, holds, means }: Blow): number =>
  (hits / faces) * Math.max(damage, holds ? HOLD_WORTH : 0.1) * (isSpell(means) ? MAGIC_WORTH : 1)

/** The most promising first; of equal ones the first. */
export const bestOf = <B extends Blow>(blows: readonly B[]): B | undefined =>
  blows.reduce<B | undefined>(
    (best, blow) => (best === undefined || promiseOf(blow) > promiseOf(best) ? blow : best),
    undefined,
  )
