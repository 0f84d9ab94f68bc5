import { describe, expect, it } from 'vitest'
import { lastCandle } from './example/index.ts'
import { BadSetting, settingsOf, type AnyTitle, type Switches } from './index.ts'

const switches: Switches = {
  wards: { rule: 'LT-1', kind: 'flag', default: true },
  length: { rule: 'LT-2', kind: 'choice', default: 'short', choices: ['short', 'long'] },
  coins: { rule: 'LT-3', kind: 'number', default: 5, low: 0, high: 9, also: [50] },
}

describe('settings', () => {
  it('are the defaults where nothing is given', () => {
    expect(settingsOf(switches, {}, 2)).toEqual({ wards: true, length: 'short', coins: 5 })
  })

  it('are what is given', () => {
    const given = { wards: false, length: 'long', coins: 9 }
    expect(settingsOf(switches, given, 2)).toEqual(given)
    for (const coins of [0, 9, 50]) expect(settingsOf(switches, { coins }, 2)).toMatchObject({ coins })
  })

  it.each([
    ['wards', 'false'],
    ['wards', 0],
    ['length', 'medium'],
    ['length', 1],
    ['coins', -1],
    ['coins', 10],
    ['coins', 49],
    ['coins', 2.5],
    ['coins', '5'],
    ['coins', NaN],
    ['ward', true],
    ['toString', true],
    ['__proto__', true],
  ])('refuse %s = %s and say which it was', (name, value) => {
    const given = Object.fromEntries([[name, value]])
    expect(() => settingsOf(switches, given, 2)).toThrow(BadSetting)
    expect(() => settingsOf(switches, given, 2)).toThrow(name)
  })
})

it('a title with its own types stands in a list of titles', () => {
  const titles: readonly AnyTitle[] = [lastCandle] // the compiler is the test
  expect(titles.map((title) => title.id)).toEqual(['last-candle'])
})
