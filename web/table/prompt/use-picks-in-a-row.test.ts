// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/preact'
import type { Option } from '@eldertable/kernel'
import { afterEach, describe, expect, it } from 'vitest'
import { tableWith } from '../testing/candle-table.ts'
import { usePicksInARow, type PickRow } from './use-picks-in-a-row.ts'

const offer = (pick: number, upTo?: number): Option => ({
  pick,
  verb: 'give',
  argument: 1,
  ...(upTo !== undefined && { upTo }),
})

/** Begins at position 10; `go` shows the table as it is then. */
function begin(row: PickRow) {
  const picked: number[] = []
  const tableAt = (position: number, options: readonly Option[] | null, key: string) => {
    const table = tableWith({ position })
    const menu = options === null ? null : { options: [...options], refusals: [] }
    return {
      ...table,
      view: {
        ...table.view,
        decision: { key, rule: '', seat: 0, about: {}, passable: false },
        menu,
      },
    }
  }
  const { result, rerender } = renderHook(
    ({ table }) => usePicksInARow(table, (pick) => picked.push(pick)),
    { initialProps: { table: tableAt(10, [], 'commit') } },
  )
  result.current(row)
  const go = (position: number, options: readonly Option[] | null, key = 'commit') =>
    rerender({ table: tableAt(position, options, key) })
  return { picked, go }
}

describe('picks in a row', () => {
  afterEach(() => act(cleanup))

  it('are made one after the other, each once, also within an amount', () => {
    const { picked, go } = begin({ picks: [42, 43, 55], leavesOut: false })
    go(10, [offer(42)])
    expect(picked).toEqual([])
    go(11, [offer(42), offer(43)])
    go(11, [offer(42), offer(43)])
    expect(picked).toEqual([42])
    go(12, [offer(40, 4)])
    go(13, [offer(55)])
    go(14, [offer(42)])
    expect(picked).toEqual([42, 43, 55])
  })

  it('leave out what is not offered, or end there', () => {
    const trade = begin({ picks: [42, 43], leavesOut: true })
    trade.go(11, [offer(43)])
    expect(trade.picked).toEqual([43])
    const strict = begin({ picks: [42, 43], leavesOut: false })
    strict.go(11, [offer(40, 2), offer(43)])
    strict.go(12, [offer(42)])
    expect(strict.picked).toEqual([])
  })

  it.each<[string, number, readonly Option[] | null, string]>([
    ['something else is asked', 12, [offer(43)], 'other'],
    ['others went on in between', 13, [offer(43)], 'commit'],
    ['something was taken back', 10, [offer(43)], 'commit'],
    ['nobody is asked', 12, null, 'commit'],
  ])('are dropped where %s', (_, position, options, key) => {
    const { picked, go } = begin({ picks: [42, 43], leavesOut: true })
    go(11, [offer(42)])
    go(position, options, key)
    go(12, [offer(43)])
    go(13, [offer(43)])
    expect(picked).toEqual([42])
  })

  it('belong to the question that was named', () => {
    const { picked, go } = begin({ key: 'commit', picks: [42], leavesOut: false })
    go(11, [offer(42)], 'other')
    expect(picked).toEqual([])
  })
})
