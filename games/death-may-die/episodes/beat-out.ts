import { done, pickOf } from '@eldertable/kernel'
import { heroAt, placeOf, seatOf } from '../rules/figures.ts'
import { fireIn, removeFire, shedFire } from '../rules/fire.ts'
import { procedure } from '../rules/kit.ts'
import { modified } from '../rules/modified.ts'
import { V } from '../verbs.ts'
import type { DmdState } from '../state.ts'

const FLAMES = 3
const flames = modified('flames')
const rule = 'DMD-EPONE-5'

/** How many of the tokens that are beaten out can come from the dashboard: least and most. */
function bounds(s: DmdState, hero: number): { low: number; high: number; total: number } {
  const [own, here] = [heroAt(s, hero).fire, fireIn(s, placeOf(s, hero))]
  const total = Math.min(own + here, flames(FLAMES, s, hero))
  return { low: Math.max(0, total - here), high: Math.min(own, total), total }
}

/** Beat Out the Flames: from the space and from the dashboard. */
export const beatOut = procedure('beatOut', {
  split: {
    rule,
    who: (s, f) => seatOf(s, f.hero),
    about: (s, f) => ({ hero: f.hero, total: bounds(s, f.hero).total }),
    offer(s, f, o) {
      const { low, high } = bounds(s, f.hero)
      o.range(V.fromSelf, low, high, rule)
    },
    take(g, f, _, own) {
      const { total } = bounds(g.state, f.hero)
      shedFire(g, f.hero, own, rule)
      removeFire(g, placeOf(g.state, f.hero), total - own, rule)
      return done
    },
    byDefault: (s, f) => pickOf(V.fromSelf, bounds(s, f.hero).high),
  },
})
