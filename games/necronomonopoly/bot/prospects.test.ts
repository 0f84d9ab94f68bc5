import { describe, expect, it } from 'vitest'
import { at, type Table } from '../testing/at.ts'
import { arkham, kingsport } from '../testing/property.ts'
import { features } from './features.ts'
import { fitted } from './fitted.ts'
import { prospectsIn } from './prospects.ts'

const prospectsAt = (table: Table): number[] => prospectsIn(at(table).state.table)

describe('the prospects of players', () => {
  it('are shares of one', () => {
    const shares = prospectsAt({ ann: { owns: arkham }, bob: { sanity: 12 }, cid: {} })
    expect(shares).toHaveLength(3)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    for (const share of shares) expect(share).toBeGreaterThan(0)
  })

  it('are better with a whole locale, and with more Sanity', () => {
    const [even = 1] = prospectsAt({ ann: {}, bob: {}, cid: {} })
    expect(even).toBeCloseTo(1 / 3, 1)
    const [rich = 0, poor = 1] = prospectsAt({
      ann: { owns: kingsport },
      bob: { sanity: 15 },
      cid: {},
    })
    expect(rich).toBeGreaterThan(even)
    expect(poor).toBeLessThan(even)
  })

  it('have a weight for every measure', () => {
    const [values] = features.of(at({ ann: {}, bob: {} }).state)
    expect(values).toHaveLength(features.names.length)
    expect(fitted).toHaveLength(features.names.length)
  })
})
