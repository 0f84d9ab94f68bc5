import { at, done, type Done, type Offer } from '@eldertable/kernel'
import { BURST_GUN, cardAt, HOUND, isMonster, itemOf, NO_CARD } from '../pieces/cards.ts'
import { MUSCLE, SPEED, type Stat } from '../pieces/stats.ts'
import type { Frames, Game } from '../frames.ts'
import type { Reason } from '../reasons.ts'
import { DIRECTOR, NONE, type I32State, type Survivor } from '../state.ts'
import { cardIn, statIn, V, cardWith } from '../verbs.ts'
import { attackAlone, attackWith } from './assault.ts'
import { askForSpoints } from './commit.ts'
import { layAside, takeAway, toDiscards } from './discards.ts'
import { OVERKILL } from './harm.ts'
import { procedure } from './kit.ts'
import { aimOf, blowOf } from './numbers.ts'
import { monstersOnScreen, slotOf, takeFromScreen } from './screen.ts'
import { isInPlay, playerOf, statOf, survivorAt } from './survivors.ts'
import { doubleOf, lastDice, throwAtOnce, UNDECIDED } from './throw.ts'
import { drop } from './lists.ts'
import { sideOfThrong, slotsInUse, takeOutOfThrong, throngAt, throngWith } from './throngs.ts'
import { cannotBanish } from './banish.ts'

type Attack = Frames['attack']

const FUMBLE = 6
const HEAD_SHOT = 1
/** Spoints for damage have no limit but what is there (I32-SPOINT-7). */
const NO_LIMIT = 999

/** A survivor attacks a monster, or a whole throng with the Tommy Gun (I32-ATTACK-6). */
export const attack = procedure('attack', {
  weapon: {
    rule: 'I32-ATTACK-3',
    who: (s, f) => playerOf(s, f.who),
    about: (_, f) => ({ who: f.who, target: f.target, throng: f.throng }),
    offer(s, f, o) {
      const one = survivorAt(s, f.who)
      if (f.throng !== NONE) return offerItem(one, BURST_GUN, o)
      if (statOf(one, bareStat(f.who)) > 0) o.allow(V.bareHands, 0, 'I32-ATTACK-5')
      else o.refuse(V.bareHands, 0, 'no-muscle')
      const { cards } = one
      for (let place = 0; place < cards.length; place++)
        if (cardAt(at(cards, place)).item !== null) offerItem(one, at(cards, place), o)
      if (f.isCounter) return
      o.allowUnless(cannotBanish(s, f.who, f.target), V.banish, 0, 'I32-MYTHOS-3')
    },
    take(g, f, verb, argument) {
      if (verb === V.banish) {
        g.call('banish', { who: f.who, target: f.target })
        return done
      }
      f.item = verb === V.wield ? cardIn(argument) : NO_CARD
      f.stat = verb === V.wield ? statIn(argument) : bareStat(f.who)
      const { who, item, stat, isCounter } = f
      g.event?.('strikesAt', 'I32-ATTACK-2', { who, target: f.target, throng: f.throng, item })
      const base = aimOf(statOf(survivorAt(g.state, who), stat), g.state, who, item)
      const kind = isCounter ? 'counter' : 'attack'
      const answer = throwAtOnce(g, { who, kind, stat, base, rule: 'I32-ATTACK-6' })
      return answer === UNDECIDED ? 'thrown' : thrown(g, f, answer)
    },
  },
  thrown(g, f) {
    return thrown(g, f, f.answer ?? 0)
  },
  damage(g, f) {
    return deal(g, f, f.answer ?? 0)
  },
})

/** I32-DOUBLE-5, I32-DOUBLE-7 to 9 */
function fumble(g: Game, f: Attack): Done {
  g.event?.('misfires', 'I32-DOUBLE-5', { who: f.who, target: f.target, throng: f.throng })
  if (f.isCounter) return done
  if (f.throng !== NONE) attackWith(g, f.throng, f.who, true)
  else {
    const throng = throngWith(g.state, f.target)
    attackAlone(g, f.target, f.who, throng === NONE ? DIRECTOR : sideOfThrong(throng), true)
  }
  return done
}

function thrown(g: Game, f: Attack, answer: number): 'damage' | Done {
  if (f.item !== NO_CARD && itemOf(f.item).isSingleUse) spend(g, f)
  const double = doubleOf(lastDice(g.state))
  if (double === FUMBLE) return fumble(g, f)
  if (answer !== 1) return done // I32-ATTACK-7, I32-DOUBLE-11
  f.bonus = double === HEAD_SHOT ? 0 : double // I32-DOUBLE-10, I32-DOUBLE-12
  if (double !== HEAD_SHOT) return spoints(g, f)
  headShot(g, f)
  return targetsOf(g.state, f).length > 0 ? spoints(g, f) : done
}

function spoints(g: Game, f: Attack): 'damage' | Done {
  const s = g.state
  const base = blowOf(certainDamage(f), s, f.who, f.item)
  const needs = needsOf(s, f)
  const isAsked = askForSpoints(g, {
    who: f.who,
    for: 'damage',
    kind: 'damage',
    base,
    needs,
    room: NO_LIMIT,
    per: 1,
  })
  return isAsked ? 'damage' : deal(g, f, 0)
}

/** I32-DAMAGE-1 to 4, I32-ATTACK-10 */
function deal(g: Game, f: Attack, added: number): Done {
  const { who, item } = f
  const die = g.chance.die(6)
  const damage = blowOf(die + certainDamage(f) + added, g.state, who, item)
  g.state.table.roll = { who, kind: 'damage', dice: [die], target: 0 }
  g.event?.('deals', 'I32-DAMAGE-1', { who, die, damage, needs: leastOf(g.state, f) })
  if (f.throng !== NONE) for (const card of targetsOf(g.state, f)) strikeDown(g, card, damage)
  else if (isThere(g.state, f.target)) strikeDown(g, f.target, damage)
  return done
}

/** The damage that fells all that is struck. */
function needsOf(s: I32State, f: Attack): number {
  if (f.throng === NONE) return isThere(s, f.target) ? toughnessOf(s, f.target) : 0
  let needs = 0
  for (const card of targetsOf(s, f)) needs = Math.max(needs, toughnessOf(s, card))
  return needs
}

/** The damage that fells anything that is struck. */
const leastOf = (s: I32State, f: Attack): number =>
  f.throng === NONE
    ? needsOf(s, f)
    : Math.min(...targetsOf(s, f).map((card) => toughnessOf(s, card)))

/** What a blow does whatever the die shows, apart from powers. */
const certainDamage = ({ item, bonus }: Attack): number =>
  bonus + (item === NO_CARD ? 0 : itemOf(item).bonus)

/** I32-HOUND-7 */
const bareStat = (who: number): Stat => (who === HOUND ? SPEED : MUSCLE)

function offerItem(one: Survivor, item: number, o: Offer<Reason>): void {
  const { stats } = itemOf(item)
  if (stats.length === 0) o.refuse(V.wield, cardWith(item, MUSCLE), 'no-weapon')
  for (let place = 0; place < stats.length; place++) {
    const stat = at(stats, place)
    const whyNot = statOf(one, stat) === 0 ? 'inactive-stat' : undefined
    o.allowUnless(whyNot, V.wield, cardWith(item, stat), 'I32-ATTACK-4')
  }
}

/** Cards that an attack strikes: one, or all of a throng (I32-ATTACK-10, I32-ATTACK-13). */
function targetsOf(s: I32State, f: Attack): number[] {
  if (f.throng === NONE) return isThere(s, f.target) ? [f.target] : []
  const { cards, terrors } = throngAt(s, f.throng)
  return [...cards, ...terrors]
}

const isThere = (s: I32State, card: number): boolean =>
  (isMonster(card) && slotOf(s, card) !== NONE) || throngWith(s, card) !== NONE

/** I32-ATTACK-8 */
function spend(g: Game, { who, item }: Attack): void {
  drop(survivorAt(g.state, who).cards, item)
  toDiscards(g, item, 'I32-ATTACK-8')
}

/** Whether only overkill can hurt a card (I32-TERROR-9, I32-CULTIST-6). */
const isTough = (s: I32State, card: number): boolean =>
  cardAt(card).kind === 'terror' || card === s.table.cultist

/** The damage that a card can't stand. */
export const toughnessOf = (s: I32State, card: number): number =>
  isTough(s, card) ? OVERKILL : cardAt(card).value

/** I32-DOUBLE-1, I32-ATTACK-11, I32-ATTACK-13 */
function headShot(g: Game, f: Attack): void {
  for (const card of targetsOf(g.state, f)) {
    if (isTough(g.state, card)) continue
    leave(g.state, card)
    g.event?.('monsterFalls', 'I32-DOUBLE-1', { card, isGone: true })
    takeAway(g.state, card)
  }
}

/** I32-DAMAGE-2 to 4 */
function strikeDown(g: Game, card: number, damage: number): void {
  const isOverkill = damage >= OVERKILL
  if (damage < toughnessOf(g.state, card)) return
  leave(g.state, card)
  const rule = isOverkill ? 'I32-DAMAGE-4' : 'I32-DAMAGE-2'
  g.event?.('monsterFalls', rule, { card, isGone: isOverkill })
  if (isOverkill) takeAway(g.state, card)
  else layAside(g.state, card)
}

/** Takes a monster off the screen or out of its throng. */
function leave(s: I32State, card: number): void {
  takeOutOfThrong(s, card)
  takeFromScreen(s, card)
}

/** Everything that a survivor could attack (I32-ATTACK-1, I32-TERROR-12). */
export function attackable(s: I32State): number[] {
  const found = monstersOnScreen(s)
  const end = slotsInUse(s)
  for (let throng = 0; throng < end; throng++) {
    const { cards, terrors } = throngAt(s, throng)
    for (let place = 0; place < cards.length; place++) found.push(at(cards, place))
    for (let place = 0; place < terrors.length; place++) found.push(at(terrors, place))
  }
  return found
}

/** Begins an attack; its weapon is asked for. */
export function beginAttack(g: Game, who: number, target: number, isCounter = false): void {
  g.call('attack', {
    who,
    target,
    throng: NONE,
    item: NO_CARD,
    stat: MUSCLE,
    isCounter,
    bonus: 0,
  })
}

export function beginBurst(g: Game, who: number, throng: number): void {
  g.call('attack', {
    who,
    target: NO_CARD,
    throng,
    item: NO_CARD,
    stat: MUSCLE,
    isCounter: false,
    bonus: 0,
  })
}

/** A survivor that has been fumbled at strikes back, or does not (I32-DOUBLE-6, I32-HOUND-15). */
export const counter = procedure('counter', {
  target: {
    rule: 'I32-DOUBLE-6',
    who: (s, f) => playerOf(s, f.who),
    about: (_, f) => ({ who: f.who }),
    offer(s, f, o) {
      o.allow(V.decline, 0, 'I32-DOUBLE-6')
      for (const card of fumblers(s, f)) o.allow(V.attack, card, 'I32-DOUBLE-6')
    },
    take(g, f, verb, card) {
      if (verb === V.attack) beginAttack(g, f.who, card, true)
      return done
    },
  },
})

/** Somebody inside a sanctuary strikes back at whoever fumbled at its lock (I32-SANCT-11). */
export const counterFrom = procedure('counterFrom', {
  who: {
    rule: 'I32-SANCT-11',
    who: (s, f) => at(s.table.pools, f.pool).seat,
    about: (_, f) => ({ corner: f.corner }),
    offer(s, f, o) {
      o.allow(V.decline, 0, 'I32-SANCT-11')
      for (const { survivors } of s.table.pools)
        for (const one of survivors)
          if (one.area === f.corner && canStrikeBack(one))
            o.allow(V.choose, one.card, 'I32-SANCT-11')
    },
    take(g, f, verb, who) {
      if (verb === V.choose) g.call('counter', { who, throng: f.throng, card: f.card })
      return done
    },
  },
})

/** The Night Clerk needs an item to strike with (I32-CLERK-6). */
export const canStrikeBack = (one: Survivor): boolean =>
  statOf(one, bareStat(one.card)) > 0 || hasWeapon(one)

const hasWeapon = (one: Survivor): boolean =>
  one.cards.some((card) => cardAt(card).item?.stats.some((stat) => statOf(one, stat) > 0) === true)

function fumblers(s: I32State, f: Frames['counter']): number[] {
  if (!isInPlay(s, f.who) || !canStrikeBack(survivorAt(s, f.who))) return []
  if (f.throng === NONE) return [f.card].filter((card) => isMonster(card) || isTough(s, card))
  const { cards, terrors } = throngAt(s, f.throng)
  return [...cards, ...terrors]
}
