import { catalogueFaults, fuzz } from '@eldertable/testkit'
import { describe, expect, it } from 'vitest'
import { innsmouth32 } from './index.ts'
import { endings } from './rules/checks.ts'

const tables = [
  ['alone', 1, {}],
  ['one against one', 2, { soloSeats: 2 }],
  ['four with a director', 5, { secretCultist: true, survivorLoss: true }],
  ['three who drafted', 3, { director: 'auto', factionDraft: true, factionRest: true }],
  ['nine', 9, { terrors: '3', hound: 'companion', nightClerk: true }],
  ['six together', 6, { director: 'auto', terrors: 'per-reel', hound: 'thirteenth' }],
] as const

describe('random play', () => {
  it.each(tables)('keeps all promises with %s', (name, seats, settings) => {
    const report = fuzz({ title: innsmouth32, picks: 60, seed: name, seats, settings })
    expect(report.violation).toBeUndefined()
    expect(report.picks).toBe(60)
  })
})

describe('the catalogue', () => {
  it('has words for everything, and no others', () => {
    expect(catalogueFaults(innsmouth32)).toEqual([])
    expect(Object.keys(innsmouth32.text.endings).toSorted()).toEqual(
      Object.keys(endings).toSorted(),
    )
  })
})
