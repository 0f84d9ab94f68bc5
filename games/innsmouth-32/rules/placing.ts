import { done } from '@eldertable/kernel'
import { cardAt, CLERK, isMonster } from '../pieces/cards.ts'
import { autoOrder, autoSlot, autoTerrorSlot } from '../auto/choices.ts'
import { gainOf } from '../auto/hits.ts'
import type { Frames, Game } from '../frames.ts'
import { DIRECTOR, NONE } from '../state.ts'
import { V } from '../verbs.ts'
import { callChecks } from './checks.ts'
import { discardCount, drawDiscards, toDiscards } from './discards.ts'
import { procedure } from './kit.ts'
import { askedFor, isAutomatic } from './sides.ts'
import {
  cannotPlace,
  cannotPlaceTerror,
  canPlaceFor,
  onlyPlaceFor,
  putInThrong,
  slotsOf,
  takeOutOfThrong,
  throngAt,
  totalOf,
} from './throngs.ts'
import { fillStore } from './tokens.ts'

/** Has a monster placed, if there is room for it; whether there is (I32-THRONG-8). */
export function callPlace(g: Game, what: Frames['place']): boolean {
  if (canPlaceFor(g.state, what.side)) {
    g.call('place', what)
    return true
  }
  toDiscards(g, what.card, 'I32-THRONG-8')
  callChecks(g)
  return false
}

/**
 * Has a monster placed for which there is room; whether that is over, with no procedure begun. It is if there is one
 * place for it. `waiting` is the frame that waits for the answer.
 */
export function placeAtOnce(g: Game, waiting: { answer?: number }, what: Frames['place']): boolean {
  const throng = isAutomatic(g.state, what.side) ? NONE : onlyPlaceFor(g.state, what.side)
  if (throng === NONE) {
    g.call('place', what)
    return false
  }
  waiting.answer = throng
  return !putDown(g, what, throng)
}

/** By these rules a monster is taken from the screen. */
const takes: readonly string[] = ['I32-DIRECT-2', 'I32-CREAT-7']

/** Puts a monster into a throng; whether there is anything to check then. */
function putDown(g: Game, { side, card, rule }: Frames['place'], throng: number): boolean {
  const gain = g.event === undefined ? 0 : gainOf(totalOf(g.state, throng), cardAt(card).value)
  putInThrong(g.state, throng, card)
  const value = totalOf(g.state, throng)
  g.event?.('places', rule, { side, card, throng, gain, value, isTaken: takes.includes(rule) })
  return callChecks(g)
}

/** A monster that lies nowhere yet is placed in a throng; answers in which (I32-THRONG). */
export const place = procedure('place', {
  choose: {
    rule: 'I32-THRONG-1',
    who: (s, f) => askedFor(s, f.side),
    about: (_, f) => ({ side: f.side, card: f.card }),
    offer(s, f, o) {
      if (isAutomatic(s, f.side))
        o.allow(V.placeIn, autoSlot(s, f.side, cardAt(f.card).value), 'I32-AUTO-1')
      else
        for (const throng of slotsOf(f.side))
          o.allowUnless(cannotPlace(s, throng), V.placeIn, throng, 'I32-THRONG-1')
    },
    take(g, f, _, throng) {
      g.returnValue(throng)
      putDown(g, f, throng)
      return done
    },
  },
})

/** Has a side draw discards, and place the monsters among them. */
export function callGather(g: Game, side: number, count: number, rule: string): void {
  g.call('gather', { side, count, rule, drawn: [], throngs: [] })
}

/** Random discards are drawn; a side places the monsters among them and returns the rest (I32-CUT-2). */
export const gather = procedure('gather', {
  draw(g, f) {
    const { table } = g.state
    const count = Math.min(f.count, discardCount(g.state)) // I32-TERM-14
    const drawn = drawDiscards(g, count)
    g.event?.('gathers', f.rule, { side: f.side, cards: drawn })
    const monsters = drawn.filter(isMonster)
    for (const card of drawn) if (!isMonster(card)) table.discards.push(card)
    if (monsters.includes(CLERK)) fillStore(g.state, CLERK) // I32-CLERK-14
    f.drawn = isAutomatic(g.state, f.side) ? autoOrder(monsters) : monsters
    return 'next'
  },
  next(g, f) {
    const card = f.drawn.shift()
    if (card === undefined) {
      g.returnValue(f.throngs.length)
      return done
    }
    if (!callPlace(g, { side: f.side, card, rule: f.rule })) f.answer = NONE
    return 'placed'
  },
  placed(_, f) {
    const throng = f.answer ?? NONE
    if (throng !== NONE && !f.throngs.includes(throng)) f.throngs.push(throng)
    return 'next'
  },
})

/** A terror finds its place: the director's own, or it is given to a monster player (I32-TERROR-3, I32-TERROR-13). */
export const placeTerror = procedure('placeTerror', {
  choose: {
    rule: 'I32-TERROR-3',
    who: (s, f) => askedFor(s, f.side),
    about: (_, f) => ({ side: f.side, card: f.card }),
    offer(s, f, o) {
      if (isAutomatic(s, f.side)) {
        o.allow(V.placeIn, autoTerrorSlot(s, f.side), 'I32-AUTO-17')
        return
      }
      for (const throng of slotsOf(f.side))
        if (throng !== f.from)
          o.allowUnless(cannotPlaceTerror(s, throng), V.placeIn, throng, 'I32-TERROR-3')
      if (f.side !== DIRECTOR || f.from !== NONE) return
      for (const [pool, one] of s.table.pools.entries())
        if (one.side !== 'survivors') o.allow(V.giveTo, pool, 'I32-TERROR-13')
    },
    take(g, f, verb, argument) {
      if (verb === V.giveTo) {
        f.side = argument
        g.event?.('givesTerror', 'I32-TERROR-13', { card: f.card, pool: argument })
        return 'choose'
      }
      takeOutOfThrong(g.state, f.card)
      throngAt(g.state, argument).terrors.push(f.card)
      const rule = f.from === NONE ? 'I32-TERROR-3' : 'I32-TERROR-8'
      g.event?.('placesTerror', rule, { card: f.card, throng: argument })
      g.returnValue(argument)
      return done
    },
  },
})
