import { done, onAbort, type Seat } from '@eldertable/kernel'
import { MI_GO, MOMENT_OF_SILENCE } from '../pieces/spaces.ts'
import { broughtBy, cardAt } from '../pieces/cards.ts'
import type { Game } from '../frames.ts'
import { NO_CARD, NOWHERE, ON_BOARD, type NecState } from '../state.ts'
import { isInDeck, isOnBoard, putOnBottom, takeFromDeck } from './deck.ts'
import { throwDice } from './dice.ts'
import { procedure } from './kit.ts'
import { investigatorsOn, isSane, player } from './players.ts'
import { modified } from './modified.ts'
import { gain } from './purse.ts'

const isIgnored = modified('isIgnored')
const isTurnedAway = modified('isTurnedAway')
const meetLoss = modified('meetLoss')
const banishGain = modified('banishGain')

/** Puts a Monster on the board without moving it (NEC-MONSTER-18). */
export function enterBoard(g: Game, card: number, space: number, rule: string): void {
  const { table } = g.state
  table.where[card] = ON_BOARD
  table.monsters.push(card)
  arrive(g.state, card, space)
  g.event?.('enters', rule, { card, space })
}

function arrive(s: NecState, card: number, space: number): void {
  s.table.spaceOf[card] = space
  s.table.arrival[card] = s.table.arrivals++
}

/** NEC-MONSTER-12 */
export function leaveBoard(g: Game, card: number, rule: string): void {
  takeOffBoard(g.state, card)
  putOnBottom(g.state, card)
  g.event?.('monsterLeaves', rule, { card })
}

/** Takes a Monster off the board; the caller says where it goes. */
export function takeOffBoard(s: NecState, card: number): void {
  const { monsters } = s.table
  monsters.splice(monsters.indexOf(card), 1)
  s.table.spaceOf[card] = NOWHERE
  s.table.arrival[card] = 0
}

/** NEC-BANISH-1 */
export function banish(g: Game, seat: Seat, card: number): void {
  const s = g.state
  if (isOnBoard(s, card)) takeOffBoard(s, card)
  else s.table.drawn = NO_CARD // NEC-BANISH-4: it was just drawn and never enters the board
  putOnBottom(s, card)
  g.event?.('banishes', 'NEC-BANISH-1', { seat, card })
  gain(g, seat, banishGain(0, s, seat), banishGain.rule('NEC-BANISH-1', 0, s, seat))
}

/** The Monsters on a space in the order in which they came to it (NEC-MEET-9). */
export function monstersOn(s: NecState, space: number): number[] {
  const { arrival, monsters, spaceOf } = s.table
  return monsters
    .filter((card) => spaceOf[card] === space)
    .sort((a, b) => (arrival[a] ?? 0) - (arrival[b] ?? 0))
}

/** NEC-MEET-3: whether an Investigator ignores a Monster without being asked. */
export const ignores = (s: NecState, seat: Seat, card: number): boolean =>
  isIgnored(false, s, seat, cardAt(card))

/** Whether a walking Investigator stops on a space (NEC-MOVE-4). */
export function isStoppedOn(s: NecState, seat: Seat, space: number): boolean {
  const { monsters, spaceOf } = s.table
  for (const card of monsters) if (spaceOf[card] === space && !ignores(s, seat, card)) return true
  return false
}

/** NEC-MEET-4, NEC-OPT-1 */
export function lossFrom(s: NecState, seat: Seat, card: number): number {
  if (s.table.settings.silence && player(s, seat).space === MOMENT_OF_SILENCE) return 0
  return meetLoss(cardAt(card).loss, s, seat, cardAt(card))
}

/** One move of a Monster, widdershins, and whom it meets where it ends (NEC-MONSTER-3 to NEC-MONSTER-13). */
export const moveMonster = procedure('moveMonster', onAbort('meet'), {
  move(g, f) {
    const s = g.state
    const total = f.total > 0 ? f.total : throwFor(g, f.monster)
    const from = s.table.spaceOf[f.monster] ?? NOWHERE
    const start = from === MI_GO ? 40 : from // NEC-MONSTER-13
    if (total > start) {
      leaveBoard(g, f.monster, 'NEC-MONSTER-10')
      return done
    }
    const end = turnedAway(g, f.monster, start - total, f.inStepOf)
    if (end < 0) {
      leaveBoard(g, f.monster, 'NEC-MONSTER-10')
      return done
    }
    arrive(s, f.monster, end)
    g.event?.('monsterMoves', f.rule, { card: f.monster, from, to: end, by: total })
    f.meets = investigatorsOn(s, end) // NEC-MONSTER-8, NEC-MONSTER-15
    return 'meet'
  },
  meet(g, f) {
    const s = g.state
    const space = s.table.spaceOf[f.monster] ?? NOWHERE
    if (!isOnBoard(s, f.monster)) return done // NEC-BANISH-5
    const seat = f.meets.shift()
    if (seat === undefined) {
      if (space === MI_GO) leaveBoard(g, f.monster, 'NEC-MONSTER-11')
      return done
    }
    if (isSane(s, seat) && player(s, seat).space === space)
      g.call('encounter', { seat, monster: f.monster, loss: 0, ally: NO_CARD })
    return 'meet'
  },
})

function throwFor(g: Game, card: number): number {
  const total = throwDice(g, cardAt(card).dice) // NEC-MONSTER-6
  g.event?.('monsterThrow', 'NEC-MONSTER-6', { card, dice: g.state.table.dice, total })
  return total
}

/** NEC-CARD-7: where a Monster ends that would have ended on the space of somebody who turns it away. */
function turnedAway(g: Game, card: number, end: number, inStepOf: Seat): number {
  const s = g.state
  if (inStepOf < 0) return end
  for (const seat of investigatorsOn(s, end)) {
    if (seat === inStepOf || !isTurnedAway(false, s, seat, cardAt(card))) continue
    g.event?.('catsTurnAway', 'NEC-CARD-7', { seat, card, to: end - 1 })
    return end - 1
  }
  return end
}

/** A move that is nobody's Monster step (NEC-MONSTER-4). */
export function moveOutOfStep(g: Game, monster: number, rule: string): void {
  g.call('moveMonster', { monster, total: 0, inStepOf: -1, meets: [], rule })
}

/** A Monster's coming to the board, its first move included (NEC-MONSTER-2 to NEC-MONSTER-4). */
export function enterAndMove(
  g: Game,
  card: number,
  space: number,
  ruleOfEntry: string,
  ruleOfMove: string,
): void {
  const s = g.state
  enterBoard(g, card, space, ruleOfEntry)
  const young = broughtBy(cardAt(card))
  if (young !== NO_CARD && isInDeck(s, young)) {
    takeFromDeck(s, young)
    enterBoard(g, young, MOMENT_OF_SILENCE, cardAt(card).id)
  }
  moveOutOfStep(g, card, ruleOfMove)
}
