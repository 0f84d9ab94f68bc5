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
