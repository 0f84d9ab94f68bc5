import type { Seat } from './state.ts'

// Cards, skills, places and the like reach into rules far away from them. Each says in its own place what it changes and
// for whom it is at work; a rule asks what comes out, and knows no names.

/** One thing that rules reckon: what comes out, and what it is about if there is more to know than the seat. */
export interface Modified<Value, About = void> {
  readonly value: Value
  readonly about: About
}

type All<R> = { readonly [N in keyof R]: Modified<unknown, unknown> }

/** Something that a seat can have and that changes what is reckoned for that seat. */
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

/** Asks for one value: from what it is without any changer, to what it is for a seat. */
export interface ModifiedValue<S, V, A> {
  (value: V, s: S, seat: Seat, about: A): V
  /** The rule by which it is so: that of the last who changed it, or else the rule that is given. */
  rule(given: string, value: V, s: S, seat: Seat, about: A): string
}

/**
 * Lets rules reckon with changers, which are heard in their order. Who has no say in a value costs nothing, and who
 * would not change it is not looked for among what the seat has.
 */
export function withModifiers<S, R extends All<R>>(
  changers: readonly Modifier<S, R>[],
): <N extends keyof R>(name: N) => ModifiedValue<S, R[N]['value'], R[N]['about']> {
  return <N extends keyof R>(name: N) => {
    type V = R[N]['value']
    type A = R[N]['about']
    const heard = changers.flatMap((changer) => {
      const change = changer.changes[name]
      return change === undefined ? [] : [{ changer, change }]
    })
    const reckon = (value: V, s: S, seat: Seat, about: A): V => {
      let now = value
      for (const { changer, change } of heard) {
        const changed = change(now, about, s, seat)
        if (changed !== now && changer.appliesTo(s, seat)) now = changed
      }
      return now
    }
    const rule = (given: string, value: V, s: S, seat: Seat, about: A): string => {
      let now = value
      let by = given
      for (const { changer, change } of heard) {
        const changed = change(now, about, s, seat)
        if (changed === now || !changer.appliesTo(s, seat)) continue
        now = changed
        by = changer.rule
      }
      return by
    }
    return Object.assign(reckon, { rule })
  }
}
