// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { pickOf, type Option } from '@eldertable/kernel'
import { afterEach, describe, expect, it } from 'vitest'
import type { MatchSession } from '../session/session.ts'
import { tableWith } from './testing/candle-table.ts'
import { pickFor, useFollowUps, type FollowUp } from './use-follow-ups.ts'

const [GIVE, SANITY] = [3, 4]
const give = (argument: number): Option => ({
  pick: pickOf(GIVE, argument),
  verb: 'give',
  argument,
})
const sanity: Option = { pick: pickOf(SANITY, 1), verb: 'sanity', argument: 1, upTo: 30 }
const wanted: FollowUp[] = [
  { verb: 'give', argument: 6 },
  { verb: 'give', argument: 8 },
  { verb: 'sanity', argument: 25 },
]

describe('what follows a pick', () => {
  afterEach(cleanup)

  function follow(position: number) {
    const picked: number[] = []
    const session = { pick: (pick: number) => picked.push(pick) } as unknown as MatchSession
    const tableAt = (at: number, options: readonly Option[] | null) => {
      const table = tableWith({ position: at })
      const menu = options === null ? null : { options: [...options], refusals: [] }
      return { ...table, view: { ...table.view, menu } }
    }
    const { result, rerender } = renderHook(({ table }) => useFollowUps(session, table), {
      initialProps: { table: tableAt(position, [give(6)]) },
    })
    result.current(wanted)
    const go = (at: number, options: readonly Option[] | null) =>
      rerender({ table: tableAt(at, options) })
    return { picked, go }
  }

  it('is picked one after the other, each when it is offered', () => {
    const { picked, go } = follow(10)
    expect(picked).toEqual([])
    go(11, [give(6), give(8), sanity])
    expect(picked).toEqual([pickOf(GIVE, 6)])
    go(11, [give(6), give(8), sanity])
    expect(picked).toHaveLength(1)
    go(12, [give(8), sanity])
    go(13, [sanity])
    expect(picked.slice(1)).toEqual([pickOf(GIVE, 8), pickOf(SANITY, 25)])
    go(14, [give(6), give(8), sanity])
    expect(picked).toHaveLength(3)
  })

  it('leaves out what is not offered, and is dropped by undo and when nobody is asked', () => {
    const gone = follow(10)
    gone.go(11, [give(8)])
    expect(gone.picked).toEqual([pickOf(GIVE, 8)])
    gone.go(10, [give(6), sanity])
    gone.go(11, [give(6), sanity])
    expect(gone.picked).toHaveLength(1)
    const others = follow(10)
    others.go(11, null)
    others.go(12, [give(6)])
    expect(others.picked).toEqual([])
  })

  it('finds no pick for an amount that is too high', () => {
    expect(pickFor({ verb: 'sanity', argument: 30 }, [sanity])).toBe(pickOf(SANITY, 30))
    expect(pickFor({ verb: 'sanity', argument: 31 }, [sanity])).toBeUndefined()
  })
})
