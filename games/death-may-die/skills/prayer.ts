import { done, pickOf } from '@eldertable/kernel'
import type { Game } from '../frames.ts'
import type { DmdState } from '../state.ts'
import { V, stressOfHealing, woundsOfHealing } from '../verbs.ts'
import { heroAt, heroesIn, levelOf, placeOf, seatOf } from '../rules/figures.ts'
import { procedure } from '../rules/kit.ts'
import { offerHealing } from '../rules/rest.ts'
import { healStress, healWounds } from '../rules/tracks.ts'

const NOBODY = -1
const RULES = ['', 'DMD-PRAYER-1', 'DMD-PRAYER-2', 'DMD-PRAYER-3', 'DMD-PRAYER-4']
const BOTH = 2
/** From this level on both are healed in full, from the next on for everybody there. */
const FULL = 3

/** Healing Prayer (DMD-PRAYER-1 to DMD-PRAYER-4). */
export const prayer = procedure('prayer', {
  begin(g, f) {
    const level = levelOf(g.state, f.hero, 'healing-prayer')
    if (level <= FULL) return 'whom'
    for (const hero of heroesIn(g.state, placeOf(g.state, f.hero))) healBoth(g, f.hero, hero)
    return done
  },
  // P27
  whom: {
    rule: 'DMD-PRAYER-1',
    who: (s, f) => seatOf(s, f.hero),
    about: (_, f) => ({ hero: f.hero }),
    offer(s, f, o) {
      for (const hero of heroesIn(s, placeOf(s, f.hero)))
        if (heroAt(s, hero).wounds + heroAt(s, hero).stress > 0)
          o.allow(V.chooseHero, hero, ruleOf(s, f.hero))
      o.allow(V.decline, 0, ruleOf(s, f.hero))
    },
    take(g, f, verb, whom) {
      if (verb === V.decline) return done
      f.whom = whom
      if (levelOf(g.state, f.hero, 'healing-prayer') < FULL) return 'split'
      healBoth(g, f.hero, whom)
      return done
    },
    byDefault(s, f) {
      const sick = heroesIn(s, placeOf(s, f.hero))
      const [worst = NOBODY] = sick.toSorted((a, b) => heroAt(s, b).wounds - heroAt(s, a).wounds)
      const { wounds, stress } = heroAt(s, worst)
      return wounds + stress > 0 ? pickOf(V.chooseHero, worst) : pickOf(V.decline)
    },
  },
  split: {
    rule: 'DMD-PRAYER-2',
    who: (s, f) => seatOf(s, f.hero),
    about: (_, f) => ({ hero: f.hero, whom: f.whom }),
    offer(s, f, o) {
      const points = levelOf(s, f.hero, 'healing-prayer')
      offerHealing(s, f.whom, points, 0, o, ruleOf(s, f.hero))
    },
    take(g, f, _, healing) {
      const rule = ruleOf(g.state, f.hero)
      healWounds(g, f.whom, woundsOfHealing(healing), rule)
      healStress(g, f.whom, stressOfHealing(healing), rule)
      return done
    },
  },
})

const ruleOf = (s: DmdState, hero: number): string =>
  RULES[levelOf(s, hero, 'healing-prayer')] ?? ''

function healBoth(g: Game, by: number, hero: number): void {
  const rule = ruleOf(g.state, by)
  healWounds(g, hero, BOTH, rule)
  healStress(g, hero, BOTH, rule)
}
