import { describe, expect, it } from 'vitest'
import type { SurvivorKey } from '../pieces/survivors.ts'
import { at, type Position } from '../testing/at.ts'
import { habit } from './habit.ts'

/** What the bot does first in the turn of the first pool, against the director that plays itself. */
const begins = (position: Position): string =>
  at({ ...position, settings: { director: 'auto', ...position.settings } }).choiceOf(habit)

/** What a survivor of the first pool does when its turn comes. */
const acts = (who: SurvivorKey, position: Position): string =>
  at({ ...position, settings: { director: 'auto', ...position.settings } })
    .acts(who)
    .choiceOf(habit)

describe('a pool', () => {
  it('grows while there is time', () => {
    const t = begins({
      pools: [{ has: ['doctor'] }, { has: ['co-ed'] }],
      screen: ['thug', 'deep-one', 'brute'],
    })
    expect(t).toBe('drawSurvivor')
  })

  it('acts as a whole once it is full', () => {
    const t = begins({
      pools: [{ has: ['doctor', 'moll', 'kingpin'] }, { has: ['co-ed'] }],
      screen: ['thug', 'whiskey', 'boat-hook'],
    })
    expect(t).toBe('poolActions')
  })
})

describe('a survivor', () => {
  it('takes a weapon from the screen', () => {
    const t = acts('quarterback', {
      pools: [{ has: ['quarterback', 'moll', 'kingpin'] }, { has: ['co-ed'] }],
      screen: ['deep-one', 'harpoon', 'whiskey'],
    })
    expect(t).toBe('take harpoon')
  })

  it('rests with nothing left and nobody weak to attack', () => {
    const t = acts('doctor', {
      pools: [{ has: ['doctor', 'moll', 'kingpin'] }, { has: ['co-ed'] }],
      screen: ['spawn', 'elder', 'reef-hunter'],
      throngs: [['deep-one']],
    })
    expect(t).toBe('rest')
  })

  it('raids the throng that hits most', () => {
    const armed = { is: 'quarterback', cards: ['treasury-raid'] } as const
    const t = at({
      settings: { director: 'auto' },
      pools: [{ has: [armed, 'moll', 'kingpin'] }, { has: ['co-ed'] }],
      throngs: [['loafer'], ['spawn', 'elder', 'reef-hunter']],
      screen: ['spawn', 'elder', 'priest'],
    }).acts('quarterback')
    expect(t.choiceOf(habit)).toBe('use treasury-raid')
    expect(t.pick('use', 'treasury-raid').choiceOf(habit)).toMatch(/^aimAt .*2/)
  })
})

describe('spoints', () => {
  const hit = (rest: number): string =>
    at({
      settings: { director: 'auto' },
      pools: [{ has: [{ is: 'doctor', rest }] }, { has: ['co-ed'] }],
      throngs: [['elder']],
      screen: ['whiskey', 'pills', null],
    })
      .dice(4, 2, 3)
      .runOnly('strike', { side: 8, throng: 0 })
      .choiceOf(habit)

  it('keep damage away where they can', () => {
    expect(hit(4)).toBe('negate')
    expect(hit(1)).toBe('giveRest 1')
  })
})
