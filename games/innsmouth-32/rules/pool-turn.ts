import { at, done, type Done, type Offer } from '@eldertable/kernel'
import { CLERK, HOUND, rowOf } from '../pieces/cards.ts'
import type { Frames, Game } from '../frames.ts'
import type { Reason } from '../reasons.ts'
import { GENERAL, isHeld, NONE, type I32State, type Survivor } from '../state.ts'
import { V } from '../verbs.ts'
import { callChecks } from './checks.ts'
import { takeCard } from './deeds.ts'
import { meet } from './discards.ts'
import { procedure } from './kit.ts'
import { empty } from './lists.ts'
import { isAnyTakeable, offerToTake, onlyTakeable, slotOf, takeFromScreen } from './screen.ts'
import {
  findSurvivor,
  leftFor,
  nextToAct,
  pileFor,
  playerOf,
  poolAt,
  survivorAt,
} from './survivors.ts'
import { endSurvivorTurn } from './turn-ends.ts'
import { emptyStore, fromSupply, storeOn } from './tokens.ts'

const MOST_SURVIVORS = 3
const FRESH_REST = 3

/** Begins a survivor seat's turn, or goes on with the one in whose middle the reel before has ended. */
export function beginPoolTurn(g: Game, pool: number, isResumed: boolean): void {
  const { table } = g.state
  table.turn++
  table.place = pool
  table.acting = NONE
  if (!isResumed) empty(table.acted)
  g.event?.('turn', 'I32-TURN-1', { seat: poolAt(g.state, pool).seat, side: pool })
  // I32-TURN-5
  if (!isResumed && poolAt(g.state, pool).survivors.length === 0) playDrawn(g, pool)
  else g.call('poolTurn', { pool, isResumed })
}

/** I32-SPOT-4 */
function playDrawn(g: Game, pool: number): void {
  const who = drawSurvivor(g, pool)
  g.call('survivorTurn', { who, way: 'draw' })
  callChecks(g)
}

/** A survivor seat's turn: its pool acts, or one of it is in the spotlight (I32-TURN-2). */
export const poolTurn = procedure('poolTurn', {
  // I32-PROMPT-7
  choose: {
    rule: 'I32-TURN-2',
    who: (s, f) => poolAt(s, f.pool).seat,
    about: (_, f) => ({ pool: f.pool }),
    offer(s, f, o) {
      if (f.isResumed) o.allow(V.poolActions, 0, 'I32-ENDTASK-4')
      else offerTurns(s, f.pool, o)
    },
    take: (g, f, verb, argument) => {
      switch (verb) {
        case V.poolActions:
          return each(g, f)
        case V.spotlight:
          g.call('survivorTurn', { who: argument, way: 'take' })
          return done
        case V.drawSurvivor:
          playDrawn(g, f.pool)
          return done
        default: {
          const who = verb === V.takeClerk ? CLERK : HOUND
          join(g, f.pool, who)
          g.call('survivorTurn', { who, way: 'join' })
          callChecks(g)
          return done
        }
      }
    },
  },
  each,
})

/** Whoever is next when the one before is done (I32-TURN-3, I32-TURN-4). */
function each(g: Game, f: Frames['poolTurn']): 'each' | Done {
  const next = nextToAct(g.state, f.pool)
  if (next === NONE) return done
  g.call('survivorTurn', { who: next, way: 'pool' })
  return 'each'
}

function offerTurns(s: I32State, pool: number, o: Offer<Reason>): void {
  const { survivors } = poolAt(s, pool)
  const isEmpty = survivors.length === 0
  o.allowUnless(cannotDraw(s, pool), V.drawSurvivor, 0, 'I32-SPOT-4')
  if (isEmpty) return // I32-TURN-5, I32-SPOT-8
  o.allow(V.poolActions, 0, 'I32-TURN-2')
  const canTake = isAnyTakeable(s)
  for (let place = 0; place < survivors.length; place++) {
    const one = at(survivors, place)
    o.allowUnless(cannotShine(one, canTake), V.spotlight, one.card, 'I32-SPOT-1')
  }
  if (slotOf(s, CLERK) !== NONE)
    o.allowUnless(cannotJoin(s, pool, CLERK), V.takeClerk, 0, 'I32-CLERK-3')
  if (slotOf(s, HOUND) !== NONE)
    o.allowUnless(cannotJoin(s, pool, HOUND), V.takeHound, 0, 'I32-HOUND-12')
}

/** How many places of a pool are taken: the companion Hound needs none (I32-SEAT-6, I32-HOUND-3). */
function crowdOf(s: I32State, pool: number): number {
  const { survivors } = poolAt(s, pool)
  const isExtra = s.table.settings.hound === 'companion' && !s.table.hasHoundFallen
  const isHere = isExtra && survivors.some(({ card }) => card === HOUND)
  return isHere ? survivors.length - 1 : survivors.length
}

/** I32-SPOT-6 */
function cannotDraw(s: I32State, pool: number): Reason | undefined {
  if (leftFor(s, pool) === 0) return 'no-survivors-left'
  return crowdOf(s, pool) >= MOST_SURVIVORS ? 'pool-full' : undefined
}

/** Why somebody can't be in the spotlight (I32-SPOT-3, I32-TURN-8, I32-HOUND-15). */
function cannotShine(one: Survivor, canTake: boolean): Reason | undefined {
  if (one.hasDibs) return 'has-dibs'
  if (isHeld(one.area)) return 'is-held'
  if (one.card === HOUND) return 'hound-holds-nothing'
  return canTake ? undefined : 'nothing-to-take'
}

/** I32-SPOT-8, I32-CLERK-13 */
function cannotJoin(s: I32State, pool: number, who: number): Reason | undefined {
  if (who === CLERK && s.table.hasClerkFallen) return 'clerk-has-fallen'
  return crowdOf(s, pool) >= MOST_SURVIVORS ? 'pool-full' : undefined
}

/** Puts a survivor last into a pool, with what is printed on it (I32-SETUP-9, I32-SPOT-5). */
export function enterPool(
  g: Game,
  pool: number,
  who: number,
  rest: number,
  rule: string,
): Survivor {
  const isClerk = who === CLERK
  const mythos = isClerk ? storeOn(g.state, CLERK) : fromSupply(g.state, rowOf(who).mythos)
  if (isClerk) emptyStore(g.state, CLERK)
  const one: Survivor = {
    card: who,
    area: GENERAL,
    rest,
    mythos,
    insane: 0,
    stars: 0,
    cards: [],
    hasDibs: false,
    hasUsed: false,
  }
  meet(g.state, who)
  poolAt(g.state, pool).survivors.push(one)
  g.event?.('joins', rule, { who, pool })
  return one
}

/** Draws the top survivor for a pool, and the Hound with its partner (I32-FPLAY-4, I32-HOUND-3). */
export function drawSurvivor(
  g: Game,
  pool: number,
  rest = FRESH_REST,
  rule = 'I32-SPOT-4',
): number {
  const { table, box } = g.state
  const pile = pileFor(g.state, pool)
  if (pile === NONE) throw new Error('no survivor is left to draw')
  const who = at(box.piles, pile).pop() ?? NONE
  table.piles[pile] = at(box.piles, pile).length
  enterPool(g, pool, who, rest, rule)
  if (who === table.partner) enterPool(g, pool, HOUND, rest, 'I32-HOUND-3')
  return who
}

/** The Night Clerk or the Hound comes into a pool from the screen. */
function join(g: Game, pool: number, who: number): void {
  takeFromScreen(g.state, who)
  enterPool(g, pool, who, FRESH_REST, who === CLERK ? 'I32-CLERK-3' : 'I32-HOUND-12')
}

/** One survivor's turn inside its player's turn (I32-TURN-3). */
export const survivorTurn = procedure('survivorTurn', {
  begin(g, f) {
    const { table } = g.state
    table.acting = f.who
    table.acted.push(f.who)
    const one = findSurvivor(g.state, f.who)
    if (one === undefined) return end(g, f) // I32-CULTIST-9
    // I32-TURN-7, I32-LASTONE-9
    if (one.hasDibs && f.way === 'pool' && !table.isLastOne) {
      one.hasDibs = false
      g.event?.('missesTurn', 'I32-TURN-7', { who: f.who })
      return done
    }
    if (f.way !== 'take') return act(g, f)
    if (one.area !== GENERAL) {
      one.area = GENERAL // I32-SPOT-3
      g.event?.('leaves', 'I32-SPOT-3', { who: f.who })
    }
    const card = onlyTakeable(g.state)
    return card === NONE ? 'take' : take(g, f, card)
  },
  // I32-SPOT-1
  take: {
    rule: 'I32-SPOT-1',
    who: (s, f) => playerOf(s, f.who),
    about: (_, f) => ({ who: f.who }),
    offer(s, _, o) {
      offerToTake(s, o, 'I32-SPOT-1')
    },
    take: (g, f, _, card) => take(g, f, card),
  },
  act,
  end,
})

type SurvivorTurn = Frames['survivorTurn']

function take(g: Game, f: SurvivorTurn, card: number): 'act' | 'end' {
  return takeCard(g, survivorAt(g.state, f.who), card) ? 'act' : act(g, f)
}

function act(g: Game, f: SurvivorTurn): 'end' {
  g.call('act', { who: f.who, isSecond: false, refused: [], asked: NONE })
  return 'end'
}

function end(g: Game, f: SurvivorTurn): Done {
  endSurvivorTurn(g, f.who)
  return done
}
