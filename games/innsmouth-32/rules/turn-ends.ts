import { done, pickOf, type Done } from '@eldertable/kernel'
import { HOUND, isHoldable } from '../pieces/cards.ts'
import { autoRank } from '../auto/choices.ts'
import type { Frames, Game } from '../frames.ts'
import { DIRECTOR, NONE, type I32State } from '../state.ts'
import { V } from '../verbs.ts'
import { layAside } from './discards.ts'
import { fadeInAfter } from './fade-in.ts'
import { procedure } from './kit.ts'
import { empty } from './lists.ts'
import { causedBySide } from './cause.ts'
import { hasSettled, settleScreen } from './reveal.ts'
import { EMPTY, isReelOpen, isScreenBare, refill, SLOTS, takeOff, topOf } from './screen.ts'
import { askedFor, isAutomatic } from './sides.ts'
import {
  activePool,
  hasStar,
  isAnyStar,
  nextToAct,
  poolAfter,
  poolAt,
  starsIn,
  survivorAt,
} from './survivors.ts'

const LAST_REEL = 4
const COUNTDOWN = 3
const IDLE_ROUNDS = 3

/** What ends a survivor's turn, in the order of I32-TURN-6. */
export const survivorEnd = procedure('survivorEnd', {
  countdown,
  reelEnd: endSurvivorReel,
  // I32-FADE-1, I32-PROMPT-21
  fadeOut: {
    rule: 'I32-FADE-1',
    who: (s) => askedFor(s, DIRECTOR),
    offer(s, _, o) {
      if (isAutomatic(s, DIRECTOR)) {
        // I32-AUTO-11
        if (s.table.reel === LAST_REEL) o.allow(V.decline, 0, 'I32-AUTO-11')
        else o.allow(V.fadeOut, autoRank(fadeable(s)), 'I32-AUTO-11')
        return
      }
      o.allow(V.decline, 0, 'I32-FADE-1')
      for (const card of fadeable(s)) o.allow(V.fadeOut, card, 'I32-FADE-1')
    },
    take(g, _, verb, card) {
      if (verb === V.fadeOut) {
        g.state.table.fade = { card, left: COUNTDOWN }
        g.event?.('fadeOut', 'I32-FADE-1', { card })
      }
      askForSeconds(g)
      return done
    },
    pass: pickOf(V.decline),
  },
})

/** Ends a survivor's turn: at once if nothing happens but that stars are used, as mostly. */
export function endSurvivorTurn(g: Game, who: number): void {
  if (!hasSettled(g)) {
    g.call('survivorEnd', { who })
    g.call('reveal', { cause: who, canFeature: true })
  } else if (isQuiet(g.state)) {
    if (!g.state.table.isLastOne) countOn(g)
    askForSeconds(g)
  } else g.call('survivorEnd', { who })
}

/** Whether the director is not asked, and nothing comes off the screen. */
function isQuiet(s: I32State): boolean {
  const { fade, isLastOne } = s.table
  return isLastOne || ((fade === null ? !isAnyFadeable(s) : fade.left > 1) && !isScreenBare(s))
}

/** I32-FADE-3 */
function countOn(g: Game): void {
  const { fade } = g.state.table
  if (fade !== null) fade.left--
}

/** I32-FADE-3, I32-FADE-6, I32-FADE-8 */
function countdown(g: Game): 'reelEnd' | 'fadeOut' | Done {
  const { table } = g.state
  const { fade } = table
  if (fade === null || table.isLastOne) return endSurvivorReel(g)
  fade.left--
  if (fade.left > 0) return endSurvivorReel(g)
  const slot = takeOff(g.state, fade.card)
  g.event?.('fades', 'I32-FADE-6', { card: fade.card })
  layAside(g.state, fade.card)
  refill(g.state, slot)
  return settleScreen(g, NONE, false) ? 'reelEnd' : endSurvivorReel(g)
}

/** Ends the reel if it is over; otherwise the director may fade out, and stars are used. */
function endSurvivorReel(g: Game): 'fadeOut' | Done {
  if (hasReelEnded(g, false)) return endReel(g)
  const { fade, isLastOne } = g.state.table
  if (fade === null && !isLastOne && isAnyFadeable(g.state)) return 'fadeOut'
  askForSeconds(g)
  return done
}

/** Whether a face-up card in play can be faded out (I32-FADE-1, I32-HOUND-12). */
const isFadeable = (top: number): boolean => isHoldable(top) || top === HOUND

function fadeable(s: I32State): number[] {
  const found: number[] = []
  for (let slot = 0; slot < SLOTS.length; slot++)
    if (isFadeable(topOf(s, slot))) found.push(topOf(s, slot))
  return found
}

function isAnyFadeable(s: I32State): boolean {
  for (let slot = 0; slot < SLOTS.length; slot++) if (isFadeable(topOf(s, slot))) return true
  return false
}

/** Whether the reel is over (I32-REEL-5); in reel IV only the last turn becomes known (I32-REEL-6, I32-REEL-7). */
function hasReelEnded(g: Game, isDirector: boolean): boolean {
  const { table } = g.state
  if (table.isLastOne || !isScreenBare(g.state)) return false
  if (table.reel < LAST_REEL) return true
  if (table.finale !== 'open') return false
  table.finale = 'known'
  g.event?.('finale', isDirector ? 'I32-REEL-7' : 'I32-REEL-6', {})
  return false
}

/** Ends the reel and notes who opens the next one: the rest of a pool, or whose turn comes next (I32-ENDTASK-3 to 6). */
function endReel(g: Game): Done {
  const { table } = g.state
  if (g.isRunning('poolTurn') && nextToAct(g.state, table.place) !== NONE)
    table.fadeIn = { place: table.place, isMidPool: true }
  else fadeInAfter(g.state, table.place)
  return g.end('reel')
}

/** What ends a turn of the director or of a fallen or monster seat (I32-DIRECT-14, I32-MONPLAY-7). */
export const sideEnd = procedure('sideEnd', {
  projector,
  shears,
  // I32-CLIP-1, I32-CLIP-4, I32-AUTO-12
  clip: {
    rule: 'I32-CLIP-1',
    who: (s) => askedFor(s, DIRECTOR),
    offer(s, _, o) {
      const isAuto = isAutomatic(s, DIRECTOR)
      const isLast = s.table.reel === LAST_REEL
      if (!isAuto || isLast) o.allow(V.decline, 0, 'I32-CLIP-1')
      if (!isAuto || !isLast) o.allow(V.clip, 0, 'I32-CLIP-1')
    },
    take(g, f, verb) {
      if (verb === V.decline) return endSideReel(g, f)
      const { table } = g.state
      g.event?.('clips', 'I32-CLIP-1', { cards: table.screen.flat() })
      for (const cards of table.screen) {
        for (const card of cards) layAside(g.state, card)
        empty(cards)
      }
      table.fade = null
      if (table.reel === LAST_REEL) table.finale = 'over'
      table.fadeIn = { place: 0, isMidPool: false }
      return g.end('reel')
    },
    pass: pickOf(V.decline),
  },
  reelEnd: endSideReel,
  over: endFinale,
})

type SideEnd = Frames['sideEnd']

/** Ends a turn of the director or of a fallen or monster seat: at once if nobody is asked, as mostly. */
export function endSideTurn(g: Game, side: number): Done {
  const isSettled = hasSettled(g)
  const f: SideEnd = { side, isFinal: false }
  if (isSettled && isSideQuiet(g.state)) {
    if (side === DIRECTOR) countIdle(g.state)
    endSideReel(g, f)
  } else g.call('sideEnd', f)
  if (!isSettled) g.call('reveal', { cause: causedBySide(side), canFeature: true })
  return done
}

/** Whether nobody is asked when a side's turn ends, and the projector does not run on. */
const isSideQuiet = (s: I32State): boolean =>
  (s.table.hasScreenMoved || s.table.idle + 1 < IDLE_ROUNDS) && !isAnyStar(s) && !isClippable(s)

/** I32-REEL-10 */
function countIdle({ table }: I32State): void {
  table.idle = table.hasScreenMoved ? 0 : table.idle + 1
  table.hasScreenMoved = false
}

/** I32-REEL-9 */
function projector(g: Game, f: SideEnd): 'shears' | 'clip' | 'over' | Done {
  if (f.side !== DIRECTOR) return endSideReel(g, f)
  const { table } = g.state
  countIdle(g.state)
  if (!table.settings.projector || table.isLastOne || table.idle < IDLE_ROUNDS) return shears(g, f)
  const slot = SLOTS.find((one) => topOf(g.state, one) !== EMPTY)
  if (slot === undefined) return shears(g, f)
  const card = topOf(g.state, slot)
  takeOff(g.state, card)
  table.hasScreenMoved = false
  g.event?.('projector', 'I32-REEL-9', { card })
  layAside(g.state, card)
  refill(g.state, slot)
  return settleScreen(g, NONE, false) ? 'shears' : shears(g, f)
}

function shears(g: Game, f: SideEnd): 'clip' | 'over' | Done {
  return isClippable(g.state) ? 'clip' : endSideReel(g, f)
}

function endSideReel(g: Game, f: SideEnd): 'over' | Done {
  // Whether it was known before this turn that it is the last one.
  f.isFinal = f.side === DIRECTOR && g.state.table.finale === 'known'
  if (hasReelEnded(g, f.side === DIRECTOR)) return endReel(g)
  if (!isAnyStar(g.state)) return endFinale(g, f)
  askForSeconds(g)
  return 'over'
}

/** I32-REEL-8, I32-REEL-11 */
function endFinale(g: Game, f: SideEnd): Done {
  const { table } = g.state
  if (!f.isFinal || table.isLastOne) return done
  table.finale = 'over'
  return g.end('reel')
}

/** I32-CLIP-1: an empty slot, a card left, and no more to come. */
function isClippable(s: I32State): boolean {
  if (s.table.isLastOne || isReelOpen(s)) return false
  let empty = 0
  for (let slot = 0; slot < SLOTS.length; slot++) if (topOf(s, slot) === EMPTY) empty++
  return empty > 0 && empty < SLOTS.length
}

/** Nobody is asked who has no star. */
function askForSeconds(g: Game): void {
  if (isAnyStar(g.state)) g.call('second', { pool: 0, who: NONE })
}

/** Horror stars buy second actions, until nobody wants one (I32-STAR-5, I32-STAR-6, I32-STAR-11). */
export const second = procedure('second', {
  next: nextSecond,
  ask: {
    rule: 'I32-STAR-6',
    who: (s, f) => poolAt(s, askedPool(s, f)).seat,
    about: (s, f) => ({ pool: askedPool(s, f) }),
    offer(s, f, o) {
      o.allow(V.decline, 0, 'I32-STAR-6')
      for (const who of starsIn(s, askedPool(s, f))) o.allow(V.secondAction, who, 'I32-STAR-5')
    },
    take(g, f, verb, who) {
      if (verb === V.decline) {
        f.pool++
        return nextSecond(g, f)
      }
      survivorAt(g.state, who).stars--
      g.event?.('usesStar', 'I32-STAR-5', { who, for: 'action' })
      f.who = who
      g.call('act', { who, isSecond: true, refused: [], asked: NONE })
      return 'reveal'
    },
    pass: pickOf(V.decline),
  },
  reveal(g, f) {
    settleScreen(g, f.who, true)
    return 'check'
  },
  check(g, f) {
    if (hasReelEnded(g, g.state.table.place === DIRECTOR)) return endReel(g)
    f.pool = 0
    return nextSecond(g, f)
  },
})

/** The next pool that has a star. */
function nextSecond(g: Game, f: Frames['second']): 'ask' | Done {
  const s = g.state
  for (; f.pool < s.table.pools.length; f.pool++)
    if (hasStar(poolAt(s, askedPool(s, f)))) return 'ask'
  return done
}

const askedPool = (s: I32State, f: Frames['second']): number =>
  poolAfter(s, Math.max(0, activePool(s)), f.pool)
