import { expect, it } from 'vitest'
import { lastCandle } from '../example/index.ts'
import type { AnyTitle } from '../index.ts'

it('a title with its own types stands in a list of titles', () => {
  const titles: readonly AnyTitle[] = [lastCandle] // the compiler is the test
  expect(titles.map((title) => title.id)).toEqual(['last-candle'])
})
