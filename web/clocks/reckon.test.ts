import { expect, it } from 'vitest'
import { leftNow, spentNow, type ClockHeard } from './reckon.ts'

const clock: ClockHeard = {
  left: [60_000, 30_000],
  extra: 10_000,
  spent: [5_000, 7_000],
  runs: 1,
  endsIn: 40_000,
  isPaused: false,
  wishes: [],
  out: [],
  heardAt: 1_000,
}

it('what runs goes on from what was told, down to nothing', () => {
  expect([1_000, 1_001, 41_000, 90_000].map((now) => leftNow(clock, 1, now))).toEqual([
    40_000, 39_999, 0, 0,
  ])
  expect(spentNow(clock, 1, 3_000)).toBe(9_000)
})

it('what does not run stays as it was told', () => {
  expect(leftNow(clock, 0, 90_000)).toBe(60_000)
  expect(leftNow({ ...clock, runs: null, endsIn: null, isPaused: true }, 1, 90_000)).toBe(30_000)
  expect(spentNow(clock, 0, 90_000)).toBe(5_000)
})
