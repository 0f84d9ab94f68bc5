import { at, done, pickOf, type Done } from '@eldertable/kernel'
import { elderAnswers } from '../effects/abilities/elder-answers.ts'
import { abilityOf } from '../effects/abilities/index.ts'
import type { Frames, Game } from '../frames.ts'
import { weaponDice } from '../effects/gifts/rolls.ts'
import { killsWith, putDown } from '../effects/gifts/weapons.ts'
import { reactionsTo } from '../effects/levels/reactions.ts'
import { ELDER, NO_CARD, type DmdState } from '../state.ts'
import { hurl, itemsToHurl } from '../effects/uses/index.ts'
import { V } from '../verbs.ts'
import { hasCards, NONE } from './claims.ts'
import { rollOn } from './dice.ts'
import {
  distinct,
  foesIn,
  healthOf,
  isOnlyEnemy,
  kindOf,
  placeOf,
  seatOf,
  spaceOf,
  woundsOf,
} from './figures.ts'
import { harm } from './harm.ts'
import { procedure } from './kit.ts'
import { allowEach } from './offering.ts'
import { modified } from './modified.ts'
import { throwDice } from './roll.ts'
import { lose } from './losing.ts'
import { aimAt, armsFor } from './targets.ts'

const STANDARD = 3
const spreadOf = modified('spread')
const diceOf = modified('dice')
const DIVIDED = 2

/** Enemies in the space of an attack that may be its targets (DMD-ATTACK-7, DMD-ATTACK-9). */
const legalIn = (s: DmdState, space: number): number[] =>
  foesIn(s, space).filter((foe) => foe !== ELDER || s.table.isDisrupted)

/** Further targets (DMD-BRAWL-2). */
const others = (s: DmdState, f: Frames['attack']): readonly number[] =>
  f.space === placeOf(s, f.hero) && spreadOf(1, s, f.hero) >= DIVIDED
    ? legalIn(s, f.space).filter((foe) => !f.targets.includes(foe))
    : NONE

/** An attack of a hero on one or several enemies in one space. */
export const attack = procedure('attack', {
  begin: (g, f) => (hasCards(g.state, f.hero) ? 'weapon' : aim(g, f)),
  // P9
  weapon: {
    rule: 'DMD-ATTACK-10',
    who: (s, f) => seatOf(s, f.hero),
    about: (_, f) => ({ hero: f.hero, foe: at(f.targets, 0) }),
    offer(s, f, o) {
      const { weapons, isBare } = armsFor(s, f.hero, at(f.targets, 0))
      if (isBare) o.allow(V.bareHands, 0, 'DMD-ATTACK-10')
      allowEach(o, V.wield, weapons, 'DMD-ATTACK-10')
    },
    take(g, f, verb, card) {
      f.weapon = verb === V.wield ? card : NO_CARD
      return aim(g, f)
    },
    byDefault(s, f) {
      const { weapons } = armsFor(s, f.hero, at(f.targets, 0))
      const dice = (weapon: number): number =>
        weaponDice(s, f.hero, aimAt(s, f.hero, f.space, f.targets, weapon))
      const [best] = weapons.toSorted((a, b) => dice(b) - dice(a))
      return best === undefined ? pickOf(V.bareHands) : pickOf(V.wield, best)
    },
  },
  // P8
  targets: {
    rule: 'DMD-BRAWL-2',
    who: (s, f) => seatOf(s, f.hero),
    about: (_, f) => ({ hero: f.hero, targets: [...f.targets] }),
    offer(s, f, o) {
      o.allow(V.strike, 0, 'DMD-ATTACK-1')
      allowEach(o, V.alsoTarget, distinct(s, others(s, f)), 'DMD-BRAWL-2')
    },
    take(g, f, verb, foe) {
      if (verb === V.strike) return arm(g, f)
      f.targets.push(foe)
      return aim(g, f)
    },
  },
  items: {
    rule: 'DMD-CLAIM-10',
    who: (s, f) => seatOf(s, f.hero),
    about: (_, f) => ({ hero: f.hero, targets: [...f.targets] }),
    offer(s, f, o) {
      o.allow(V.strike, 0, 'DMD-ATTACK-1')
      allowEach(o, V.useCard, itemsToHurl(s, f.hero, f.space), 'DMD-CLAIM-10')
    },
    take(g, f, verb, card) {
      if (verb === V.strike) return roll(g, f)
      hurl(g, f.hero, card, f.space)
      return 'still'
    },
  },
  // DMD-ATTACK-11
  still(g, f) {
    f.targets = f.targets.filter((foe) => spaceOf(g.state, foe) === f.space)
    if (f.targets.length > 0) return arm(g, f)
    const among = [...distinct(g.state, legalIn(g.state, f.space))]
    if (among.length === 0) return done
    g.call('choose', {
      by: f.hero,
      what: 'foe',
      among,
      why: 'target',
      rule: 'DMD-ATTACK-11',
    })
    return 'another'
  },
  another(g, f) {
    f.targets = [f.answer ?? -1]
    return arm(g, f)
  },
  result: (g, f) => result(g, f),
  // P12; the last target gets what is left
  divide: {
    rule: 'DMD-BRAWL-2',
    who: (s, f) => seatOf(s, f.hero),
    about: (_, f) => ({ hero: f.hero, foe: at(f.targets, f.shares.length), left: leftToDeal(f) }),
    offer(_, f, o) {
      const isLast = f.shares.length === f.targets.length - 1
      o.range(V.assign, isLast ? leftToDeal(f) : 0, leftToDeal(f), 'DMD-BRAWL-2')
    },
    take(g, f, _, share) {
      f.shares.push(share)
      return f.shares.length < f.targets.length ? 'divide' : strike(g, f)
    },
    byDefault(s, f) {
      const target = at(f.targets, f.shares.length)
      const needed = healthOf(s, target) - woundsOf(s, target)
      const isLast = f.shares.length === f.targets.length - 1
      const left = leftToDeal(f)
      return pickOf(V.assign, isLast ? left : left >= needed ? needed : 0)
    },
  },
  killed: (g, f) => killed(g, f),
  tentacles: (g, f) => suffer(g, f),
  over: (g, f) => over(g, f),
})

/** What comes next of an attack, once it is clear what it is made with. */
type Next = 'targets' | 'items' | 'result' | 'divide' | Struck
type Struck = 'killed' | 'tentacles' | 'over' | Done

/** Goes on with further targets, with what is thrown before the dice, or with the dice; whichever there is. */
const aim = (g: Game, f: Frames['attack']): Next =>
  others(g.state, f).length > 0 ? 'targets' : arm(g, f)

const arm = (g: Game, f: Frames['attack']): Next =>
  itemsToHurl(g.state, f.hero, f.space).length > 0 ? 'items' : roll(g, f)

function roll(g: Game, f: Frames['attack']): Next {
  const { hero, targets, space, weapon } = f
  const what = aimAt(g.state, hero, space, targets, weapon)
  const bonus = diceOf(0, g.state, hero, what)
  const { isNear } = what
  const dice = {
    hero,
    kind: 'attack',
    standard: STANDARD,
    bonus,
    isNear,
    targets,
    foe: -1,
  } as const
  return throwDice(g, dice) ? result(g, f) : 'result'
}

function result(g: Game, f: Frames['attack']): 'divide' | Struck {
  const { successes, tentacles } = rollOn(g.state)
  f.successes = successes
  f.tentacles = tentacles
  f.shares = []
  f.wasAlone = successes > 0 && isOnlyEnemy(g.state, f.targets)
  const isFull = f.targets.length === 1 || spreadOf(1, g.state, f.hero) > DIVIDED
  if (!isFull) return 'divide'
  f.shares = f.targets.map(() => successes) // DMD-BRAWL-4
  return strike(g, f)
}

/** DMD-RESULT-2, DMD-RESULT-10 */
function strike(g: Game, f: Frames['attack']): Struck {
  const { box, table } = g.state
  const depth = box.stack.length
  for (let place = 0; place < f.targets.length; place++) {
    const foe = at(f.targets, place)
    const kind = kindOf(g.state, foe)
    const most = abilityOf(g.state, foe)?.mostWounds?.(g.state, foe) ?? Infinity
    if (!harm(g, foe, Math.min(at(f.shares, place), most), 'DMD-ATTACK-2')) continue
    f.hasKilled = true
    killsWith(g, f.hero, f.weapon, kind)
  }
  // A stage that is revealed comes first; after the last one nothing does (DMD-ELDER-9, DMD-ENDING-1).
  if (box.stack.length > depth || table.outcome !== null) return 'killed'
  return f.hasKilled ? killed(g, f) : suffer(g, f)
}

function killed(g: Game, f: Frames['attack']): Struck {
  for (const reaction of reactionsTo.killed) reaction.killed?.(g, f.hero, f.wasAlone)
  return suffer(g, f)
}

function suffer(g: Game, f: Frames['attack']): Struck {
  if (f.tentacles === 0) return over(g, f)
  lose(g, f.hero, f.tentacles, 'own-roll', 'DMD-RESULT-5')
  return 'over'
}

function over(g: Game, f: Frames['attack']): Done {
  putDown(g, f.hero, f.weapon)
  if (f.targets.includes(ELDER)) elderAnswers(g, f.hero)
  return done
}

const leftToDeal = ({ successes, shares }: Frames['attack']): number =>
  shares.reduce((left, share) => left - share, successes)
