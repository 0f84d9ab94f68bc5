import { done } from '@eldertable/kernel'
import { heroAt, heroesIn, placeOf } from '../../rules/figures.ts'
import { neighboursOf } from '../../rules/ground.ts'
import { procedure } from '../../rules/kit.ts'
import { takeStress } from '../../rules/tracks.ts'
import type { MadnessMeaning } from './madness.ts'

const rule = 'DMD-INSANE-4'

/** Paranoia */
export const scatter: MadnessMeaning<'scatter'> = {
  run(g, { hero }, { stress }) {
    const others = heroesIn(g.state, placeOf(g.state, hero)).filter((other) => other !== hero)
    if (others.length === 0) takeStress(g, hero, stress, rule)
    else g.call('shun', { hero, others })
  },
  inWords: ({ stress }) =>
    `You send the others in your space to adjacent ones; if nobody is there, you take ${stress} stress.`,
}

/** Places the others in adjacent spaces, one after another. */
export const shun = procedure('shun', {
  choose(g, f) {
    if (f.others.length === 0) return done
    const among = [...neighboursOf(g.state, placeOf(g.state, f.hero))]
    g.call('choose', { by: f.hero, what: 'space', among, why: 'shun', rule })
    return 'place'
  },
  place(g, f) {
    const hero = f.others.shift() ?? -1
    heroAt(g.state, hero).space = f.answer ?? -1 // DMD-TERM-14
    g.event?.('placed', rule, { hero, space: f.answer ?? -1, foe: -1 })
    return 'choose'
  },
})
