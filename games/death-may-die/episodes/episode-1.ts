import { heroAt, placeOf } from '../rules/figures.ts'
import { disrupt } from '../rules/elder.ts'
import { fireIn, placeFire } from '../rules/fire.ts'
import { isThingIn, mark, removeThing, thingAt, thingsIn } from '../rules/things.ts'
import type { EpisodeDeed, EpisodeRules } from './episode.ts'
import { cannotHere } from './safety.ts'

const SPOILT = 4

const spoil: EpisodeDeed = {
  action: 'spoil',
  rule: 'DMD-EPONE-2',
  isRolled: true,
  cannot: (s, hero) =>
    isThingIn(s, placeOf(s, hero), 'retort') ? cannotHere(s, hero, 'spoil') : 'no-retort',
  things: (s, hero) => thingsIn(s, placeOf(s, hero), 'retort'),
  act(g, hero, retort, successes) {
    mark(g, retort, successes, 'DMD-EPONE-2')
    if (successes === 0) placeFire(g, placeOf(g.state, hero), 'DMD-EPONE-4')
    if (thingAt(g.state, retort).markers < SPOILT) return
    removeThing(g, retort, 'DMD-EPONE-3')
    if (g.state.table.things.every(({ space }) => space < 0)) disrupt(g, 'DMD-EPONE-1')
  },
}

const beatOut: EpisodeDeed = {
  action: 'beat-out',
  rule: 'DMD-EPONE-5',
  isRolled: false,
  cannot: (s, hero) =>
    fireIn(s, placeOf(s, hero)) + heroAt(s, hero).fire === 0 ? 'no-fire-here' : undefined,
  act: (g, hero) => g.call('beatOut', { hero }),
}

/** Fire in the Retort */
export const episode1: EpisodeRules = {
  actions: [spoil, beatOut],
}
