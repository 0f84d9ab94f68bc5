import { done, pickOf, type Offer } from '@eldertable/kernel'
import type { EpisodeDeed } from '../episodes/episode.ts'
import { episodeRules } from '../episodes/index.ts'
import { at } from '@eldertable/kernel'
import type { Reason } from '../reasons.ts'
import type { DmdState } from '../state.ts'
import { cannotUse, cardsWith, runUse } from '../effects/uses/index.ts'
import { V } from '../verbs.ts'
import { cannotAfford, mayAfford, spendAction } from './action-cost.ts'
import { hasCards } from './claims.ts'
import { offerAttacks } from './targets.ts'
import { placeOf, seatOf, spaceOf } from './figures.ts'
import { neighboursOf } from './ground.ts'
import { procedure } from './kit.ts'
import { beginMove } from './move.ts'
import { allowEach } from './offering.ts'
import { cannotRest, restRule } from './rest.ts'
import { beginTrade, offerTrades } from './trade.ts'

/** Step 1: actions, free actions and items until they are used up or the player stops (DMD-TURN-2 to DMD-TURN-4). */
export const actions = procedure('actions', {
  choose: {
    rule: 'DMD-TURN-2',
    always: true,
    who: (s, f) => seatOf(s, f.hero),
    about: (s, f) => ({ hero: f.hero, left: s.table.actions }),
    offer(s, f, o) {
      o.allow(V.endActions, 0, 'DMD-TURN-2')
      if (o.explains || mayAfford(s, f.hero)) {
        offerMoves(s, f.hero, o)
        offerAttacks(s, f.hero, o)
        offerRest(s, f.hero, o)
        offerTrades(s, f.hero, o)
        offerEpisode(s, f.hero, o)
      }
      if (!hasCards(s, f.hero)) return
      for (const card of cardsWith(s, f.hero, 'actions'))
        o.allowUnless(cannotUse(s, f.hero, card), V.useCard, card, 'DMD-CLAIM-10')
    },
    take(g, f, verb, argument) {
      const { hero } = f
      switch (verb) {
        case V.endActions:
          return done
        case V.move:
          spendAction(g, hero, 'move')
          beginMove(g, hero, argument)
          return 'choose'
        case V.attack:
          spendAction(g, hero, 'attack', spaceOf(g.state, argument))
          g.call('attack', {
            hero,
            space: spaceOf(g.state, argument),
            targets: [argument],
            weapon: -1,
            successes: 0,
            tentacles: 0,
            shares: [],
            wasAlone: false,
            hasKilled: false,
          })
          return 'choose'
        case V.rest:
          spendAction(g, hero, 'rest')
          g.call('rest', { hero })
          return 'choose'
        case V.trade:
          beginTrade(g, hero, argument)
          return 'choose'
        case V.act: {
          const row = at(episodeRules(g.state).actions, argument)
          spendAction(g, hero, row.action)
          g.call('task', { hero, which: argument, thing: -1, successes: 0, tentacles: 0 })
          return 'choose'
        }
        default:
          runUse(g, hero, argument)
          return 'choose'
      }
    },
    byDefault: () => pickOf(V.endActions),
  },
})

/** DMD-MOVE-1: the first step of a Move is chosen with it. */
function offerMoves(s: DmdState, hero: number, o: Offer<Reason>): void {
  const whyNot = cannotAfford(s, hero, 'move')
  const near = neighboursOf(s, placeOf(s, hero))
  if (whyNot === undefined) allowEach(o, V.move, near, 'DMD-MOVE-1')
  if (!o.explains) return
  if (whyNot !== undefined) {
    for (const space of near) o.refuse(V.move, space, whyNot)
    return
  }
  for (let space = 0; space < s.table.fire.length; space++)
    if (space !== placeOf(s, hero) && !near.includes(space)) o.refuse(V.move, space, 'not-adjacent')
}

function offerRest(s: DmdState, hero: number, o: Offer<Reason>): void {
  const whyNot = cannotRest(s, hero)
  if (whyNot === undefined) o.allow(V.rest, 0, o.explains ? restRule(s, hero) : undefined)
  else o.refuse(V.rest, 0, whyNot)
}

/** DMD-EPISODE-1 */
function offerEpisode(s: DmdState, hero: number, o: Offer<Reason>): void {
  const { actions: deeds } = episodeRules(s)
  offerDeed(s, hero, 0, deeds[0], o)
  offerDeed(s, hero, 1, deeds[1], o)
}

function offerDeed(
  s: DmdState,
  hero: number,
  which: number,
  row: EpisodeDeed,
  o: Offer<Reason>,
): void {
  o.allowUnless(cannotAfford(s, hero, row.action) ?? row.cannot(s, hero), V.act, which, row.rule)
}
