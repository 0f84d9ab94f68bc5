import { done, type Done } from '@eldertable/kernel'
import { theCard } from '../content/cards.ts'
import type { Frames, Game } from '../frames.ts'
import { V } from '../verbs.ts'
import { askForSpoints, mostGiven } from './commit.ts'
import { callChecks } from './checks.ts'
import { toDiscards } from './discards.ts'
import { eliminate } from './elimination.ts'
import { flailStat, flailTarget } from './flail.ts'
import { procedure } from './kit.ts'
import { playerOf, survivorAt } from './survivors.ts'
import { throwAtOnce, UNDECIDED } from './throw.ts'
import { drop } from './lists.ts'

const OILSKINS = theCard('oilskins')
const SHIELDED = 4
/** I32-DAMAGE-4, I32-DAMAGE-11 */
export const OVERKILL = 10

/** A survivor suffers damage and answers it (I32-DAMAGE-5 to 11): an item, spoints, or a flail. */
export const harm = procedure('harm', {
  begin(g, f) {
    return survivorAt(g.state, f.who).cards.includes(OILSKINS) ? 'wear' : 'answer'
  },
  // I32-ITEM-13
  wear: {
    rule: 'I32-ITEM-13',
    who: (s, f) => playerOf(s, f.who),
    about: (_, f) => ({ who: f.who, damage: f.damage }),
    offer(_, __, o) {
      o.allow(V.wear, OILSKINS, 'I32-ITEM-13')
      o.allow(V.keep, 0, 'I32-DAMAGE-6')
    },
    take(g, f, verb) {
      if (verb === V.keep) return 'answer'
      drop(survivorAt(g.state, f.who).cards, OILSKINS)
      g.event?.('wears', 'I32-ITEM-13', { who: f.who })
      toDiscards(g, OILSKINS, 'I32-ITEM-13')
      f.damage = Math.max(0, f.damage - SHIELDED)
      return f.damage === 0 ? unhurt(g) : 'answer'
    },
  },
  answer: {
    rule: 'I32-DAMAGE-6',
    who: (s, f) => playerOf(s, f.who),
    about: (_, f) => ({ who: f.who, damage: f.damage, drag: f.drag }),
    offer(s, f, o) {
      const whyNot = mostGiven(s, f.who) < f.damage ? 'too-few-spoints' : undefined
      o.allowUnless(whyNot, V.negate, 0, 'I32-DAMAGE-7')
      o.allow(V.flail, 0, 'I32-DAMAGE-8')
    },
    take(g, f, verb) {
      if (verb === V.flail) return flail(g, f)
      const { who, damage } = f
      const isAsked = askForSpoints(g, {
        who,
        for: 'negation',
        kind: 'damage',
        base: damage,
        needs: 0,
        room: damage,
        per: 1,
      })
      return isAsked ? 'paid' : flail(g, f)
    },
  },
  paid(g, f) {
    if (f.answer !== 1) return flail(g, f)
    g.event?.('negates', 'I32-DAMAGE-7', { who: f.who, damage: f.damage })
    return unhurt(g)
  },
  flailed(g, f) {
    return flailed(g, f, f.answer ?? 0)
  },
})

type Harm = Frames['harm']

/** I32-DAMAGE-9, I32-INSANE-6, I32-ABIL-3 */
function flail(g: Game, f: Harm): 'flailed' | Done {
  const stat = flailStat(f.who)
  const base = flailTarget(g.state, survivorAt(g.state, f.who), f.drag)
  const answer = throwAtOnce(g, { who: f.who, kind: 'flail', stat, base, rule: 'I32-DAMAGE-9' })
  return answer === UNDECIDED ? 'flailed' : flailed(g, f, answer)
}

function flailed(g: Game, f: Harm, answer: number): Done {
  if (answer === 1) return unhurt(g)
  eliminate(g, f.who, f.damage >= OVERKILL ? 'removed' : 'discards', 'I32-DAMAGE-10')
  callChecks(g)
  return done
}

function unhurt(g: Game): Done {
  g.answer(0)
  return done
}
