import { foesIn, heroesIn, placeOf } from '../../rules/figures.ts'
import { healStress, takeStress } from '../../rules/tracks.ts'
import { ALL, type MadnessMeaning } from './madness.ts'

/** Fear of Crowds */
export const fearCrowds: MadnessMeaning<'fear-crowds'> = {
  run(g, { hero, rule }, { each }) {
    const space = placeOf(g.state, hero)
    const others = heroesIn(g.state, space).length - 1 + foesIn(g.state, space).length
    if (others === 0) healStress(g, hero, ALL, rule)
    else takeStress(g, hero, others * each, rule)
  },
  inWords: ({ each }) =>
    `Every figure in your space gives you ${each} stress; alone, you heal all of it.`,
}
