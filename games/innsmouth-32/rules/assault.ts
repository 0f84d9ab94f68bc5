import { at, done, pickOf, onAbort, type Done } from '@eldertable/kernel'
import { cardAt, HOUND } from '../pieces/cards.ts'
import { GUTS } from '../pieces/stats.ts'
import type { Frames, Game } from '../frames.ts'
import { DIRECTOR, NONE, type I32State } from '../state.ts'
import { V } from '../verbs.ts'
import { callChecks } from './checks.ts'
import { eliminate } from './elimination.ts'
import { harmAtOnce } from './harm.ts'
import { procedure } from './kit.ts'
import {
  BROOD,
  DREAD,
  extraDamage,
  extraDrag,
  extraLocks,
  isShad,
  MADDENING,
  menaceOf,
} from './menace.ts'
import { callGather, callPlace } from './placing.ts'
import { breakLocks } from './sanctuaries.ts'
import {
  activePool,
  findSurvivor,
  hasStar,
  isAnyStar,
  isInPlay,
  playerOf,
  poolAfter,
  poolAt,
  poolOf,
  starsIn,
  statOf,
  survivorAt,
} from './survivors.ts'
import { doubleOf, isSuccess, lastDice, throwAtOnce, UNDECIDED } from './throw.ts'
import { MOST_TARGET, sideOfThrong, totalOf } from './throngs.ts'

type Assault = Frames['assault']
/** With what came of a test. */
type Tested = Assault & { answer?: number }

const FUMBLE = 6
const HEAD_SHOT = 1

/** A throng, a monster or an event attacks a survivor or a lock (I32-MONATK-8). */
export const assault = procedure('assault', onAbort('afterwards'), {
  rolled,
  // I32-PROMPT-17
  force: {
    rule: 'I32-STAR-8',
    who: (s, f) => at(s.table.pools, askedPool(s, f)).seat,
    about: (_, f) => ({ who: f.who, throng: f.throng, card: f.card }),
    offer(s, f, o) {
      o.allow(V.decline, 0, 'I32-STAR-8')
      for (const who of starsIn(s, askedPool(s, f))) o.allow(V.forceRethrow, who, 'I32-STAR-8')
    },
    take(g, f, verb, who) {
      if (verb === V.decline) {
        f.pool++
        return starHolder(g, f)
      }
      survivorAt(g.state, who).stars--
      g.event?.('usesStar', 'I32-STAR-8', { who, for: 'attack' })
      f.isAgain = true
      rollDice(g, f)
      return rolled(g, f)
    },
    pass: pickOf(V.decline),
  },
  rescue: {
    rule: 'I32-HOUND-9',
    who: (s) => playerOf(s, HOUND),
    about: (_, f) => ({ who: f.who }),
    offer(_, __, o) {
      o.allow(V.rescue, 0, 'I32-HOUND-9')
      o.allow(V.decline, 0, 'I32-HOUND-9')
    },
    take(g, f, verb) {
      if (verb === V.rescue) {
        g.event?.('rescues', 'I32-HOUND-9', { who: f.who })
        g.state.table.hasRescued = true
        f.who = HOUND
      }
      return hit(g, f)
    },
  },
  // I32-ABIL-4
  dread,
  dreaded,
  afterwards,
  maddened,
})

/** What comes of the dice. */
function rolled(g: Game, f: Assault): AfterHit | 'force' | 'rescue' {
  const double = doubleOf(lastDice(g.state))
  if (f.corner !== NONE) return lock(g, f, double)
  if (double === FUMBLE) return fumble(g, f)
  if (!isSuccess(g.state)) return afterwards(g, f)
  f.pool = 0
  // I32-STAR-8, I32-STAR-9, I32-STAR-13
  if (f.isEvent || f.isAgain || double === HEAD_SHOT) return guarded(g, f)
  return starHolder(g, f)
}

/** Whoever has a star may turn the attack, one pool after another from the victim's own (I32-STAR-8). */
function starHolder(g: Game, f: Assault): AfterHit | 'force' | 'rescue' {
  const s = g.state
  const { length } = s.table.pools
  if (isAnyStar(s)) {
    const own = poolOf(s, f.who)
    for (; f.pool < length; f.pool++)
      if (hasStar(poolAt(s, poolAfter(s, own, f.pool)))) return 'force'
  }
  f.pool = length
  return guarded(g, f)
}

/** I32-HOUND-9 */
const guarded = (g: Game, f: Assault): AfterHit | 'rescue' =>
  canRescue(g.state, f) ? 'rescue' : hit(g, f)

type Afterwards = 'maddened' | Done
type AfterDread = 'dreaded' | 'afterwards' | Afterwards
type AfterHit = 'dread' | AfterDread

function hit(g: Game, f: Assault): AfterHit {
  const s = g.state
  f.hasHit = true
  const double = doubleOf(lastDice(s))
  if (double === HEAD_SHOT) return headShot(g, f)
  const menace = menaceOf(s, f)
  const dice = damageDice(g, f, menace)
  const damage = damageOf(dice) + double + at(extraDamage, menace) // I32-DREAD-1
  s.table.roll = { who: f.who, kind: 'damage', dice, target: 0 }
  g.event?.('suffers', 'I32-DAMAGE-1', { who: f.who, dice, damage })
  return harmAtOnce(g, f, damage, at(extraDrag, menace)) ? dread(g, f) : 'dread'
}

/** I32-DOUBLE-2 to 4 */
function headShot(g: Game, { who, side }: Assault): 'afterwards' {
  g.event?.('headShot', 'I32-DOUBLE-2', { who })
  eliminate(g, who, 'taken', 'I32-DOUBLE-2')
  if (who === HOUND) callChecks(g)
  else callPlace(g, { side, card: who, rule: 'I32-DOUBLE-2' })
  return 'afterwards'
}

/** I32-SANCT-9 to 12 */
function lock(g: Game, f: Assault, double: number): Done {
  if (double === FUMBLE) return lockFumble(g, f)
  if (isSuccess(g.state)) {
    const isHeadShot = double === HEAD_SHOT
    const locks = isHeadShot ? Infinity : 1 + at(extraLocks, menaceOf(g.state, f))
    breakLocks(g, f.corner, locks, isHeadShot ? 'I32-SANCT-10' : 'I32-SANCT-9')
  }
  return done
}

/** I32-SANCT-11 */
function lockFumble(g: Game, { corner, throng, card }: Assault): Done {
  g.event?.('fumbles', 'I32-SANCT-11', { who: NONE, throng, card })
  g.call('counterFrom', { corner, throng, card, pool: activePool(g.state) })
  return done
}

/** I32-DOUBLE-5, I32-DOUBLE-9, I32-MONATK-10 */
function fumble(g: Game, f: Assault): 'afterwards' | Afterwards {
  const { who, throng, card } = f
  g.event?.('fumbles', 'I32-DOUBLE-5', { who, throng, card: attackerOf(g.state, f) })
  if (f.isCounter || f.isEvent) return afterwards(g, f)
  g.call('counter', { who, throng, card })
  return 'afterwards'
}

/** I32-ABIL-4 */
function dread(g: Game, f: Tested): AfterDread {
  const menace = menaceOf(g.state, f)
  if ((menace & DREAD) === 0 || (menace & MADDENING) !== 0 || !isInPlay(g.state, f.who))
    return afterwards(g, f)
  return test(g, f, 'I32-ABIL-4') ? dreaded(g, f) : 'dreaded'
}

function dreaded(g: Game, f: Tested): 'afterwards' | Afterwards {
  if (f.answer !== 0 || !isInPlay(g.state, f.who)) return afterwards(g, f)
  g.call('insanity', { who: f.who, by: 'I32-ABIL-4' })
  return 'afterwards'
}

/** I32-TERROR-14 */
function afterwards(g: Game, f: Tested): Afterwards {
  if (f.hasEnded || f.corner !== NONE) return done
  f.hasEnded = true
  const menace = menaceOf(g.state, f)
  if ((menace & BROOD) !== 0 && f.hasHit && !isInPlay(g.state, f.who))
    callGather(g, f.side, 1, 'I32-DREAD-2')
  if ((menace & MADDENING) === 0 || !isInPlay(g.state, f.who)) return done
  return test(g, f, 'I32-DREAD-4') ? maddened(g, f) : 'maddened'
}

function maddened(g: Game, f: Tested): Done {
  if (f.answer === 0) g.call('insanity', { who: f.who, by: 'I32-DREAD-4' })
  return done
}

function rollDice(g: Game, f: Assault): void {
  const dice = [g.chance.die(6), g.chance.die(6)]
  const target = Math.min(MOST_TARGET, f.value) // I32-MONATK-5
  g.state.table.roll = { who: f.who, kind: 'assault', dice, target }
  g.event?.('attacks', rolledBy(f), {
    throng: f.throng,
    card: attackerOf(g.state, f),
    who: f.who,
    corner: f.corner,
    dice,
    target,
  })
}

/** The card that attacks alone: a monster, or the event that is being resolved (I32-MONATK-10); -1 if it is a throng. */
const attackerOf = ({ table }: I32State, { card, isEvent }: Assault): number =>
  isEvent ? table.shown : card

/** The rule by which an attack is rolled. */
function rolledBy(f: Assault): string {
  if (f.isEvent) return 'I32-MONATK-10'
  if (f.corner !== NONE) return 'I32-SANCT-9'
  return f.throng === NONE ? 'I32-MONATK-4' : 'I32-MONATK-6'
}

const askedPool = (s: I32State, f: Assault): number => poolAfter(s, poolOf(s, f.who), f.pool)

function canRescue(s: I32State, f: Assault): boolean {
  const { settings, hasRescued } = s.table
  if (settings.hound === 'off' || f.who === HOUND || f.isEvent || hasRescued) return false
  const dog = findSurvivor(s, HOUND)
  if (dog === undefined) return false
  return dog.area === survivorAt(s, f.who).area
}

/** I32-DAMAGE-12 */
function damageDice(g: Game, f: Assault, menace: number): number[] {
  const first = g.chance.die(6)
  return !f.isEvent && isShad(g.state, f, menace) ? [first, g.chance.die(6)] : [first]
}

function damageOf(dice: readonly number[]): number {
  const first = at(dice, 0)
  if (dice.length === 1) return first
  const second = at(dice, 1)
  if (first === second) return first + second
  return first < second ? second : first
}

/** A survivor tests GUTS against what it has seen (I32-HOUND-5, I32-STAR-10); whether the answer is known at once. */
function test(g: Game, f: Tested, rule: string): boolean {
  const base = statOf(survivorAt(g.state, f.who), GUTS)
  const answer = throwAtOnce(g, { who: f.who, kind: 'dread', stat: GUTS, base, rule })
  if (answer === UNDECIDED) return false
  f.answer = answer
  return true
}

/**
 * Begins an attack and says whether anything comes of it. The dice fall at once: most that miss are over with that. The
 * frame is written out, because a spread costs more than all the rest.
 */
function begin(
  g: Game,
  what: Pick<Assault, 'side' | 'throng' | 'card' | 'value' | 'who' | 'corner'>,
  isCounter: boolean,
  isEvent: boolean,
): boolean {
  const f: Assault = {
    side: what.side,
    throng: what.throng,
    card: what.card,
    value: what.value,
    who: what.who,
    corner: what.corner,
    isCounter,
    isEvent,
    isAgain: false,
    pool: 0,
    hasHit: false,
    hasEnded: false,
  }
  rollDice(g, f)
  if (isOverAtOnce(g.state, f)) return false
  g.call('assault', f)
  return true
}

/** Whether an attack misses, and nothing comes of that. */
const isOverAtOnce = (s: I32State, f: Assault): boolean =>
  !isSuccess(s) &&
  doubleOf(lastDice(s)) !== FUMBLE &&
  (f.corner !== NONE || (menaceOf(s, f) & MADDENING) === 0)

/** A whole throng attacks a survivor (I32-MONATK-4). */
export function attackWith(g: Game, throng: number, who: number, isCounter = false): void {
  const side = sideOfThrong(throng)
  const value = totalOf(g.state, throng)
  begin(g, { side, throng, card: NONE, value, who, corner: NONE }, isCounter, false)
}

/** A throng attacks a lock (I32-SANCT-8). */
export function attackLock(g: Game, throng: number, corner: number): void {
  const side = sideOfThrong(throng)
  const value = totalOf(g.state, throng)
  begin(g, { side, throng, card: NONE, value, who: NONE, corner }, false, false)
}

/** One monster attacks alone, from the screen or out of a throng; whether it does anything (I32-MONATK-11, I32-DOUBLE-7). */
export function attackAlone(
  g: Game,
  card: number,
  who: number,
  side = DIRECTOR,
  isCounter = false,
): boolean {
  const { value } = cardAt(card)
  return begin(g, { side, throng: NONE, card, value, who, corner: NONE }, isCounter, false)
}

/** An event attacks with the value that is printed on it (I32-MONATK-10). */
export function attackByEvent(g: Game, value: number, who: number): void {
  begin(g, { side: DIRECTOR, throng: NONE, card: NONE, value, who, corner: NONE }, false, true)
}
