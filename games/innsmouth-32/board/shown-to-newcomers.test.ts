import type { Event } from '@eldertable/kernel'
import { describe, expect, it } from 'vitest'
import { cardsCalled, theCard } from '../pieces/cards.ts'
import { stateAt } from '../position.ts'
import { about } from './about.ts'
import { cardOf } from './card-of.ts'
import { board } from './index.tsx'

const { table } = stateAt({ pools: [{ has: ['moll'] }, { has: ['doctor'] }] })
const moll = theCard('moll')
const chant = theCard('dreadful-chant')

describe('the pieces that a question is about', () => {
  it('are the survivor who throws, and the card that asks for the throw', () => {
    const is = { who: moll, kind: 'event', left: 3 }
    expect(about({ key: 'commit.own', about: is }, { ...table, shown: chant })).toEqual([
      `card:${moll}`,
      `card:${chant}`,
    ])
    expect(about({ key: 'commit.own', about: { ...is, kind: 'attack' } }, table)).toEqual([
      `card:${moll}`,
    ])
  })

  it('are the throng that strikes, and nothing where there is none', () => {
    expect(about({ key: 'strike.choose', about: { side: 8, throng: 2 } }, table)).toEqual([
      'throng:2',
    ])
    expect(about({ key: 'raid.with', about: { who: -1 } }, table)).toEqual([])
  })
})

describe('the cards that are shown large', () => {
  const turnedUp = (card: number) => cardOf({ key: 'reveals', rule: 'X-1', is: { card } })

  it('are those that act as they come, with what they do', () => {
    expect(turnedUp(chant)).toMatchObject({ kind: 'Shuffling horror', heading: 'Dreadful Chant' })
    expect(turnedUp(chant)?.lines.join(' ')).toContain('test GUTS')
    for (const key of ['zadoks-confession', 'gilman-house', 'dagon'] as const)
      expect(turnedUp(theCard(key))).not.toBeNull()
  })

  it('are none that stay on the screen for all to read', () => {
    for (const key of ['fire-axe', 'smash-cut', 'deep-one'] as const)
      expect(turnedUp(cardsCalled(key)[0] ?? -1)).toBeNull()
  })
})

describe('the ordinary thing to do', () => {
  it('is not that all act where nobody can, nor what is a gamble', () => {
    const idle = stateAt({ pools: [{ has: [{ is: 'moll', dibs: true }] }, { has: ['doctor'] }] })
    const two = stateAt({ pools: [{ has: ['moll', 'kingpin'] }, { has: ['doctor'] }] })
    expect(board.primary(two.table)).toContain('poolActions')
    expect(board.primary(idle.table)).not.toContain('poolActions')
    // Whoever is alone in a pool is often better off with somebody new.
    expect(board.primary(table)).not.toContain('poolActions')
    for (const verb of ['attack', 'flail', 'enough', 'allOut'] as const)
      expect(board.primary(table)).not.toContain(verb)
  })
})

describe('what a newcomer would do to their own harm', () => {
  it('I32-CREAT-4 is not lit: to take a card in whose place a third monster may come', () => {
    const film = (more: object) => stateAt({ pools: [{ has: ['moll'] }, {}], ...more }).table
    const screen = ['whiskey', 'thug', 'loafer']
    expect(board.primary(film({ screen, pile: ['brute'] }))).not.toContain('take')
    expect(board.primary(film({ screen, pile: [] }))).toContain('take')
    expect(
      board.primary(film({ screen: ['whiskey', 'thug', 'pills'], pile: ['brute'] })),
    ).toContain('take')
  })

  it('I32-SPOINT-3 is asked twice: to rest with as many spoints as there can be', () => {
    const rest = { verb: 'rest', argument: 0 } as const
    const resting = (spoints: number) => ({
      ...stateAt({ pools: [{ has: [{ is: 'moll', rest: spoints }] }, { has: ['doctor'] }] }).table,
      acting: moll,
    })
    expect(board.wastes?.(rest, resting(7))).toBe(
      'The Moll already has 7 rest spoints, the most there can be.',
    )
    expect(board.wastes?.(rest, resting(6))).toBeNull()
  })
})

describe('whose doing something is', () => {
  it('is the throng’s, where somebody is attacked', () => {
    const attacks = { throng: 0, card: -1, who: moll, corner: -1, dice: [3, 4], target: 8 }
    const itself = { ...table, director: -1 }
    expect(board.actor?.(itself, { key: 'attacks', rule: 'X-1', is: attacks })).toBeUndefined()
    const directed = { ...table, director: 2 }
    expect(board.actor?.(directed, { key: 'attacks', rule: 'X-1', is: attacks })).toBe(2)
    const suffers = { who: moll, dice: [3], damage: 3 }
    expect(board.actor?.(directed, { key: 'suffers', rule: 'X-1', is: suffers })).toBe(
      table.pools[0]?.seat,
    )
  })

  it('is told step by step where it comes unasked, in one’s own turn too', () => {
    const { alwaysShown } = board
    const isShown = (key: string, is: object) =>
      typeof alwaysShown === 'function' && alwaysShown({ key, rule: 'X-1', is } as Event)
    for (const key of ['attacks', 'suffers', 'headShot']) expect(isShown(key, {})).toBe(true)
    expect(isShown('throws', { kind: 'flail' })).toBe(true)
    expect(isShown('throws', { kind: 'attack' })).toBe(false)
    expect(isShown('rests', {})).toBe(false)
  })
})
