import { done, pickOf } from '@eldertable/kernel'
import type { Frames, Game } from '../frames.ts'
import type { I32State, ThrowKind } from '../state.ts'
import { V } from '../verbs.ts'
import { askForSpoints } from './commit.ts'
import { procedure } from './kit.ts'
import { cramsOf } from './numbers.ts'
import { findSurvivor, playerOf } from './survivors.ts'
import { MOST_TARGET } from './throngs.ts'

const SIXES = 12

/** I32-STAR-10: throws of one's own action, which a horror star can repeat. */
const ownAction: ReadonlySet<ThrowKind> = new Set(['attack', 'deck', 'use', 'drain', 'attempt'])

/**
 * A survivor throws two dice against a target: spoints are given, the dice fall, and a failure may be thrown again once
 * (I32-DICE-1 to 4, I32-STAR-7, I32-STAR-15). Answers 1 for a success; the dice lie on the table.
 */
export const throwDice = procedure('throw', {
  spoints(g, f) {
    const { who, kind, base, per } = f
    askForSpoints(g, f, {
      who,
      for: 'throw',
      kind,
      base,
      room: Math.max(0, MOST_TARGET - base),
      per,
    })
    return 'added'
  },
  added(g, f) {
    f.added = f.answer ?? 0
    roll(g, f)
    return 'look'
  },
  look(g, f) {
    if (isSuccess(g.state) || f.isAgain) return 'over'
    return canRethrow(g.state, f) || canCram(g.state, f) ? 'again' : 'over'
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
      if (verb === V.keep) return 'over'
      const one = findSurvivor(g.state, f.who)
      if (one === undefined) return 'over'
      if (verb === V.rethrow) {
        one.stars--
        g.event?.('usesStar', 'I32-STAR-7', { who: f.who })
      } else {
        one.hasUsed = true
        g.event?.('crams', 'I32-SURV-9', { who: f.who })
      }
      f.isAgain = true
      roll(g, f)
      return 'over'
    },
    pass: pickOf(V.keep),
  },
  over(g) {
    g.answer(Number(isSuccess(g.state)))
    return done
  },
})

type Throw = Frames['throw']

function roll(g: Game, f: Throw): void {
  const dice = [g.chance.die(6), g.chance.die(6)]
  const target = Math.min(MOST_TARGET, f.base + f.added)
  g.state.table.roll = { who: f.who, kind: f.kind, dice, target }
  g.event?.('throws', f.rule, { who: f.who, kind: f.kind, dice, target })
}

/** I32-DICE-1, I32-DICE-2 */
export function isSuccess({ table }: I32State): boolean {
  const { roll: last } = table
  if (last === null) return false
  const total = sumOf(last.dice)
  return total <= last.target && total !== SIXES
}

export const sumOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0)

/** A fumble is beyond a star (I32-STAR-9); other throws of twelve are mere failures. */
function canRethrow(s: I32State, f: Throw): boolean {
  if (!ownAction.has(f.kind) || (findSurvivor(s, f.who)?.stars ?? 0) === 0) return false
  return f.kind !== 'attack' || sumOf(s.table.roll?.dice ?? []) !== SIXES
}

const canCram = (s: I32State, f: Throw): boolean =>
  cramsOf(false, s, f.who, { kind: f.kind, stat: f.stat })

/** Begins a survivor's throw against a target; `per` is what a spoint adds to it. */
export function throwAgainst(
  g: Game,
  what: Pick<Throw, 'who' | 'kind' | 'stat' | 'base' | 'rule'> & { per?: number },
): void {
  const { who, kind, stat, base, rule, per = 1 } = what
  g.call('throw', { who, kind, stat, base, per, rule, isAgain: false, added: 0 })
}

/** The dice that were thrown last. */
export function lastDice({ table }: I32State): readonly number[] {
  if (table.roll === null) throw new Error('nothing has been thrown')
  return table.roll.dice
}

/** What both dice show if they show the same, or 0. */
export function doubleOf(dice: readonly number[]): number {
  const [a = 0, b = 0] = dice
  return a === b ? a : 0
}
