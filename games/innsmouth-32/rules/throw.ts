import { at, done, pickOf, type Done } from '@eldertable/kernel'
import { cardThat, CLERK } from '../pieces/cards.ts'
import type { Frames, Game } from '../frames.ts'
import { GENERAL, holderOf, isHeld, NONE, type I32State, type ThrowKind } from '../state.ts'
import { V } from '../verbs.ts'
import { callCommit, canAskForSpoints } from './commit.ts'
import { procedure } from './kit.ts'
import { cramsOf } from './numbers.ts'
import { findSurvivor, playerOf } from './survivors.ts'
import { MOST_TARGET } from './throngs.ts'

const SIXES = 12

/** I32-STAR-10: throws of one's own action, which a horror star can repeat. */
function isOwnAction(kind: ThrowKind): boolean {
  return (
    kind === 'attack' || kind === 'deck' || kind === 'use' || kind === 'drain' || kind === 'attempt'
  )
}

/**
 * A survivor throws two dice against a target: spoints are given, the dice fall, and a failure may be thrown again once
 * (I32-DICE-1 to 4, I32-STAR-7, I32-STAR-15). Answers 1 for a success; the dice lie on the table.
 */
export const throwDice = procedure('throw', {
  // Whoever could give spoints has been asked: that is begun together with the throw.
  added(g, f) {
    f.added = f.answer ?? 0
    roll(g, f, f.added)
    const s = g.state
    const hasSucceeded = isSuccess(s)
    if (!hasSucceeded && (canRethrow(s, f) || canCram(s, f))) return 'again'
    g.returnValue(hasSucceeded ? 1 : 0)
    return done
  },
  again: {
    rule: 'I32-STAR-7',
    who: (s, f) => playerOf(s, f.who),
    about: (_, f) => ({ who: f.who, kind: f.kind }),
    offer(s, f, o) {
      o.allow(V.keep, 0, 'I32-STAR-7')
      if (canRethrow(s, f)) o.allow(V.rethrow, f.who, 'I32-STAR-7')
      if (canCram(s, f)) o.allow(V.cram, 0, 'I32-SURV-9')
    },
    take(g, f, verb) {
      if (verb === V.keep) return over(g)
      const one = findSurvivor(g.state, f.who)
      if (one === undefined) return over(g)
      if (verb === V.rethrow) {
        one.stars--
        g.event?.('usesStar', 'I32-STAR-7', { who: f.who, for: 'throw' })
      } else {
        one.hasUsed = true
        g.event?.('crams', 'I32-SURV-9', { who: f.who })
      }
      f.isAgain = true
      roll(g, f, f.added)
      return over(g)
    },
    pass: pickOf(V.keep),
  },
})

type Throw = Frames['throw']

function over(g: Game): Done {
  g.returnValue(isSuccess(g.state) ? 1 : 0)
  return done
}

/** What is thrown for, and against what. */
export type Thrown = Pick<Throw, 'who' | 'kind' | 'stat' | 'base' | 'rule'>

function roll(g: Game, f: Thrown, added: number): void {
  const dice = [g.chance.die(6), g.chance.die(6)]
  const target = Math.min(MOST_TARGET, f.base + added)
  g.state.table.roll = { who: f.who, kind: f.kind, dice, target }
  if (g.event === undefined) return
  const { who, kind, stat } = f
  g.event('throws', f.rule, { who, kind, stat, card: askingCard(g.state, f), dice, target })
}

const BOOK = cardThat('read')

/** The card that asks for a throw, or -1. */
function askingCard(s: I32State, { who, kind }: Thrown): number {
  switch (kind) {
    case 'use':
      return BOOK
    case 'drain':
      return CLERK
    case 'event':
      return s.table.shown
    case 'attempt':
    case 'reel-end': {
      const area = findSurvivor(s, who)?.area ?? GENERAL
      return kind === 'reel-end' && !isHeld(area) ? BOOK : holderOf(area)
    }
    default:
      return NONE
  }
}

/** I32-DICE-1, I32-DICE-2 */
export function isSuccess({ table }: I32State): boolean {
  const { roll: last } = table
  if (last === null) return false
  const total = sumOf(last.dice)
  return total <= last.target && total !== SIXES
}

export function sumOf(dice: readonly number[]): number {
  let sum = 0
  for (let place = 0; place < dice.length; place++) sum += at(dice, place)
  return sum
}

/** A fumble is beyond a star (I32-STAR-9); other throws of twelve are mere failures. */
function canRethrow(s: I32State, f: Throw): boolean {
  return hasStarFor(s, f) && (f.kind !== 'attack' || sumOf(s.table.roll?.dice ?? []) !== SIXES)
}

const hasStarFor = (s: I32State, { who, kind }: Thrown): boolean =>
  isOwnAction(kind) && (findSurvivor(s, who)?.stars ?? 0) > 0

const canCram = (s: I32State, f: Thrown): boolean => cramsOf(false, s, f.who, f)

/** Begins a survivor's throw against a target; `per` is what a spoint adds to it. */
export function throwAgainst(g: Game, what: Thrown, per = 1): void {
  begin(g, what, per, canBeHelped(g.state, what))
}

function begin(g: Game, what: Thrown, per: number, isHelped: boolean): void {
  const { who, kind, stat, base, rule } = what
  g.call('throw', { who, kind, stat, base, per, rule, isAgain: false, added: 0 })
  if (isHelped)
    callCommit(g, { who, for: 'throw', kind, base, needs: 0, room: MOST_TARGET - base, per })
}

/** Not known yet: somebody is asked first, and the answer comes to whoever throws. */
export const UNDECIDED = -1

/** The same, but where nobody can give anything or throw again, the dice fall at once: 1 for a success, 0 for a failure. */
export function throwAtOnce(g: Game, what: Thrown, per = 1): number {
  const isHelped = canBeHelped(g.state, what)
  if (!isHelped && !canBeRepeated(g.state, what)) return throwUnaided(g, what)
  begin(g, what, per, isHelped)
  return UNDECIDED
}

/** What nobody can be asked about: 1 for a success, 0 for a failure. */
export function throwUnaided(g: Game, what: Thrown): number {
  roll(g, what, 0)
  return isSuccess(g.state) ? 1 : 0
}

/** Whether somebody can give spoints for a throw, or make it again. */
export const isAnybodyAsked = (s: I32State, what: Thrown): boolean =>
  canBeHelped(s, what) || canBeRepeated(s, what)

const canBeHelped = (s: I32State, { who, base }: Thrown): boolean =>
  canAskForSpoints(s, who, 'throw', MOST_TARGET - base)

const canBeRepeated = (s: I32State, what: Thrown): boolean =>
  hasStarFor(s, what) || canCram(s, what)

/** The dice that were thrown last. */
export function lastDice({ table }: I32State): readonly number[] {
  if (table.roll === null) throw new Error('nothing has been thrown')
  return table.roll.dice
}

/** What both dice show if they show the same, or 0. */
export function doubleOf(dice: readonly number[]): number {
  return dice.length > 1 && dice[0] === dice[1] ? at(dice, 0) : 0
}
