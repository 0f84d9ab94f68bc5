import { done, pickOf } from '@eldertable/kernel'
import { V, stressOfHealing, woundsOfHealing } from '../verbs.ts'
import { heroAt, heroesIn, levelOf, placeOf, seatOf } from './figures.ts'
import { procedure } from './kit.ts'
import { offerHealing } from './rest.ts'
import { healStress, healWounds } from './tracks.ts'

const NOBODY = -1
const BOTH = 2
/** From this level on both are healed in full, from the next on for everybody there. */
const FULL = 3

/** Healing Prayer (DMD-PRAYER-1 to DMD-PRAYER-4). */
export const prayer = procedure('prayer', {
  begin(g, f) {
    const level = levelOf(g.state, f.hero, 'healing-prayer')
    if (level <= FULL) return 'whom'
    for (const hero of heroesIn(g.state, placeOf(g.state, f.hero))) healBoth(g, hero)
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
          o.allow(V.chooseHero, hero, 'DMD-PRAYER-1')
      o.allow(V.decline, 0, 'DMD-PRAYER-1')
    },
    take(g, f, verb, whom) {
      if (verb === V.decline) return done
      f.whom = whom
      if (levelOf(g.state, f.hero, 'healing-prayer') < FULL) return 'split'
      healBoth(g, whom)
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
      const { wounds, stress } = heroAt(s, f.whom)
      const points = levelOf(s, f.hero, 'healing-prayer')
      offerHealing({ wounds, stress, signs: 0 }, points, o, 'DMD-PRAYER-2')
    },
    take(g, f, _, healing) {
      healWounds(g, f.whom, woundsOfHealing(healing), 'DMD-PRAYER-1')
      healStress(g, f.whom, stressOfHealing(healing), 'DMD-PRAYER-1')
      return done
    },
  },
})

function healBoth(g: Parameters<typeof healWounds>[0], hero: number): void {
  healWounds(g, hero, BOTH, 'DMD-PRAYER-3')
  healStress(g, hero, BOTH, 'DMD-PRAYER-3')
}
