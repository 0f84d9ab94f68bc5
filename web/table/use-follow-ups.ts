import { pickOf, verbOf, type Option } from '@eldertable/kernel'
import { useEffect, useRef } from 'react'
import type { BegunMatch, MatchSession } from '../session/session.ts'

/** Something that is to be picked as soon as it is offered. */
export interface FollowUp {
  verb: string
  argument: number
}

interface Ahead {
  rest: readonly FollowUp[]
  /** The position at which the last of them was picked: the next one comes after it. */
  after: number
}

const nothing: Ahead = { rest: [], after: -1 }

/**
 * Picks what follows a pick, one after the other, each like any other pick. What is not offered is left out; who undoes
 * or is no longer asked has the rest dropped.
 */
export function useFollowUps(
  session: MatchSession,
  table: BegunMatch,
): (wanted: readonly FollowUp[]) => void {
  const ahead = useRef(nothing)
  const { position, view } = table
  useEffect(() => {
    const { rest, after } = ahead.current
    if (rest.length === 0 || position === after) return
    ahead.current = nothing
    if (position < after || view.menu === null) return
    const { options } = view.menu
    const place = rest.findIndex((wanted) => pickFor(wanted, options) !== undefined)
    const next = rest[place]
    const pick = next === undefined ? undefined : pickFor(next, options)
    if (pick === undefined) return
    ahead.current = { rest: rest.slice(place + 1), after: position }
    session.pick(pick)
  }, [session, position, view.menu])
  return (wanted) => {
    ahead.current = { rest: wanted, after: position }
  }
}

/** The pick by which an option is taken, with its amount if it has one; undefined if it is not offered. */
export function pickFor(
  { verb, argument }: FollowUp,
  options: readonly Option[],
): number | undefined {
  const option = options.find(
    (one) =>
      one.verb === verb && one.argument <= argument && argument <= (one.upTo ?? one.argument),
  )
  return option === undefined ? undefined : pickOf(verbOf(option.pick), argument)
}
