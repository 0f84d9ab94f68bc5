import { describe, expect, it } from 'vitest'
import { lastCandle } from '../example/index.ts'
import {
  areHintsUsual,
  areOnOneSide,
  seesThoughts,
  sidesAhead,
  type AnyTitle,
  type Table,
} from '../index.ts'

/** One against all others, to whom those go over who are bitten. */
interface HuntTable extends Table {
  bitten: boolean[]
}
const hunt: AnyTitle = {
  ...(lastCandle as AnyTitle),
  sides: {
    ahead: (seats, settings) =>
      seats === 1 || settings['wards'] === true ? 'together' : 'one-against-all',
    of: (table: HuntTable, seat) => (seat === 0 || table.bitten[seat] === true ? 0 : 1),
  },
}

const table = (...bitten: boolean[]): HuntTable => ({ turn: 1, outcome: null, bitten })

describe('sides', () => {
  it('are each for itself where a title says nothing', () => {
    expect(sidesAhead(lastCandle, 3, {})).toBe('each-for-itself')
    const open = table(false, false)
    expect(areOnOneSide(lastCandle, open, 0, 1)).toBe(false)
    expect(areOnOneSide(lastCandle, open, 1, 1)).toBe(true)
  })

  it('depend on seats and settings before the match', () => {
    expect(sidesAhead(hunt, 3, { wards: false })).toBe('one-against-all')
    expect(sidesAhead(hunt, 1, { wards: false })).toBe('together')
    expect(sidesAhead(hunt, 3, { wards: true })).toBe('together')
  })

  it('change in play', () => {
    const [before, after] = [table(false, false, false), table(false, true, false)]
    expect([areOnOneSide(hunt, before, 0, 1), areOnOneSide(hunt, before, 1, 2)]).toEqual([
      false,
      true,
    ])
    expect([areOnOneSide(hunt, after, 0, 1), areOnOneSide(hunt, after, 1, 2)]).toEqual([
      true,
      false,
    ])
  })
})

describe('what a seat considers', () => {
  const sees = (open: Table, thinker: number) =>
    [0, 1, 2, null].filter((viewer) => seesThoughts(hunt, open, 3, viewer, thinker))

  it('is seen by its side alone, and by no spectator while there is another side', () => {
    expect(sees(table(false, false, false), 1)).toEqual([1, 2])
    expect(sees(table(false, false, false), 0)).toEqual([0])
    expect(sees(table(false, true, false), 1)).toEqual([0, 1])
  })

  it('is seen by all once all are on one side', () => {
    expect(sees(table(false, true, true), 2)).toEqual([0, 1, 2, null])
  })
})

describe('hints', () => {
  it('are usual where nobody plays against another person', () => {
    expect(areHintsUsual('each-for-itself', 1)).toBe(true)
    expect(areHintsUsual('together', 4)).toBe(true)
    for (const sides of ['each-for-itself', 'teams', 'one-against-all', 'drawn-by-lot'] as const)
      expect(areHintsUsual(sides, 2)).toBe(false)
  })
})
