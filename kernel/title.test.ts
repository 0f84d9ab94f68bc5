import { describe, expect, it } from 'vitest'
import { lastCandle } from './example/index.ts'
import { BadSetting, refitted, settingsOf, type AnyTitle, type Switches } from './index.ts'

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
    for (const coins of [0, 9, 50])
      expect(settingsOf(switches, { coins }, 2)).toMatchObject({ coins })
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

describe('a switch that depends on the number of seats', () => {
  const helped: Switches = {
    help: {
      rule: 'LT-4',
      kind: 'choice',
      default: 'none',
      choices: ['none', 'one', 'each'],
      atSeats: { 1: { default: 'one', choices: ['one'] }, 2: { choices: ['none', 'each'] } },
    },
    first: {
      rule: 'LT-5',
      kind: 'number',
      default: 1,
      low: 1,
      high: 3,
      atSeats: { 1: { high: 1 }, 2: { high: 2 } },
    },
    wards: { rule: 'LT-1', kind: 'flag', default: true },
  }

  it('has the default of that number', () => {
    expect(settingsOf(helped, {}, 1)).toEqual({ help: 'one', first: 1, wards: true })
    expect(settingsOf(helped, {}, 2)).toMatchObject({ help: 'none' })
  })

  it('takes what that number allows and nothing else', () => {
    expect(settingsOf(helped, { help: 'each', first: 2 }, 2)).toMatchObject({ help: 'each' })
    expect(() => settingsOf(helped, { help: 'none' }, 1)).toThrow('help')
    expect(() => settingsOf(helped, { help: 'one' }, 2)).toThrow('help')
    expect(() => settingsOf(helped, { first: 3 }, 2)).toThrow('first')
  })

  it('is as everywhere for a number that is not mentioned', () => {
    expect(settingsOf(helped, { help: 'one', first: 3 }, 3)).toMatchObject({ help: 'one' })
  })

  it('keeps its value when seats come or go only if it still fits', () => {
    const agreed = { help: 'each', first: 2, wards: false }
    expect(refitted(helped, agreed, 2)).toEqual(agreed)
    expect(refitted(helped, agreed, 1)).toEqual({ help: 'one', first: 1, wards: false })
  })
})

it('a title with its own types stands in a list of titles', () => {
  const titles: readonly AnyTitle[] = [lastCandle] // the compiler is the test
  expect(titles.map((title) => title.id)).toEqual(['last-candle'])
})
