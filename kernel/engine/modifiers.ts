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

/** Asks for one value: from what it is without any modifier, to what it is for a seat. */
export interface ModifiedValue<S, V, A> {
  (value: V, s: S, seat: Seat, about: A): V
  /** The rule by which it is so: that of the last who changed it, or else the rule that is given. */
  rule(given: string, value: V, s: S, seat: Seat, about: A): string
}

/**
 * Lets rules ask for values that modifiers change, in their order. A modifier that has no say in a value costs nothing,
 * and `appliesTo` is only asked where the value would change.
 */
export function withModifiers<S, R extends All<R>>(
  modifiers: readonly Modifier<S, R>[],
): <N extends keyof R>(name: N) => ModifiedValue<S, R[N]['value'], R[N]['about']> {
  return <N extends keyof R>(name: N) => {
    type V = R[N]['value']
    type A = R[N]['about']
    const heard = modifiers.flatMap((modifier) => {
      const change = modifier.changes[name]
      return change === undefined ? [] : [{ modifier, change }]
    })
    const modify = (value: V, s: S, seat: Seat, about: A): V => {
      let now = value
      for (const { modifier, change } of heard) {
        const changed = change(now, about, s, seat)
        if (changed !== now && modifier.appliesTo(s, seat)) now = changed
      }
      return now
    }
    const rule = (given: string, value: V, s: S, seat: Seat, about: A): string => {
      let now = value
      let by = given
      for (const { modifier, change } of heard) {
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
