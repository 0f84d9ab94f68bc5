import { disrupt } from '../rules/elder.ts'
import { placeOf } from '../rules/figures.ts'
import { spaceRow } from '../rules/ground.ts'
import { summon as bring } from '../rules/summoning.ts'
import { carriedBy, removeThing, thingAt, thingsIn, turnUp } from '../rules/things.ts'
import { NOWHERE, type DmdState } from '../state.ts'
import { markUpTo } from './episode-2.ts'
import type { EpisodeDeed, EpisodeRules } from './episode.ts'
import { cannotHere } from './safety.ts'

const AT_REST = 3

/** Graves here, and Bones that lie open (DMD-EPTHREE-7). */
const gravesHere = (s: DmdState, hero: number): number[] => [
  ...thingsIn(s, placeOf(s, hero), 'grave'),
  ...thingsIn(s, placeOf(s, hero), 'bones'),
]

const openGrave: EpisodeDeed = {
  action: 'open-grave',
  rule: 'DMD-EPTHREE-3',
  isRolled: false,
  cannot: (s, hero) =>
    gravesHere(s, hero).length === 0 ? 'no-grave' : cannotHere(s, hero, 'open-grave'),
  things: gravesHere,
  act(g, hero, grave) {
    const one = thingAt(g.state, grave)
    if (!one.isOpen) turnUp(g, grave, 'DMD-EPTHREE-3')
    if (one.kind === 'bones') {
      one.space = NOWHERE
      one.holder = hero
      g.event?.('picksUp', 'DMD-EPTHREE-3', { hero, thing: grave })
      return
    }
    removeThing(g, grave, 'DMD-EPTHREE-3')
    bring(g, 'ghoul', placeOf(g.state, hero), 'DMD-EPTHREE-3')
  },
}

const byRoll = { marked: 'DMD-EPTHREE-5', gone: 'DMD-EPTHREE-6' }
const leftOver = { marked: 'DMD-EPTHREE-6', gone: 'DMD-EPTHREE-6' }

const layToRest: EpisodeDeed = {
  action: 'lay-to-rest',
  rule: 'DMD-EPTHREE-5',
  isRolled: true,
  skill: 'arcane-mastery',
  cannot(s, hero) {
    if (spaceRow(s, placeOf(s, hero)).isConsecrated !== true) return 'not-consecrated'
    return carriedBy(s, hero, 'bones').length === 0 ? 'no-bones' : undefined
  },
  things: (s, hero) => carriedBy(s, hero, 'bones'),
  act(g, hero, bones, successes) {
    let left = markUpTo(g, bones, successes, AT_REST, byRoll)
    for (const next of carriedBy(g.state, hero, 'bones'))
      if (left > 0 && next !== bones) left = markUpTo(g, next, left, AT_REST, leftOver)
    const { things } = g.state.table
    const rested = things.filter(
      ({ kind, space, holder }) => kind === 'bones' && space < 0 && holder < 0,
    )
    if (rested.length === AT_REST) disrupt(g, 'DMD-EPTHREE-2')
  },
}

/** A Banquet for the Dead */
export const episode3: EpisodeRules = {
  actions: [openGrave, layToRest],
}
