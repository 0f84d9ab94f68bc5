import { at, done, type Done } from '@eldertable/kernel'
import { cardThat, HOUND } from '../pieces/cards.ts'
import { GUTS } from '../pieces/stats.ts'
import { isBeforeVersion3 } from '../earlier/edition.ts'
import { orderBefore } from '../earlier/reel-end.ts'
import type { Frames, Game } from '../frames.ts'
import { DIRECTOR, isHeld, NONE, type I32State, type Survivor } from '../state.ts'
import { V } from '../verbs.ts'
import { callChecks, checkTurningPoint } from './checks.ts'
import { isStranger, toDiscards, toRemoved } from './discards.ts'
import { passFadeIn } from './fade-in.ts'
import { procedure } from './kit.ts'
import { empty, sortCards } from './lists.ts'
import { causedBySide } from './cause.ts'
import { settleScreen } from './reveal.ts'
import { dealOnto, SLOTS } from './screen.ts'
import { askedFor, isAutomatic } from './sides.ts'
import { countInPlay, findSurvivor, inPlay, leftInAll, statOf } from './survivors.ts'
import { throwAgainst } from './throw.ts'
import { drawOneVictim } from './victims.ts'

/** Cards of the reel piles (I32-REEL-1). */
const REEL_CARDS = [10, 20, 15, 10]
const BOOK = cardThat('read')

const reelCards = (reel: number): number => at(REEL_CARDS, reel - 1)

/** The six tasks at the end of reels I to III (I32-ENDTASK-1). */
export const endTasks = procedure('endTasks', {
  begin(g) {
    const { table } = g.state
    g.event?.('reelEnds', 'I32-ENDTASK-1', { reel: table.reel })
    table.fade = null // I32-FADE-9
    table.acting = NONE
    if (table.turningPoint === 'active') table.turningPoint = 'over'
    g.call('reelEnd', { left: [], isBegun: false, reader: NONE }) // task 1
    return 'star'
  },
  // Tasks 2 and 3; whose turn comes next was noted where the reel ended.
  star(g) {
    const s = g.state
    passFadeIn(s)
    if (!isBeforeVersion3(s)) s.table.isStarAwarded = true
    if (countInPlay(s) > 0) g.call('vote', { votes: [], pool: 0, tied: [] })
    return 'insanity'
  },
  // Task 4, I32-VICTIM-5
  insanity(g, f) {
    if (f.left === 0) return canLose(g.state) ? 'loss' : deal(g)
    f.left--
    const who = drawOneVictim(g, () => true, 'I32-ENDTASK-9')
    if (who !== NONE) g.call('insanity', { who, by: 'I32-ENDTASK-9' })
    return 'insanity'
  },
  // Task 5, I32-AUTO-14
  loss: {
    rule: 'I32-ENDTASK-10',
    who: (s) => askedFor(s, DIRECTOR),
    offer(s, _, o) {
      const isAble = canLose(s)
      if (!isAble || !isAutomatic(s, DIRECTOR)) o.allow(V.decline, 0, 'I32-ENDTASK-10')
      if (isAble) o.allow(V.lose, 0, 'I32-ENDTASK-10')
    },
    take(g, _, verb) {
      if (verb === V.lose) {
        loseSurvivor(g)
        callChecks(g)
      }
      return 'deal'
    },
  },
  deal,
})

/** I32-ENDTASK-10 */
const canLose = (s: I32State): boolean => s.table.settings.survivorLoss && leftInAll(s) > 0

/** Task 6 */
function deal(g: Game): Done {
  const { table } = g.state
  table.reel++
  if (table.isStarAwarded === true) table.isStarAwarded = false
  renew(g)
  if (table.settings.terrors === 'per-reel') addTerror(g)
  const { strangers, reel } = g.state.box
  for (const card of strangers) table.discards.push(card) // I32-ENDTASK-15
  for (const card of reel) table.discards.push(card)
  dealReel(g)
  g.event?.('reel', 'I32-ENDTASK-11', { reel: table.reel })
  g.call('openReel', { cause: causedBySide(DIRECTOR) })
  return done
}

/** I32-ENDTASK-14 */
function renew(g: Game): void {
  const { table } = g.state
  for (const one of inPlay(g.state)) one.hasUsed = false
  table.hasRescued = false
  table.trios = []
  table.idle = 0
  table.hasScreenMoved = true
}

/** I32-TERROR-2: one more terror among the cards that are dealt next. */
export function addTerror(g: Game): void {
  const card = g.state.box.terrors.pop()
  if (card !== undefined) g.state.table.discards.push(card)
}

/** I32-FPLAY-5, I32-HOUND-16 */
function loseSurvivor(g: Game): void {
  const { table, box } = g.state
  const pile = table.piles.reduce(
    (largest, size, place) =>
      at(table.piles, 0) > 0 || size <= at(table.piles, largest) ? largest : place,
    0,
  )
  const card = at(box.piles, pile).pop() ?? NONE
  table.piles[pile] = at(box.piles, pile).length
  if (card === HOUND) {
    g.event?.('houndLost', 'I32-HOUND-16', {})
    if (table.settings.houndRecurring) toDiscards(g, card, 'I32-HOUND-16')
    else toRemoved(g, card, 'I32-HOUND-16')
    return
  }
  box.strangers.push(card)
  table.strangers = box.strangers.length
  g.event?.('survivorLost', 'I32-ENDTASK-10', {})
}

/** Shuffles the discards and deals a reel from them: three for the screen, then the pile; the rest stays (I32-REEL-2). */
export function dealReel(g: Game): void {
  const { table, box } = g.state
  const cards = table.discards
  // Cards that lie open are in no order, so which is drawn does not depend on it.
  sortCards(cards)
  g.chance.shuffle(cards)
  const count = reelCards(table.reel)
  // I32-ENDTASK-11, I32-ENDTASK-12: the pile from the top, then the screen; the screen first if there are too few.
  const piled = Math.max(0, Math.min(count, cards.length - SLOTS.length))
  const dealt = Math.min(piled + SLOTS.length, cards.length)
  empty(box.reel)
  for (let place = piled - 1; place >= 0; place--) box.reel.push(at(cards, place))
  for (const slot of SLOTS) empty(at(table.screen, slot))
  for (let slot = 0; piled + slot < dealt; slot++) {
    box.reel.push(at(cards, piled + slot))
    dealOnto(g.state, slot)
  }
  table.reelPile = box.reel.length
  empty(box.strangers)
  let kept = 0
  for (let place = dealt; place < cards.length; place++) {
    const card = at(cards, place)
    if (isStranger(g.state, card)) box.strangers.push(card)
    else cards[kept++] = card
  }
  while (cards.length > kept) cards.pop()
  sortCards(cards)
  table.strangers = box.strangers.length
}

/** The new screen is shown, and the director may have a cut (I32-ENDTASK-13, I32-CUT-1, I32-TURNING-7). */
export const openReel = procedure('openReel', {
  reveal(g, f) {
    g.state.table.place = g.state.table.fadeIn.place
    settleScreen(g, f.cause, true)
    return 'cut'
  },
  cut(g) {
    g.call('cut', {})
    return 'check'
  },
  check(g) {
    const { table } = g.state
    table.isReelRunning = true
    if (!isBeforeVersion3(g.state)) table.hasScreenMoved = false // I32-REEL-10
    checkTurningPoint(g)
    return done
  },
})

/** Task 1: the texts that speak of the end of a reel, power plays first (I32-ENDTASK-2). */
export const reelEnd = procedure('reelEnd', {
  begin(g, f) {
    const s = g.state
    if (!f.isBegun) {
      f.isBegun = true
      if (isBeforeVersion3(s)) f.left = orderBefore(s)
      else {
        f.left = inPlay(s).flatMap(({ card, area }) => (isHeld(area) ? [card] : []))
        const reader = inPlay(s).find(({ cards }) => cards.includes(BOOK))
        if (reader !== undefined) return readAloud(g, f, reader)
      }
    }
    const who = f.left.shift()
    if (who === undefined) return done
    const one = findSurvivor(s, who)
    if (one === undefined) return 'begin'
    if (!isHeld(one.area)) return readAloud(g, f, one)
    g.call('held', { who, isReelEnd: true })
    return 'begin'
  },
  // I32-POWER-1
  read(g, f) {
    if (f.answer === 0) g.call('insanity', { who: f.reader, by: 'I32-POWER-1' })
    return 'begin'
  },
})

/** I32-POWER-1 */
function readAloud(g: Game, f: Frames['reelEnd'], one: Survivor): 'read' {
  f.reader = one.card
  const base = statOf(one, GUTS)
  throwAgainst(g, { who: one.card, kind: 'reel-end', stat: GUTS, base, rule: 'I32-POWER-1' })
  return 'read'
}
