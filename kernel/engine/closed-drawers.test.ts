import { describe, expect, it } from 'vitest'
import { unlessItLooks, withClosedDrawers } from './closed-drawers.ts'
import { lastCandle } from '../example/index.ts'
import type { CandleState } from '../example/state.ts'

const { table } = lastCandle.setUp(2, { candles: 13, wards: true })
const open = withClosedDrawers<CandleState>({ table })

describe('a state with closed drawers', () => {
  it('has the table, and may be given another', () => {
    expect(open.table).toBe(table)
    expect({ ...open, table: { ...table, lit: 3 } }.table.lit).toBe(3)
  })

  it.each<[string, () => unknown]>([
    ['a hand', () => open.hands[0]],
    ['how many hands there are', () => open.hands.length],
    ['the box', () => open.box.omens],
    ['what is in the box', () => Object.keys(open.box)],
    ['a hand after a change of the table', () => ({ ...open, table }).hands[1]],
  ])('fails who looks for %s', (_, look) => {
    expect(look).toThrow('a closed drawer is looked into')
    expect(unlessItLooks(look)).toBeNull()
  })

  it('lets other errors through', () => {
    expect(() =>
      unlessItLooks(() => {
        throw new Error('something else')
      }),
    ).toThrow('something else')
    expect(unlessItLooks(() => open.table.lit)).toBe(13)
  })
})
