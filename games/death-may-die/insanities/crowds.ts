import { foesIn, heroesIn, placeOf } from '../rules/figures.ts'
import { healStress, takeStress } from '../rules/tracks.ts'
import type { Insanity } from './insanity.ts'

const ALL = 99
const rule = 'DMD-INSANE-1'

/** Fear of Crowds */
export const crowds: Insanity = {
  rule,
  resolve(g, hero) {
    const space = placeOf(g.state, hero)
    const others = heroesIn(g.state, space).length - 1 + foesIn(g.state, space).length
    if (others === 0) healStress(g, hero, ALL, rule)
    else takeStress(g, hero, others, rule)
  },
}
