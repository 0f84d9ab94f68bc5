import { at, done, pickOf, type Done, type Offer, type Seat } from '@eldertable/kernel'
import { HOUND, rowOf } from '../pieces/cards.ts'
import { isBeforeVersion3 } from '../earlier/edition.ts'
import type { Frames, Game, GiftFor } from '../frames.ts'
import type { Questions } from '../questions.ts'
import type { Reason } from '../reasons.ts'
import { DIRECTOR, type I32State, type Pool, type Survivor } from '../state.ts'
import { amountOf, giftOf, giverOf, V } from '../verbs.ts'
import { procedure } from './kit.ts'
import { lesser } from './whole-numbers.ts'
import { shotsOf } from './numbers.ts'
import { inPlay, playerOf, poolAfter, poolAt, poolOf, survivorAt } from './survivors.ts'

type Commit = Frames['commit']

/**
 * Spoints are given before dice are thrown, or to keep damage away: first by the player of the survivor concerned, then
 * by the others clockwise (I32-SPOINT-12, I32-SPOINT-13). Answers what they add; a negation answers 1 if it was paid. A
 * person is asked once for all of their pools (I32-SPOINT-17).
 */
export const commit = procedure('commit', {
  own: {
    rule: 'I32-SPOINT-12',
    who: (s, f) => playerOf(s, f.who),
    about: giftFor,
    offer(s, f, o) {
      o.allow(V.enough, 0, 'I32-SPOINT-12')
      const left = leftToGive(f)
      if (left === 0) return
      const { seat, survivors } = poolAt(s, poolOf(s, f.who))
      o.range(V.giveRest, 1, lesser(restIn(survivors, f.who) - f.rest, left), 'I32-SPOINT-2')
      offerPools(s, f, seat, true, left, o)
    },
    take(g, f, verb, argument) {
      if (verb !== V.enough) {
        give(g, f, verb, argument)
        if (leftToGive(f) > 0 && hasMore(g.state, f)) return 'own'
      }
      f.pool = 1
      return next(g, f)
    },
    pass: pickOf(V.enough),
  },
  others: {
    rule: 'I32-SPOINT-12',
    who: (s, f) => askedPool(s, f).seat,
    about: giftFor,
    offer(s, f, o) {
      o.allow(V.enough, 0, 'I32-SPOINT-4')
      offerPools(s, f, askedPool(s, f).seat, false, leftToGive(f), o)
    },
    take(g, f, verb, argument) {
      if (verb === V.enough) {
        f.pool++
        return next(g, f)
      }
      give(g, f, verb, argument)
      return leftToGive(f) > 0 ? 'others' : next(g, f)
    },
    pass: pickOf(V.enough),
  },
})

/** Goes on to the next person who could give anything; after the last, what was given is spent. */
function next(g: Game, f: Commit): 'others' | Done {
  const s = g.state
  const own = poolOf(s, f.who)
  const { length } = s.table.pools
  if (leftToGive(f) > 0)
    for (; f.pool < length; f.pool++) {
      const { seat } = poolAt(s, poolAfter(s, own, f.pool))
      if (canGive(s, f, seat, false) && isFirstOf(s, own, f.pool)) return 'others'
    }
  const total = givenIn(f)
  // I32-SPOINT-13: a negation that falls short costs nothing.
  const isPaid = f.for !== 'negation' || total === f.room
  if (isPaid && total > 0) spend(g, f)
  g.returnValue(f.for === 'negation' ? Number(isPaid) : total * f.per + f.shots)
  return done
}

/** What those who give may know. A negation costs what is suffered; all else counts up. */
function giftFor(s: I32State, f: Commit): Questions['commit.own'] {
  const figure = f.for === 'negation' ? f.base : f.base + givenIn(f) * f.per + f.shots
  const { who, kind, needs, per } = f
  const gift = { who, for: f.for, kind, figure, needs, left: leftToGive(f), per }
  if (kind === 'flail') return { ...gift, added: figure - f.base }
  return f.for !== 'negation' && isOfAttack(kind) ? { ...gift, ...attackedIn(s) } : gift
}

const isOfAttack = (kind: Commit['kind']): boolean =>
  kind === 'attack' || kind === 'counter' || kind === 'damage'

/** Whom the attack under way is aimed at, as was told when it began. */
function attackedIn({ box: { stack } }: I32State): { target?: number; throng?: number } {
  const frame: unknown = stack.findLast((one) => one.at.startsWith('attack.'))
  if (frame === undefined) return {}
  const { target, throng } = frame as Frames['attack']
  return { target, throng }
}

/** The rest spoints of one of a pool. */
function restIn(survivors: readonly Survivor[], who: number): number {
  for (let place = 0; place < survivors.length; place++) {
    const { card, rest } = at(survivors, place)
    if (card === who) return rest
  }
  return 0
}

const askedPool = (s: I32State, f: Commit): Pool =>
  poolAt(s, poolAfter(s, poolOf(s, f.who), f.pool))

/** Whether a person is asked this many steps after the survivor's own pool: at the first of theirs. */
function isFirstOf(s: I32State, own: number, steps: number): boolean {
  const { seat } = poolAt(s, poolAfter(s, own, steps))
  for (let before = 0; before < steps; before++)
    if (poolAt(s, poolAfter(s, own, before)).seat === seat) return false
  return true
}

function givenIn({ rest, power, shares }: Commit): number {
  let total = rest
  for (let pool = 0; pool < power.length; pool++) total += at(power, pool)
  for (let place = 0; place < shares.length; place++) total += at(shares, place)
  return total
}

/** I32-SPOINT-11: spoints that can still be given. */
function leftToGive(f: Commit): number {
  const left = spointsFor(f.room - f.shots, f.per) - givenIn(f)
  return left > 0 ? left : 0
}

/** How many spoints it takes to add so much: as whole numbers throughout, which are quicker to go on with. */
const spointsFor = (amount: number, per: number): number =>
  per === 1 ? amount : ((amount + per - 1) / per) | 0

/** Whether the player of the survivor concerned has anything left to give. */
function hasMore(s: I32State, f: Commit): boolean {
  const { seat, survivors } = poolAt(s, poolOf(s, f.who))
  return restIn(survivors, f.who) > f.rest || canGive(s, f, seat, true)
}

/**
 * Whether a person has anything that could still be given from pools, as `offerPools` offers it. Whoever never gives is not
 * asked for others at all (I32-SPOINT-14).
 */
function canGive(s: I32State, f: Commit, seat: Seat, isOwn: boolean): boolean {
  const { pools } = s.table
  const canHelp = canOthersHelp(s, f)
  for (let pool = 0; pool < pools.length; pool++) {
    const one = poolAt(s, pool)
    if (one.side !== 'survivors') continue
    if (isOpen(one, seat, isOwn) && one.power > powerGiven(f, pool)) return true
    if (!canHelp || one.seat !== seat || (!isOwn && one.order === 'never')) continue
    const { survivors } = one
    for (let place = 0; place < survivors.length; place++) {
      const other = at(survivors, place)
      if (canShare(s, f, other) > 0 || canCall(s, f, other)) return true
    }
  }
  return false
}

/** Whether a person can give power spoints of a pool: of their own, or those that may be spent freely by whoever throws. */
function isOpen({ seat, order }: Pool, asked: Seat, isOwn: boolean): boolean {
  if (seat === asked) return isOwn || order === 'ask'
  return isOwn && order === 'freely'
}

/** Whether survivors beside the one concerned could give anything (I32-FPLAY-1, I32-SURV-1). */
const canOthersHelp = ({ table }: I32State, f: Commit): boolean =>
  table.settings.factionRest || (f.for === 'throw' && f.shots === 0)

const powerGiven = (f: Commit, pool: number): number => at(f.power, pool)

/** I32-FPLAY-1: rest spoints of somebody of the same faction. The Hound is of every faction (I32-HOUND-13). */
function canShare(s: I32State, f: Commit, one: Survivor): number {
  if (!s.table.settings.factionRest || one.card === f.who) return 0
  if (!areOfOneFaction(one.card, f.who)) return 0
  const place = f.givers.indexOf(one.card)
  return one.rest - (place < 0 ? 0 : at(f.shares, place))
}

function areOfOneFaction(a: number, b: number): boolean {
  const one = rowOf(a)
  const other = rowOf(b)
  if (a === HOUND) return other.faction !== null
  if (b === HOUND) return one.faction !== null
  return one.faction !== null && one.faction === other.faction
}

/** I32-SURV-1: whether somebody in the same area can help the throw. */
const canCall = (s: I32State, f: Commit, one: Survivor): boolean =>
  f.for === 'throw' &&
  f.shots === 0 &&
  one.card !== f.who &&
  shotsOf(0, s, one.card) > 0 &&
  one.area === survivorAt(s, f.who).area

/** Offers what a person can give from pools. */
function offerPools(
  s: I32State,
  f: Commit,
  seat: Seat,
  isOwn: boolean,
  left: number,
  o: Offer<Reason>,
): void {
  const { pools } = s.table
  const canHelp = canOthersHelp(s, f)
  for (let pool = 0; pool < pools.length; pool++) {
    const one = poolAt(s, pool)
    if (one.side !== 'survivors') continue
    const most = isOpen(one, seat, isOwn) ? lesser(one.power - powerGiven(f, pool), left) : 0
    for (let amount = 1; amount <= most; amount++)
      o.allow(V.givePower, giftOf(pool, amount), 'I32-SPOINT-1')
    if (!canHelp || one.seat !== seat) continue
    const { survivors } = one
    for (let place = 0; place < survivors.length; place++) {
      const other = at(survivors, place)
      const rest = lesser(canShare(s, f, other), left)
      for (let amount = 1; amount <= rest; amount++)
        o.allow(V.giveOthersRest, giftOf(other.card, amount), 'I32-FPLAY-1')
      if (left > 0 && canCall(s, f, other)) o.allow(V.callTheShots, 0, 'I32-SURV-1')
    }
  }
}

function give(g: Game, f: Commit, verb: number, argument: number): void {
  if (verb === V.giveRest) {
    f.rest += argument
    g.event?.('gives', 'I32-SPOINT-2', { who: f.who, amount: argument, for: f.for })
  } else if (verb === V.givePower) {
    const pool = giverOf(argument)
    f.power[pool] = powerGiven(f, pool) + amountOf(argument)
    g.event?.('givesPower', 'I32-SPOINT-1', {
      pool,
      who: f.who,
      amount: amountOf(argument),
      for: f.for,
    })
  } else if (verb === V.giveOthersRest) {
    const giver = giverOf(argument)
    const place = f.givers.indexOf(giver)
    if (place < 0) {
      f.givers.push(giver)
      f.shares.push(amountOf(argument))
    } else f.shares[place] = at(f.shares, place) + amountOf(argument)
    g.event?.('shares', 'I32-FPLAY-1', {
      by: giver,
      who: f.who,
      amount: amountOf(argument),
      for: f.for,
    })
  } else {
    const caller = inPlay(g.state).find((one) => canCall(g.state, f, one))
    if (caller === undefined) return
    f.shots = shotsOf(0, g.state, caller.card)
    caller.hasUsed = true
    g.event?.('callsShots', 'I32-SURV-1', { by: caller.card, who: f.who })
  }
}

function spend(g: Game, f: Commit): void {
  const s = g.state
  if (f.rest > 0) survivorAt(s, f.who).rest -= f.rest
  for (let pool = 0; pool < f.power.length; pool++) {
    const amount = powerGiven(f, pool)
    if (amount > 0) poolAt(s, pool).power -= amount
  }
  for (let place = 0; place < f.givers.length; place++)
    survivorAt(s, at(f.givers, place)).rest -= at(f.shares, place)
}

/** Whether there is a spoint anywhere that could be given, or somebody to call the shots. */
export function canAskForSpoints(
  s: I32State,
  who: number,
  purpose: GiftFor,
  room: number,
): boolean {
  if (room <= 0) return false
  const { settings, pools } = s.table
  for (let pool = 0; pool < pools.length; pool++) {
    const { side, power, survivors } = at(pools, pool)
    if (side !== 'survivors') continue
    if (power > 0) return true
    for (let place = 0; place < survivors.length; place++) {
      const one = at(survivors, place)
      if (one.rest > 0 && (one.card === who || settings.factionRest)) return true
      if (purpose === 'throw' && shotsOf(0, s, one.card) > 0) return true
    }
  }
  return false
}

/** Of as many pools as there can be. */
const noPower: readonly number[] = Array.from({ length: DIRECTOR }, () => 0)

type Asked = Pick<Commit, 'who' | 'for' | 'kind' | 'base' | 'needs' | 'room' | 'per'>

/** Begins to ask for spoints, if anybody has any to give, and says whether it does. */
export function askForSpoints(g: Game, asked: Asked): boolean {
  if (!canAskForSpoints(g.state, asked.who, asked.for, asked.room)) return false
  callCommit(g, asked)
  return true
}

/** The same where somebody is known to have any. */
export function callCommit(g: Game, asked: Asked): void {
  const { who, for: purpose, kind, base, needs, room, per } = asked
  g.call('commit', {
    who,
    for: purpose,
    kind,
    base,
    needs,
    room,
    per,
    rest: 0,
    power: noPower.slice(0, g.state.table.pools.length),
    givers: [],
    shares: [],
    shots: 0,
    pool: 0,
  })
}

/** The most that the player of a survivor can give without asking anybody (I32-SPOINT-1, I32-SPOINT-2, I32-SPOINT-14). */
export function mostOwn(s: I32State, who: number): number {
  const own = survivorAt(s, who)
  const seat = playerOf(s, who)
  let most = own.rest
  for (const pool of s.table.pools) {
    if (pool.side !== 'survivors') continue
    if (isOpen(pool, seat, true)) most += pool.power
    if (!s.table.settings.factionRest || pool.seat !== seat) continue
    for (const other of pool.survivors)
      if (other !== own && areOfOneFaction(other.card, who)) most += other.rest
  }
  return most
}

/** The most that could be given for somebody by all together: what a negation needs at least (I32-SPOINT-13). */
export function mostGiven(s: I32State, who: number): number {
  const own = survivorAt(s, who)
  const { pools, settings } = s.table
  let most = own.rest
  for (let place = 0; place < pools.length; place++) {
    const pool = at(pools, place)
    if (pool.side !== 'survivors') continue
    const isAsked = pool.order !== 'never' || pool.seat === playerOf(s, who)
    if (isAsked) most += pool.power
    if (!settings.factionRest || !(isAsked || isBeforeVersion3(s))) continue
    for (const other of pool.survivors)
      if (other !== own && areOfOneFaction(other.card, who)) most += other.rest
  }
  return most
}
