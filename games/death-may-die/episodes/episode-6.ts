import { disrupt } from '../rules/elder.ts'
import { placeOf } from '../rules/figures.ts'
import { distance, groundOn } from '../rules/ground.ts'
import { modified } from '../rules/modified.ts'
import { mark, thingAt, thingsIn } from '../rules/things.ts'
import type { DmdState, Thing } from '../state.ts'
import type { EpisodeDeed, EpisodeRules } from './episode.ts'
import { cannotHere } from './safety.ts'

const CHARGED = 3
const fuse = modified('fuse')

/** DMD-EPSIX-3 */
export const isChargedPillar = ({ kind, markers }: Thing): boolean =>
  kind === 'pillar' && markers >= CHARGED

const openPillars = (s: DmdState, hero: number): number[] =>
  thingsIn(s, placeOf(s, hero), 'pillar').filter((pillar) => thingAt(s, pillar).markers < CHARGED)

const setCharge: EpisodeDeed = {
  action: 'set-charge',
  rule: 'DMD-EPSIX-2',
  isRolled: true,
  cannot: (s, hero) =>
    openPillars(s, hero).length === 0 ? 'no-pillar' : cannotHere(s, hero, 'set-charge'),
  things: openPillars,
  act(g, _, pillar, successes) {
    const room = CHARGED - thingAt(g.state, pillar).markers
    mark(g, pillar, Math.min(successes, room), 'DMD-EPSIX-2')
  },
}

const lightFuse: EpisodeDeed = {
  action: 'light-fuse',
  rule: 'DMD-EPSIX-4',
  isRolled: false,
  cannot(s, hero) {
    if (distance(s, placeOf(s, hero), groundOn(s).start) > fuse(0, s, hero)) return 'not-at-head'
    const areCharged = s.table.things.every(
      ({ space, markers }) => space >= 0 && markers === CHARGED,
    )
    return areCharged ? undefined : 'not-charged'
  },
  act(g) {
    g.call('collapse', { left: [] }) // DMD-EPSIX-5: after the summoning, which is called last and so comes first
    disrupt(g, 'DMD-EPSIX-1')
  },
}

/** Shaft Nine */
export const episode6: EpisodeRules = {
  actions: [setCharge, lightFuse],
}
