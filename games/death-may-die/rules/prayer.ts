import { done, pickOf } from '@eldertable/kernel'
import { reached } from '../effects/levels/reached.ts'
import type { Game } from '../frames.ts'
import type { DmdState } from '../state.ts'
import { V, stressOfHealing, woundsOfHealing } from '../verbs.ts'
import { heroAt, heroesIn, placeOf, seatOf } from './figures.ts'
import { procedure } from './kit.ts'
import { offerHealing } from './rest.ts'
import { healStress, healWounds } from './tracks.ts'

const NOBODY = -1

const prayerOf = reached('healing-prayer', 'pray')
const ruleOf = (s: DmdState, hero: number): string => prayerOf(s, hero)?.rule ?? ''
const pointsOf = (s: DmdState, hero: number): number => prayerOf(s, hero)?.effect.points ?? 0

/** Healing Prayer (DMD-PRAYER-1 to DMD-PRAYER-4). */
export const prayer = procedure('prayer', {
  begin(g, f) {
    if (prayerOf(g.state, f.hero)?.effect.how !== 'everybody') return 'whom'
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
      if (prayerOf(g.state, f.hero)?.effect.how === 'split') return 'split'
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
      offerHealing(s, f.whom, pointsOf(s, f.hero), 0, o, ruleOf(s, f.hero))
    },
    take(g, f, _, healing) {
      const rule = ruleOf(g.state, f.hero)
      healWounds(g, f.whom, woundsOfHealing(healing), rule)
      healStress(g, f.whom, stressOfHealing(healing), rule)
      return done
    },
  },
})

function healBoth(g: Game, by: number, hero: number): void {
  const rule = ruleOf(g.state, by)
  const points = pointsOf(g.state, by)
  healWounds(g, hero, points, rule)
  healStress(g, hero, points, rule)
}
