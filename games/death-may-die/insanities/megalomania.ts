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
    const coming = neighboursOf(g.state, here).flatMap((space) => foesIn(g.state, space))
    for (const foe of coming) moveFoe(g, foe, here, rule)
    if (coming.length === 0) healStress(g, hero, HEALED, rule)
  },
}
