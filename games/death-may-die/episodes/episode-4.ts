import { disrupt } from '../rules/elder.ts'
import { placeOf } from '../rules/figures.ts'
import { gateIn, isBarred } from '../rules/gates.ts'
import { isThingIn, mark, removeThing, thingAt, thingsIn } from '../rules/things.ts'
import type { EpisodeDeed, EpisodeRules } from './episode.ts'
import { cannotHere } from './safety.ts'

const misalign: EpisodeDeed = {
  action: 'misalign',
  rule: 'DMD-EPFOUR-3',
  isRolled: true,
  cannot: (s, hero) =>
    isThingIn(s, placeOf(s, hero), 'lens') ? cannotHere(s, hero, 'misalign') : 'no-lens',
  things: (s, hero) => thingsIn(s, placeOf(s, hero), 'lens'),
  act(g, _, lens, successes) {
    mark(g, lens, -Math.min(successes, thingAt(g.state, lens).markers), 'DMD-EPFOUR-3')
    if (thingAt(g.state, lens).markers > 0) return
    removeThing(g, lens, 'DMD-EPFOUR-4')
    if (g.state.table.things.every(({ space }) => space < 0)) disrupt(g, 'DMD-EPFOUR-1')
  },
}

const barShutter: EpisodeDeed = {
  action: 'bar-shutter',
  rule: 'DMD-EPFOUR-5',
  isRolled: false,
  cannot(s, hero) {
    const gate = gateIn(s, placeOf(s, hero))
    if (gate === undefined) return 'no-gate'
    if (isBarred(s, gate)) return 'barred-already'
    return cannotHere(s, hero, 'bar-shutter')
  },
  act(g, hero) {
    const space = placeOf(g.state, hero)
    const gate = gateIn(g.state, space)
    if (gate !== undefined) g.state.table.shutters[gate] = true
    g.event?.('bars', 'DMD-EPFOUR-5', { hero, space })
  },
}

/** The Eye at Sentinel Hill */
export const episode4: EpisodeRules = {
  actions: [misalign, barShutter],
}
