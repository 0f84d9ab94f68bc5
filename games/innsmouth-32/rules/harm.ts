import { done, type Done } from '@eldertable/kernel'
import { itemOf, SHIELD } from '../pieces/cards.ts'
import type { Frames, Game } from '../frames.ts'
import type { I32State, Survivor } from '../state.ts'
import { V } from '../verbs.ts'
import { askForSpoints, mostGiven } from './commit.ts'
import { callChecks } from './checks.ts'
import { layAside } from './discards.ts'
import { eliminate } from './elimination.ts'
import { flailStat, flailTarget } from './flail.ts'
import { procedure } from './kit.ts'
import { playerOf, survivorAt } from './survivors.ts'
import { isAnybodyAsked, throwAtOnce, throwUnaided, UNDECIDED, type Thrown } from './throw.ts'
import { drop, isIn } from './lists.ts'

/** What is answered for a survivor whom damage has not felled. */
const UNHURT = 0
/** I32-DAMAGE-4, I32-DAMAGE-11 */
export const OVERKILL = 10

/** A survivor suffers damage and answers it (I32-DAMAGE-5 to 11): an item, spoints, or a flail. */
export const harm = procedure('harm', {
  begin(g, f) {
    if (isIn(survivorAt(g.state, f.who).cards, SHIELD)) return 'wear'
    return canNegate(g.state, f) ? 'answer' : flail(g, f)
  },
  // I32-ITEM-13
  wear: {
    rule: 'I32-ITEM-13',
    who: (s, f) => playerOf(s, f.who),
    about: (_, f) => ({ who: f.who, damage: f.damage }),
    offer(_, __, o) {
      o.allow(V.wear, SHIELD, 'I32-ITEM-13')
      o.allow(V.keep, 0, 'I32-DAMAGE-6')
    },
    take(g, f, verb) {
      if (verb === V.keep) return 'answer'
      drop(survivorAt(g.state, f.who).cards, SHIELD)
      g.event?.('wears', 'I32-ITEM-13', { who: f.who })
      layAside(g.state, SHIELD)
      f.damage = Math.max(0, f.damage - itemOf(SHIELD).shield)
      return f.damage === 0 ? unhurt(g) : 'answer'
    },
  },
  answer: {
    rule: 'I32-DAMAGE-6',
    who: (s, f) => playerOf(s, f.who),
    about: (_, f) => ({ who: f.who, damage: f.damage, drag: f.drag }),
    offer(s, f, o) {
      o.allowUnless(canNegate(s, f) ? undefined : 'too-few-spoints', V.negate, 0, 'I32-DAMAGE-7')
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

/** I32-DAMAGE-7, I32-SPOINT-13 */
const canNegate = (s: I32State, { who, damage }: Harm): boolean => mostGiven(s, who) >= damage

/**
 * Lets a survivor suffer damage; whether that is over, with no procedure begun. It is if the survivor has nothing to
 * answer with and nobody can give it anything: it flails. `victim` is the frame that waits for the answer.
 */
export function harmAtOnce(
  g: Game,
  victim: { readonly who: number; answer?: number },
  damage: number,
  drag: number,
): boolean {
  const s = g.state
  const { who } = victim
  const one = survivorAt(s, who)
  const thrown = flailOf(s, one, drag)
  if (isIn(one.cards, SHIELD) || mostGiven(s, who) >= damage || isAnybodyAsked(s, thrown)) {
    g.call('harm', { who, damage, drag })
    return false
  }
  if (throwUnaided(g, thrown) === 0) return !fall(g, who, damage)
  victim.answer = UNHURT
  return true
}

/** I32-DAMAGE-9, I32-INSANE-6, I32-ABIL-3 */
const flailOf = (s: I32State, one: Survivor, drag: number): Thrown => ({
  who: one.card,
  kind: 'flail',
  stat: flailStat(one.card),
  base: flailTarget(s, one, drag),
  rule: 'I32-DAMAGE-9',
})

function flail(g: Game, f: Harm): 'flailed' | Done {
  const answer = throwAtOnce(g, flailOf(g.state, survivorAt(g.state, f.who), f.drag))
  return answer === UNDECIDED ? 'flailed' : flailed(g, f, answer)
}

function flailed(g: Game, f: Harm, answer: number): Done {
  if (answer === 1) return unhurt(g)
  fall(g, f.who, f.damage)
  return done
}

/** Eliminates a survivor whom damage has felled; whether there is anything to check then (I32-DAMAGE-10, I32-DAMAGE-11). */
function fall(g: Game, who: number, damage: number): boolean {
  eliminate(g, who, damage >= OVERKILL ? 'removed' : 'discards', 'I32-DAMAGE-10')
  return callChecks(g)
}

function unhurt(g: Game): Done {
  g.returnValue(UNHURT)
  return done
}
