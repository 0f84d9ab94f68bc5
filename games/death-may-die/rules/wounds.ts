import { at, done, pickOf, type Done } from '@eldertable/kernel'
import type { Frames, Game } from '../frames.ts'
import { NOBODY, type DmdState } from '../state.ts'
import { V } from '../verbs.ts'
import { companionsOf, hasCards, unusedGiving } from './claims.ts'
import { discardClaim } from './discarding.ts'
import { heroAt, seatOf, sheetOf } from './figures.ts'
import { procedure } from './kit.ts'
import { allowEach } from './offering.ts'
import { reactionsTo } from '../effects/levels/reactions.ts'
import type { WoundsFrom } from './numbers.ts'
import { modified } from './modified.ts'

const packet = modified('packet')
const lives = modified('lives')

/** Why a card can't be used as armour is never said: it is offered or not asked about. */
const armourOf = (s: DmdState, hero: number): readonly number[] => unusedGiving(s, hero, 'armour') // DMD-CARD-6

/** How many wounds are too many for a hero to bear alone. */
const deadly = (s: DmdState, hero: number, wounds: number): boolean =>
  heroAt(s, hero).wounds + wounds >= sheetOf(s, hero).woundSkull

/** Says how many wounds a packet has come to; who has companions may let them bear some (DMD-CLAIM-2). */
function deal(g: Game, f: Frames['wounds']): 'share' | Done {
  f.left = f.amount
  g.returnValue(f.amount)
  if (f.left === 0) return done
  return hasCards(g.state, f.hero) && companionsOf(g.state, f.hero).length > 0
    ? 'share'
    : bear(g, f.hero, f.left, f.rule)
}

/** A packet of wounds on a hero (DMD-RESULT-6). Answers how many were dealt, companions included (DMD-CLAIM-6). */
export const wounds = procedure('wounds', {
  reduce(g, f) {
    f.amount = packet(f.amount, g.state, f.hero, f.from) // DMD-CLAIM-5
    return f.amount > 0 && armourOf(g.state, f.hero).length > 0 ? 'armour' : deal(g, f)
  },
  armour: {
    rule: 'DMD-CARD-6',
    who: (s, f) => seatOf(s, f.hero),
    about: (_, f) => ({ hero: f.hero, wounds: f.amount }),
    offer(s, f, o) {
      allowEach(o, V.armour, armourOf(s, f.hero), 'DMD-CARD-6')
      o.allow(V.decline, 0, 'DMD-CARD-6')
    },
    take(g, f, verb, card) {
      if (verb === V.armour) {
        g.state.table.usedCards[card] = 1
        f.amount--
        g.event?.('armour', 'DMD-CARD-6', { hero: f.hero, card })
      }
      return deal(g, f)
    },
  },
  share: {
    rule: 'DMD-CLAIM-2',
    who: (s, f) => seatOf(s, f.hero),
    about: (_, f) => ({ hero: f.hero, wounds: f.left }),
    offer(s, f, o) {
      for (const { card } of companionsOf(s, f.hero)) o.allow(V.shield, card, 'DMD-CLAIM-2')
      o.allow(V.bear, 0, 'DMD-CLAIM-2')
    },
    take(g, f, verb, card) {
      if (verb === V.bear) return bear(g, f.hero, f.left, f.rule)
      const { table } = g.state
      table.woundsOn[card] = at(table.woundsOn, card) + 1
      f.left--
      g.event?.('shields', 'DMD-CLAIM-2', { hero: f.hero, card })
      const full = companionsOf(g.state, f.hero).some((one) => one.card === card && one.left === 0)
      if (full) discardClaim(g, card, 'DMD-CLAIM-3')
      return f.left > 0 ? 'share' : done
    },
    byDefault(s, f) {
      const [first] = companionsOf(s, f.hero)
      return first !== undefined && deadly(s, f.hero, f.left)
        ? pickOf(V.shield, first.card)
        : pickOf(V.bear)
    },
  },
})

/**
 * Deals a packet to the hero of a step that asks how many wounds it was. Says whether that is all, since nobody is asked
 * about it and the hero lives; if not, the caller goes on once it is.
 */
export function dealWounds(
  g: Game,
  f: { hero: number; answer?: number },
  amount: number,
  from: WoundsFrom,
  rule: string,
): boolean {
  const { hero } = f
  const { stack } = g.state.box
  if (hasCards(g.state, hero)) {
    g.call('wounds', { hero, amount, left: amount, from, rule })
    return false
  }
  const depth = stack.length
  const dealt = packet(amount, g.state, hero, from) // DMD-CLAIM-5
  f.answer = dealt
  if (dealt > 0) bear(g, hero, dealt, rule)
  return stack.length === depth
}

/** Who has dealt wounds, where somebody reads it with them: an enemy, or fire. */
function causeOf({ table }: DmdState, rule: string): { foe?: number } {
  if (rule === 'DMD-FIRE-2') return { foe: NOBODY }
  return rule === 'DMD-RESULT-3' && table.roll?.kind === 'foe' ? { foe: table.roll.foe } : {}
}

function bear(g: Game, hero: number, left: number, rule: string): Done {
  const one = heroAt(g.state, hero)
  const { woundSkull } = sheetOf(g.state, hero)
  one.wounds = Math.min(woundSkull, one.wounds + left)
  g.event?.('wounds', rule, { hero, amount: left, ...causeOf(g.state, rule) })
  if (one.wounds < woundSkull) return done
  if (lives(0, g.state, hero) <= one.revivals) {
    g.call('fall', { hero, how: 'wounds' }) // DMD-INV-3
    return done
  }
  one.revivals++ // DMD-UNKILL-5
  one.wounds = 0
  g.event?.('revives', lives.rule('DMD-UNKILL-1', 0, g.state, hero), { hero })
  for (const reaction of reactionsTo.revived) reaction.revived?.(g, hero)
  return done
}
