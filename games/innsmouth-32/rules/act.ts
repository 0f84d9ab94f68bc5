import { done, pickOf, type Done } from '@eldertable/kernel'
import { CLERK, HOUND } from '../pieces/cards.ts'
import { BRAINS } from '../pieces/stats.ts'
import type { Frames, Game } from '../frames.ts'
import { GENERAL, isHeld, NONE, type Survivor } from '../state.ts'
import { V } from '../verbs.ts'
import { holderIn, offerGeneral, offerHeld, offerInside } from './actions.ts'
import { attackable, beginAttack, beginBurst } from './attack.ts'
import { investigate, rest, takeCard } from './deeds.ts'
import { callStore, exchange, hold } from './holding.ts'
import { procedure } from './kit.ts'
import { loreOf } from './numbers.ts'
import { findSurvivor, playerOf, statOf, survivorAt } from './survivors.ts'
import { throwAgainst, throwAtOnce, UNDECIDED } from './throw.ts'
import { drop } from './lists.ts'
import { use } from '../effects/uses.ts'
import { gainMythos, storeOn, storePlace } from './tokens.ts'

/** One action of a survivor: of its turn, or a second one for a horror star (I32-POOL, I32-SANCT-2, I32-STAR-5). */
export const act = procedure('act', {
  choose: {
    rule: 'I32-POOL-11',
    who: (s, f) => playerOf(s, f.who),
    about: (_, f) => ({ who: f.who, isSecond: f.isSecond }),
    offer(s, f, o) {
      const one = survivorAt(s, f.who)
      if (isHeld(one.area)) offerHeld(s, one, o)
      else if (one.area === GENERAL) offerGeneral(s, one, f.refused, o)
      else offerInside(s, one, o)
    },
    take: (g, f, verb, argument) => {
      const one = survivorAt(g.state, f.who)
      switch (verb) {
        case V.rest:
          rest(g, one)
          return done
        case V.attack:
          beginAttack(g, f.who, argument)
          return f.who === HOUND ? 'bite' : done
        case V.burst:
          beginBurst(g, f.who, argument)
          return done
        case V.take:
          takeCard(g, one, argument)
          return done
        case V.askFor:
          f.asked = argument
          return 'ask'
        case V.enter:
          one.area = argument
          g.event?.('enters', 'I32-POOL-6', { who: f.who, corner: argument })
          callStore(g, one)
          return done
        case V.study:
          return study(g, f, one)
        case V.search:
          g.call('search', { who: f.who, cards: [] })
          return done
        case V.use:
          use(g, f.who, argument)
          return done
        case V.heal:
          one.hasUsed = true
          g.event?.('heals', 'I32-INSANE-9', { who: f.who })
          g.call('cure', { who: f.who, left: 1, rule: 'I32-INSANE-9', patient: NONE })
          return done
        case V.drain:
          throwAgainst(g, {
            who: f.who,
            kind: 'drain',
            stat: argument,
            base: statOf(one, argument),
            rule: 'I32-CLERK-11',
          })
          return 'drained'
        case V.attempt:
          g.call('held', { who: f.who, isReelEnd: false })
          return done
        case V.leave:
          one.area = GENERAL
          g.event?.('leaves', 'I32-SANCT-2', { who: f.who })
          return 'choose'
        case V.investigate:
          investigate(g, one)
          return done
        default:
          exchange(g, one, verb, argument)
          return 'choose'
      }
    },
    byDefault: (s, f) => pickOf(isHeld(survivorAt(s, f.who).area) ? V.attempt : V.rest),
  },
  // I32-HOUND-7, I32-HOUND-15
  bite: {
    rule: 'I32-HOUND-7',
    who: (s, f) => playerOf(s, f.who),
    about: (_, f) => ({ who: f.who }),
    offer(s, f, o) {
      o.allow(V.decline, 0, 'I32-HOUND-15')
      if (findSurvivor(s, f.who)?.area !== GENERAL) return
      for (const card of attackable(s)) o.allow(V.attack, card, 'I32-HOUND-7')
    },
    take(g, f, verb, card) {
      if (verb === V.attack) beginAttack(g, f.who, card)
      return done
    },
  },
  // I32-POOL-4, I32-POOL-5, I32-POOL-17
  ask: {
    rule: 'I32-POOL-4',
    who: (s, f) => playerOf(s, holderIn(s, f.asked)),
    about: (s, f) => ({ who: f.who, card: f.asked, from: holderIn(s, f.asked) }),
    offer(s, f, o) {
      o.allow(V.agree, 0, 'I32-POOL-4')
      if (playerOf(s, holderIn(s, f.asked)) !== playerOf(s, f.who))
        o.allow(V.refuse, 0, 'I32-POOL-4')
    },
    take(g, f, verb) {
      const from = holderIn(g.state, f.asked)
      if (verb === V.refuse) {
        f.refused.push(f.asked)
        g.event?.('refuses', 'I32-POOL-17', { who: from, card: f.asked })
        return 'choose'
      }
      drop(survivorAt(g.state, from).cards, f.asked)
      g.event?.('handsOver', 'I32-POOL-4', { who: from, to: f.who, card: f.asked })
      hold(g, survivorAt(g.state, f.who), f.asked)
      return done
    },
  },
  studied(g, f) {
    return studied(g, f, f.answer ?? 0)
  },
  // I32-CLERK-11
  drained(g, f) {
    const one = findSurvivor(g.state, f.who)
    if (f.answer !== 1 || one === undefined) return done
    const { table } = g.state
    const amount = Math.min(table.reel, storeOn(g.state, CLERK))
    table.stores[storePlace(CLERK)] = storeOn(g.state, CLERK) - amount
    one.mythos += amount
    g.event?.('gainsMythos', 'I32-CLERK-11', { who: f.who, amount })
    return done
  },
})

type Act = Frames['act']

/** I32-POOL-7 */
function study(g: Game, f: Act, one: Survivor): 'studied' | Done {
  const base = statOf(one, BRAINS)
  const thrown = { who: f.who, kind: 'deck', stat: BRAINS, base, rule: 'I32-POOL-7' } as const
  const answer = throwAtOnce(g, thrown)
  return answer === UNDECIDED ? 'studied' : studied(g, f, answer)
}

function studied(g: Game, f: Act, answer: number): Done {
  const one = findSurvivor(g.state, f.who)
  if (answer === 1 && one !== undefined)
    gainMythos(g, one, loreOf(g.state.table.reel, g.state, f.who), 'I32-POOL-7')
  return done
}
