import type { Seat } from './state.ts'

// Cards, skills, places and the like reach into rules far away from them. Each says in its own place what it changes and
// for whom it is at work; a rule asks what comes out, and knows no names.

/** One value that modifiers may change: its type, and what it is about if there is more to know than the seat. */
export interface Modified<Value, About = void> {
  readonly value: Value
  readonly about: About
}

type All<R> = { readonly [N in keyof R]: Modified<unknown, unknown> }

/** Something that a seat can have and that changes values for that seat. */
export interface Modifier<S, R extends All<R>> {
  /** The rule that says so. */
  readonly rule: string
  appliesTo(s: S, seat: Seat): boolean
  /** Each gives back the value as it is where it has nothing to change. */
  readonly changes: {
    readonly [N in keyof R]?: (
      value: R[N]['value'],
      about: R[N]['about'],
      s: S,
      seat: Seat,
    ) => R[N]['value']
  }
}

/**
 * Asks for one value: from what it is without any modifier, to what it is for a seat. The declarations of titles name
 * it. @public
 */
export interface ModifiedValue<S, V, A> {
  (value: V, s: S, seat: Seat, about: A): V
  /** The rule by which it is so: that of the last who changed it, or else the rule that is given. */
  rule(given: string, value: V, s: S, seat: Seat, about: A): string
}

/**
 * What is known of somebody at once and rules most modifiers out: the card that it plays, say. Values are asked for all the
 * time and few change, so a value for which nothing is left is as quick as a number.
 */
interface Kinds<S, M> {
  /** How many there are, counted from 0. */
  readonly count: number
  /** Of which kind somebody is at the moment; -1 if nothing can be ruled out. */
  of(s: S, seat: Seat): number
  /** Whether a modifier can ever apply to somebody of a kind. */
  canHave(kind: number, modifier: M): boolean
}

/**
 * Lets rules ask for values that modifiers change, in their order. A modifier that has no say in a value costs nothing,
 * nor does one that somebody's kind rules out, and `appliesTo` is only asked where the value would change.
 */
export function withModifiers<S, R extends All<R>, M extends Modifier<S, R> = Modifier<S, R>>(
  modifiers: readonly M[],
  kinds?: Kinds<S, M>,
): <N extends keyof R>(name: N) => ModifiedValue<S, R[N]['value'], R[N]['about']> {
  return <N extends keyof R>(name: N) => {
    type V = R[N]['value']
    type A = R[N]['about']
    const all = modifiers.flatMap((modifier) => {
      const change = modifier.changes[name]
      return change === undefined ? [] : [{ modifier, change }]
    })
    const byKind = Array.from({ length: kinds?.count ?? 0 }, (_, kind) =>
      all.filter(({ modifier }) => kinds?.canHave(kind, modifier)),
    )
    const heardFor = (s: S, seat: Seat): typeof all => {
      const kind = kinds === undefined ? -1 : kinds.of(s, seat)
      return kind < 0 ? all : (byKind[kind] ?? all)
    }
    const modify = (value: V, s: S, seat: Seat, about: A): V => {
      const heard = heardFor(s, seat)
      let now = value
      for (let i = 0; i < heard.length; i++) {
        const { modifier, change } = heard[i] as (typeof all)[number]
        const changed = change(now, about, s, seat)
        if (changed !== now && modifier.appliesTo(s, seat)) now = changed
      }
      return now
    }
    const rule = (given: string, value: V, s: S, seat: Seat, about: A): string => {
      let now = value
      let by = given
      for (const { modifier, change } of heardFor(s, seat)) {
        const changed = change(now, about, s, seat)
        if (changed === now || !modifier.appliesTo(s, seat)) continue
        now = changed
        by = modifier.rule
      }
      return by
    }
    return Object.assign(modify, { rule })
  }
}
