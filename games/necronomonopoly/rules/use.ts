import { done, pickOf, onAbort, type Frame, type Offer } from '@eldertable/kernel'
import { gateSpaces, spaces } from '../pieces/spaces.ts'
import { cardAt } from '../pieces/cards.ts'
import { COUNTERED, type Frames } from '../frames.ts'
import type { Reason } from '../reasons.ts'
import { NO_CARD, type NecState } from '../state.ts'
import { V } from '../verbs.ts'
import { effects } from '../effects/index.ts'
import { discard, isHeldBy } from './deck.ts'
import { procedure } from './kit.ts'
import { isInGame, player } from './players.ts'
import {
  aimOf,
  cannotUse,
  costOf,
  isMonsterTarget,
  isTarget,
  isCounterable,
  offerPowers,
} from './powers.ts'

type UseFrame = Frames['use'] & Frame

/** The use of one Artifact or Ally power: aim, pay, let the target answer, work, put the card away. */
export const use = procedure('use', onAbort('finish'), {
  aim: (_, f) => (aimOf(f.card) === undefined ? 'pay' : 'target'),
  // NEC-ARTIFACT-17
  target: {
    rule: 'NEC-CHOICE-25',
    who: (_, f) => f.seat,
    about: (_, f) => ({ seat: f.seat, card: f.card, subject: f.subject }),
    offer(s, f, o) {
      offerTargets(s, f, o)
      o.allow(V.withdraw, 0, 'NEC-CHOICE-25')
    },
    take(_, f, verb, argument) {
      if (verb === V.withdraw) return done
      f.target = argument
      return 'pay'
    },
    byDefault: () => pickOf(V.withdraw),
  },
  pay(g, f) {
    const s = g.state
    if (!isHeldBy(s, f.card, f.seat) || cannotUse(s, f.seat, f.card, f.subject) !== undefined)
      return done
    const card = cardAt(f.card)
    const cost = costOf(s, f.seat, card)
    player(s, f.seat).sanity -= cost // NEC-ARTIFACT-5
    s.table.used[f.card] = true
    const { seat, target } = f
    g.event?.('uses', card.id, { seat, card: f.card, cost, target, kind: targetKind(f.card) })
    return isCounterable(f.card) ? 'counter' : 'effect'
  },
  counter: {
    rule: 'NEC-CHOICE-26',
    who: (_, f) => f.target,
    about: (_, f) => ({ seat: f.target, card: f.card, by: f.seat }),
    offer(s, f, o) {
      o.allow(V.allow, 0, 'NEC-WINDOW-12')
      offerPowers(s, f.target, 'counter', f.card, o)
      for (const friend of player(s, f.target).friends) o.allow(V.dismiss, friend, 'NEC-CULTIST-25')
    },
    take(g, f, verb, card) {
      if (verb === V.allow) return 'effect'
      if (verb === V.dismiss) {
        discard(g.state, f.target, card)
        g.event?.('dismisses', 'NEC-CULTIST-25', { seat: f.target, card })
        return 'finish'
      }
      f.answer = 0
      g.call('use', { seat: f.target, card, when: 'counter', subject: f.card, target: -1 })
      return 'countered'
    },
    byDefault: () => pickOf(V.allow),
    pass: pickOf(V.allow),
  },
  countered(g, f) {
    if (f.answer !== COUNTERED) return 'counter'
    g.event?.('countered', 'NEC-CARD-22', { seat: f.seat, card: f.card })
    return 'finish'
  },
  effect(g, f) {
    const { does } = cardAt(f.card)
    if (does !== null && (!isCounterable(f.card) || isInGame(g.state, f.target)))
      effects.run(g, f, does)
    return 'finish'
  },
  finish(g, f) {
    // NEC-ARTIFACT-7: gone after its use, even if that was countered (NEC-ARTIFACT-15).
    if (cardAt(f.card).use === 'one-shot' && isHeldBy(g.state, f.card, f.seat))
      discard(g.state, f.seat, f.card)
    return done
  },
})

function offerTargets(s: NecState, f: UseFrame, o: Offer<Reason>): void {
  const { id, does } = cardAt(f.card)
  const aim = aimOf(f.card)
  switch (aim) {
    case 'investigator':
    case 'player':
    case 'free-player':
    case 'inmate':
      for (let other = 0; other < s.table.players.length; other++) {
        if (isTarget(s, f.seat, f.card, other)) o.allow(V.target, other, id)
        else if (other !== f.seat && isInGame(s, other)) o.refuse(V.target, other, 'no-target')
      }
      break
    case 'monster':
    case 'any-monster':
      if (f.subject !== NO_CARD && s.table.spaceOf[f.subject] === -1)
        o.allow(V.targetMonster, f.subject, id)
      for (const card of s.table.monsters) {
        if (isMonsterTarget(s, aim, card)) o.allow(V.targetMonster, card, id)
        else o.refuse(V.targetMonster, card, 'is-old-one')
      }
      break
    case 'gate':
      for (const space of gateSpaces) o.allow(V.goTo, space, id)
      break
    case 'space':
      for (const [space, { kind }] of spaces.entries())
        if (kind !== 'corner') o.allow(V.goTo, space, id)
      break
    case 'total':
      if (does?.does === 'bind') o.range(V.name, does.from, does.to, id)
      break
    case undefined:
      break
  }
}

function targetKind(card: number): 'none' | 'seat' | 'card' | 'space' | 'total' {
  switch (aimOf(card)) {
    case undefined:
      return 'none'
    case 'monster':
    case 'any-monster':
      return 'card'
    case 'gate':
    case 'space':
      return 'space'
    case 'total':
      return 'total'
    default:
      return 'seat'
  }
}
