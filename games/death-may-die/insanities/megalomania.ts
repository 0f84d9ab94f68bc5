import { neighboursOf } from '../rules/ground.ts'
import { foesIn, placeOf } from '../rules/figures.ts'
import { moveFoe } from '../rules/moving-foes.ts'
import { healStress } from '../rules/tracks.ts'
import type { Insanity } from './insanity.ts'

const rule = 'DMD-INSANE-8'
const HEALED = 2

export const megalomania: Insanity = {
  rule,
  resolve(g, hero) {
    const here = placeOf(g.state, hero)
    let isAnyComing = false
    for (const space of neighboursOf(g.state, here))
      for (const foe of foesIn(g.state, space)) {
        moveFoe(g, foe, here, rule)
        isAnyComing = true
      }
    if (!isAnyComing) healStress(g, hero, HEALED, rule)
  },
}
