import { done, type Offer } from '@eldertable/kernel'
import { isBeforeVersion2 } from '../earlier/edition.ts'
import type { Reason } from '../reasons.ts'
import type { DmdState } from '../state.ts'
import { healingOf, signsOfHealing, stressOfHealing, V, woundsOfHealing } from '../verbs.ts'
import { cannotAfford } from './action-cost.ts'
import { heroAt, isSafe, placeOf, seatOf } from './figures.ts'
import { procedure } from './kit.ts'
import { modified } from './modified.ts'
import { dropSigns, healStress, healWounds, stressLeft } from './tracks.ts'

const POINTS = 3
const pointsOf = modified('rest')
const restsAnywhere = modified('restsAnywhere')

/** How many points a Rest heals (DMD-REST-2, DMD-REST-5; the option `restOne`). */
export const restPoints = (s: DmdState, hero: number): number =>
  Math.max(0, pointsOf(s.table.settings.restOne ? 1 : POINTS, s, hero))

/** DMD-HASTUR-3 holds from the first stage on. */
const signsOf = (s: DmdState, hero: number): number =>
  s.table.settings.elderOne === 'hastur' ? heroAt(s, hero).signs : 0

/** Why a hero can't rest. */
export function cannotRest(s: DmdState, hero: number): Reason | undefined {
  const whyNot = cannotAfford(s, hero, 'rest')
  if (whyNot !== undefined) return whyNot
  if (!isSafe(s, placeOf(s, hero)) && !restsAnywhere(false, s, hero)) return 'not-safe' // DMD-REST-1
  const { wounds, stress } = heroAt(s, hero)
  if (wounds + stress + signsOf(s, hero) === 0) return 'nothing-to-heal'
  return restPoints(s, hero) === 0 && !isBeforeVersion2(s) ? 'rest-heals-nothing' : undefined
}

/** By which a hero may rest here. */
export const restRule = (s: DmdState, hero: number): string =>
  isSafe(s, placeOf(s, hero)) ? 'DMD-REST-1' : restsAnywhere.rule('DMD-REST-1', false, s, hero)

/** Every way to spend this many points on a hero, those that heal most first. */
export function offerHealing(
  s: DmdState,
  hero: number,
  points: number,
  signs: number,
  o: Offer<Reason>,
  rule: string,
): void {
  const { wounds, stress } = heroAt(s, hero)
  const total = Math.min(points, wounds + stress + signs)
  for (let w = Math.min(total, wounds); w >= 0; w--)
    for (let t = Math.min(total - w, stress); t >= 0; t--)
      for (let g = Math.min(total - w - t, signs); g >= 0; g--)
        if (w + t + g === total || mayKeep(s, hero, points, w, t, g))
          o.allow(V.heal, healingOf(w, t, g), rule)
}

/**
 * Whether points may be left over: when all is healed, Yellow Signs may stay (DMD-HASTUR-3); so may stress on its last
 * space, which one of Hastur's cards asks for. Less than that helps nobody (ruling 68).
 */
function mayKeep(
  s: DmdState,
  hero: number,
  points: number,
  w: number,
  t: number,
  g: number,
): boolean {
  const { elderOne } = s.table.settings
  if (elderOne !== 'hastur' || w + t + g === 0 || isBeforeVersion2(s)) return false
  const { wounds, stress } = heroAt(s, hero)
  return w === Math.min(points, wounds) && (t === stress || (t === 0 && stressLeft(s, hero) === 0))
}

export const rest = procedure('rest', {
  // P17
  split: {
    rule: 'DMD-REST-2',
    who: (s, f) => seatOf(s, f.hero),
    about: (s, f) => ({ hero: f.hero, points: restPoints(s, f.hero) }),
    offer(s, f, o) {
      offerHealing(s, f.hero, restPoints(s, f.hero), signsOf(s, f.hero), o, 'DMD-REST-2')
    },
    take(g, f, _, healing) {
      healWounds(g, f.hero, woundsOfHealing(healing), 'DMD-REST-2', true)
      healStress(g, f.hero, stressOfHealing(healing), 'DMD-REST-2', true)
      dropSigns(g, f.hero, signsOfHealing(healing), 'DMD-HASTUR-3')
      return done
    },
  },
})
