import { describe, expect, it } from 'vitest'
import {
  BadSetting,
  refitted,
  settingsOf,
  switchesAt,
  usualSettings,
  type Settings,
  type Switches,
} from '../index.ts'

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
      fit({ seats }) {
        if (seats === 1) return { default: 'one', choices: ['one'] }
        return seats === 2 ? { choices: ['none', 'each'] } : undefined
      },
    },
    first: {
      rule: 'LT-5',
      kind: 'number',
      default: 1,
      low: 1,
      high: 3,
      fit: ({ seats }) => (seats < 3 ? { high: seats } : undefined),
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

describe('what is proposed at a new table', () => {
  const led: Switches = {
    ...switches,
    leader: {
      rule: 'LT-9',
      kind: 'choice',
      default: 'person',
      choices: ['person', 'none'],
      usual: ({ people }) => (people === 1 ? 'none' : undefined),
    },
  }

  it('depends on the people who sit down, and is nothing where the default will do', () => {
    expect(usualSettings(led, { people: 1 })).toEqual({ leader: 'none' })
    expect(usualSettings(led, { people: 2 })).toEqual({})
  })

  it('is no rule: where nobody proposes anything, the default is played', () => {
    expect(settingsOf(led, {}, 1)).toMatchObject({ leader: 'person' })
  })
})

describe('a switch that depends on those before it', () => {
  const isCoop = (settings: Settings) => settings['victory'] === 'together'
  const mash: Switches = {
    victory: {
      rule: 'LT-6',
      kind: 'choice',
      default: 'last',
      choices: ['last', 'flag', 'together'],
      fit: ({ seats }) => (seats === 1 ? { only: 'together', why: 'alone' } : undefined),
    },
    teams: {
      rule: 'LT-7',
      kind: 'flag',
      default: false,
      fit({ seats, settings }) {
        if (isCoop(settings)) return { only: false, why: 'together' }
        return seats === 4 ? undefined : { only: false, why: 'not-four' }
      },
    },
    // One default for some tables and another for others, and everything allowed.
    monsters: {
      rule: 'LT-8',
      kind: 'choice',
      default: 'neighbour',
      choices: ['neighbour', 'automatic'],
      fit: ({ settings }) => (isCoop(settings) ? { default: 'automatic' } : undefined),
    },
    rounds: {
      rule: 'LT-9',
      kind: 'number',
      default: 0,
      low: 5,
      high: 50,
      also: [0],
      fit: ({ settings }) => (isCoop(settings) ? undefined : { only: 0, why: 'versus' }),
    },
  }

  it('is as by default where it does not apply, and says why it can not be anything else', () => {
    expect(settingsOf(mash, {}, 3)).toEqual({
      victory: 'last',
      teams: false,
      monsters: 'neighbour',
      rounds: 0,
    })
    expect(settingsOf(mash, { teams: false, rounds: 0 }, 3)).toMatchObject({ teams: false })
    const whyNot = (given: object, seats: number) => {
      try {
        settingsOf(mash, { ...given }, seats)
      } catch (error) {
        if (error instanceof BadSetting) return [error.setting, error.why]
      }
      return undefined
    }
    expect(whyNot({ teams: true }, 4)).toBeUndefined()
    expect(whyNot({ teams: true }, 3)).toEqual(['teams', 'not-four'])
    expect(whyNot({ teams: true, victory: 'together' }, 4)).toEqual(['teams', 'together'])
    expect(whyNot({ rounds: 10 }, 4)).toEqual(['rounds', 'versus'])
    expect(whyNot({ rounds: 10, victory: 'together' }, 4)).toBeUndefined()
    expect(whyNot({ victory: 'flag' }, 1)).toEqual(['victory', 'alone'])
    // A value that it never has is no question of the table.
    expect(whyNot({ monsters: 'nobody' }, 4)).toEqual(['monsters', undefined])
  })

  it('looks at what those before it have become by default', () => {
    expect(settingsOf(mash, {}, 1)).toMatchObject({ victory: 'together', monsters: 'automatic' })
    expect(settingsOf(mash, { monsters: 'neighbour' }, 1)).toMatchObject({ monsters: 'neighbour' })
  })

  it('is seen by a form as it is at the table', () => {
    const here = switchesAt(mash, 4, { victory: 'together', teams: true, rounds: 10 })
    expect(here['teams']).toMatchObject({ value: false, isFixed: true, why: 'together' })
    expect(here['monsters']).toMatchObject({ value: 'automatic', isFixed: false, why: undefined })
    expect(here['rounds']).toMatchObject({ value: 10, isFixed: false, why: undefined })
    expect(switchesAt(mash, 1)['victory']?.one).toMatchObject({ choices: ['together'] })
  })

  it('gives way when what it depends on is changed, and nothing else does', () => {
    const agreed = { victory: 'together', teams: false, monsters: 'neighbour', rounds: 10 }
    expect(refitted(mash, agreed, 4)).toEqual(agreed)
    expect(refitted(mash, { ...agreed, victory: 'flag' }, 4)).toEqual({
      victory: 'flag',
      teams: false,
      monsters: 'neighbour',
      rounds: 0,
    })
  })
})
