import { placeOf } from '../rules/figures.ts'
import { catchFire, placeFire } from '../rules/fire.ts'
import { healStress } from '../rules/tracks.ts'
import type { Insanity } from './insanity.ts'

const rule = 'DMD-INSANE-5'
const HEALED = 2

export const pyromania: Insanity = {
  rule,
  resolve(g, hero) {
    placeFire(g, placeOf(g.state, hero), rule)
    catchFire(g, hero, 1, rule)
    healStress(g, hero, HEALED, rule)
  },
}
