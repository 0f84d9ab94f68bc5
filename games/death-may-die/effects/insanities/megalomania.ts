import { foesIn, placeOf } from '../../rules/figures.ts'
import { neighboursOf } from '../../rules/ground.ts'
import { moveFoe } from '../../rules/moving-foes.ts'
import { healStress } from '../../rules/tracks.ts'
import type { MadnessMeaning } from './madness.ts'

/** Megalomania */
export const gather: MadnessMeaning<'gather'> = {
  run(g, { hero, rule }, { heals }) {
    const here = placeOf(g.state, hero)
    let isAnyComing = false
    for (const space of neighboursOf(g.state, here))
      for (const foe of foesIn(g.state, space)) {
        moveFoe(g, foe, here, rule)
        isAnyComing = true
      }
    if (!isAnyComing) healStress(g, hero, heals, rule)
  },
  inWords: ({ heals }) =>
    `Enemies in adjacent spaces come to yours; if none does, you heal ${heals} stress.`,
}
