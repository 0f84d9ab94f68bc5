import { done, pickOf, type Offer, type Seat } from '@eldertable/kernel'
import { CULTES_DE_GOULES } from '../pieces/spaces.ts'
import { cardAt } from '../pieces/cards.ts'
import type { Game } from '../frames.ts'
import type { Reason } from '../reasons.ts'
import type { NecState } from '../state.ts'
import { V } from '../verbs.ts'
import { procedure } from './kit.ts'
import { isCultist, isSane } from './players.ts'
import { offerPowers } from './powers.ts'
import { hasAll, ownerOf } from './property.ts'

const GOULISH = ['zombie', 'ghoul', 'ghast']
const isGoulish = (card: number): boolean => GOULISH.includes(cardAt(card).kind)

/** The Monster step: one Monster, then what a Tome or a locale grants (NEC-TURN-6 to NEC-TURN-10). */
export const monsterStep = procedure('monsterStep', {
  name: {
    rule: 'NEC-CHOICE-3',
    who: (_, f) => f.seat,
    offer(s, f, o) {
      const rule = ruleOfStep(s, f.seat)
      for (const card of s.table.monsters) o.allow(V.moveMonster, card, rule)
      if (isCultist(s, f.seat)) o.allow(V.leaveMonsters, 0, 'NEC-CULTIST-2')
    },
    take(_, f, verb, card) {
      if (verb === V.leaveMonsters) return 'goules'
      f.monster = card // NEC-TURN-7
      return 'command'
    },
  },
  // NEC-WINDOW-5
  command: {
    rule: 'NEC-CHOICE-4',
    who: (_, f) => f.seat,
    about: (_, f) => ({ card: f.monster }),
    offer(s, f, o) {
      o.allow(V.pass, 0, 'NEC-WINDOW-5')
      if (cardAt(f.monster).type === 'monster') offerPowers(s, f.seat, 'command', f.monster, o) // NEC-OLDONE-2
    },
    take(g, f, verb, card) {
      if (verb === V.pass) return 'move'
      f.answer = 0
      g.call('use', { seat: f.seat, card, when: 'command', subject: f.monster, target: -1 })
      return 'bound'
    },
    byDefault: () => pickOf(V.pass),
    pass: pickOf(V.pass),
  },
  bound(_, f) {
    f.total = f.answer ?? 0
    return f.total > 0 ? 'move' : 'command'
  },
  move(g, f) {
    const { seat, monster, total } = f
    const rule = total > 0 ? 'NEC-CARD-20' : ruleOfStep(g.state, seat)
    g.call('moveMonster', { monster, total, inStepOf: seat, meets: [], rule })
    return 'goules'
  },
  // NEC-TOME-12 to NEC-TOME-14
  goules: {
    rule: 'NEC-CHOICE-5',
    who: (_, f) => f.seat,
    offer(s, f, o) {
      o.allow(V.pass, 0, 'NEC-TOME-12')
      if (ownerOf(s, CULTES_DE_GOULES) !== f.seat) return
      for (const card of s.table.monsters)
        if (isGoulish(card)) o.allow(V.moveMonster, card, 'NEC-TOME-12')
    },
    take(g, f, verb, card) {
      if (verb === V.moveMonster) moveByGrant(g, f.seat, card, 'NEC-TOME-12')
      return 'dunwich'
    },
    byDefault: () => pickOf(V.pass),
    pass: pickOf(V.pass),
  },
  // NEC-LOCALE-4
  dunwich: {
    rule: 'NEC-CHOICE-6',
    who: (_, f) => f.seat,
    offer(s, f, o) {
      o.allow(V.pass, 0, 'NEC-LOCALE-4')
      if (isSane(s, f.seat) && hasAll(s, f.seat, 'dunwich')) offerDunwich(s, o)
    },
    take(g, f, verb, card) {
      if (verb === V.moveMonster) moveByGrant(g, f.seat, card, 'NEC-LOCALE-4')
      return done
    },
    byDefault: () => pickOf(V.pass),
    pass: pickOf(V.pass),
  },
})

/** A Cultist need not move a Monster; an Investigator must. */
const ruleOfStep = (s: NecState, seat: Seat): string =>
  isCultist(s, seat) ? 'NEC-CULTIST-2' : 'NEC-TURN-6'

function moveByGrant(g: Game, seat: Seat, monster: number, rule: string): void {
  g.call('moveMonster', { monster, total: 0, inStepOf: seat, meets: [], rule })
}

/** NEC-OLDONE-5: Dunwich has no say over Great Old Ones. */
function offerDunwich(s: NecState, o: Offer<Reason>): void {
  for (const card of s.table.monsters) {
    if (cardAt(card).type === 'monster') o.allow(V.moveMonster, card, 'NEC-LOCALE-4')
    else o.refuse(V.moveMonster, card, 'is-old-one')
  }
}
