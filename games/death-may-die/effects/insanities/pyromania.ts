import { placeOf } from '../../rules/figures.ts'
import { catchFire, placeFire } from '../../rules/fire.ts'
import { healStress } from '../../rules/tracks.ts'
import type { MadnessMeaning } from './madness.ts'

/** Pyromania */
export const setFire: MadnessMeaning<'set-fire'> = {
  run(g, { hero, rule }, { tokens, heals }) {
    placeFire(g, placeOf(g.state, hero), rule)
    catchFire(g, hero, tokens, rule)
    healStress(g, hero, heals, rule)
  },
  inWords: ({ heals }) => `Fire in your space and on you; then you heal ${heals} stress.`,
}
