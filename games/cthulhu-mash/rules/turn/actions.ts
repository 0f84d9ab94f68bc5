import { done, pickOf } from '@eldertable/kernel'
import { NONE } from '../../state.ts'
import { meansIn, V } from '../../verbs.ts'
import { hasFree, offerActions, offerFree } from './action-offer.ts'
import { canCrow, offerCock } from '../attacks/attack-offer.ts'
import { useGreen } from '../objects/greens.ts'
import { isInsane } from '../characters/health.ts'
import { procedure } from '../kit.ts'
import { COCK } from '../attacks/means.ts'
import { drop } from '../movement/move.ts'
import { cardOf, rowOfObject } from '../characters/numbers.ts'
import { heroAt, isAlive } from '../pieces.ts'
import { drawPowerUp } from '../characters/power-ups.ts'
import type { Frames, Game } from '../../frames.ts'

/** The actions step: one action after the other, and free things between them (CM-TURN-6, CM-PROMPT-10, CM-PROMPT-11). */
export const actions = procedure('actions', {
  next(g, f) {
    const s = g.state
    const { table } = s
    const hero = heroAt(s, f.seat)
    const isAble = isAlive(s, f.seat) && !table.isCut
    if (isAble && table.actions > 0 && !isInsane(s, hero)) return 'choose'
    if (!isAble) return done
    if (isInsane(s, hero)) {
      if (table.actions === 0) return done
      // CM-SANE-30
      g.call('deed', deedOf(f.seat, NONE, 0))
      return 'next'
    }
    if (hasFree(s, f.seat)) return 'choose'
    return canCrow(hero) ? 'last' : done
  },
  // With no action left only the Cock Fighter is worth a question.
  last: {
    rule: 'CM-OBJ-8',
    who: (_, f) => f.seat,
    about: (s, f) => ({ seat: f.seat, actions: s.table.actions }),
    offer(s, f, o) {
      o.allow(V.endTurn, 0, 'CM-TURN-7')
      offerCock(s, f.seat, o)
    },
    take(g, f, verb, argument) {
      if (verb === V.endTurn) return done
      g.call('deed', deedOf(f.seat, verb, argument))
      return 'next'
    },
  },
  choose: {
    rule: 'CM-PROMPT-11',
    always: true,
    who: (_, f) => f.seat,
    about: (s, f) => ({ seat: f.seat, actions: s.table.actions }),
    offer(s, f, o) {
      if (s.table.actions > 0) offerActions(s, f.seat, o)
      offerFree(s, f.seat, o)
      o.allow(V.endTurn, 0, 'CM-TURN-7')
    },
    take(g, f, verb, argument) {
      if (verb === V.endTurn) return done
      if (!takeFree(g, f.seat, verb, argument)) g.call('deed', deedOf(f.seat, verb, argument))
      return 'next'
    },
    byDefault: () => pickOf(V.endTurn), // CM-PROMPT-35
  },
})

/** The frame of an action that nobody has taken back. */
export const deedOf = (by: number, verb: number, argument: number): Frames['deed'] => ({
  by,
  verb,
  argument,
  replay: [],
  askable: [],
  caster: NONE,
  drew: 0,
})

/** Free things that are no actions and cannot be taken back by Temporal Dust. */
function takeFree(g: Game, seat: number, verb: number, argument: number): boolean {
  const hero = heroAt(g.state, seat)
  switch (verb) {
    case V.drop:
      drop(g, seat, argument)
      return true
    case V.green:
      useGreen(g, seat, argument)
      return true
    case V.wear: {
      const row = rowOfObject(argument)
      if (row.shield) hero.shield = argument
      if (row.armour) hero.armour = argument
      if (row.movement) hero.mover = argument
      g.event?.('wears', 'CM-ITEM-18', { seat, object: argument })
      return true
    }
    case V.powerUp:
      // CM-BOOST-3, CM-BOOST-4
      g.state.table.generatorDiscards.push(...hero.kills.splice(0, cardOf(hero).kills))
      drawPowerUp(g, seat, 'CM-BOOST-3')
      return true
    default:
      return false
  }
}

/** Whether an action costs nothing: the Cock Fighter's attack (CM-OBJ-8). */
export const isFreeDeed = (verb: number, argument: number): boolean =>
  verb === V.attack && meansIn(argument) === COCK
