import { describe, expect, it } from 'vitest'
import { drawn, shareWithin } from './sample.ts'

describe('a sample', () => {
  it('has so many, each once and in their order', () => {
    const all = ['a', 'b', 'c', 'd']
    expect(drawn(all, 2, (n) => n - 1)).toEqual(['c', 'd'])
    expect(drawn(all, 3, () => 0)).toEqual(['a', 'b', 'c'])
    expect(drawn(all, 9, () => 0)).toEqual(all)
  })

  it('says how far off its share may be, the less the larger it is', () => {
    const percent = (hits: number, tries: number): number[] =>
      shareWithin(hits, tries).map((share) => Math.round(1000 * share) / 10)
    expect(percent(90, 100)).toEqual([82.6, 94.5])
    expect(percent(360, 400)).toEqual([86.7, 92.6])
    expect(percent(10, 10)).toEqual([72.2, 100])
  })
})
