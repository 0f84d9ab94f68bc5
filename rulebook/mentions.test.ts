import { describe, expect, it } from 'vitest'
import { mentionsOf, piecesOf } from './mentions.ts'

/** What each mention in a text names, in the order of the text. */
const namedIn = (text: string): string[][] =>
  [...text.matchAll(mentionsOf('AG'))].map(([mention]) =>
    piecesOf(mention).flatMap(({ names }) => names ?? []),
  )

describe('a mention', () => {
  it.each([
    ['AG-TURN-7 to 9', ['AG-TURN-7', 'AG-TURN-9']],
    ['AG-TURN-1, 2 and 4', ['AG-TURN-1', 'AG-TURN-2', 'AG-TURN-4']],
    ['AG-TURN-1, 3 to 5, 8', ['AG-TURN-1', 'AG-TURN-3', 'AG-TURN-5', 'AG-TURN-8']],
    ['AG-TURN-1, 2, or 12', ['AG-TURN-1', 'AG-TURN-2', 'AG-TURN-12']],
    ['AG-TURN-1,\n2', ['AG-TURN-1', 'AG-TURN-2']],
  ])('of several rules, "%s", names them all', (text, names) => {
    expect(namedIn(`See ${text}.`)).toEqual([names])
  })

  it.each([
    'AG-TURN-1, AG',
    'AG-TURN-1. 2 cards',
    'AG-TURN-1; 2 cards',
    'AG-TURN-1 2',
    'AG-TURN-1, 2d6',
    'AG-TURN-1, 2-3',
    'AG-TURN-1, 2.5',
    'AG-TURN-1 and two',
    'AG-TURN-1, 0',
    'AG-TURN-1) and 2',
  ])('names no more than is certain in "%s"', (text) => {
    expect(namedIn(text)).toEqual([['AG-TURN-1']])
  })

  it('of a chapter has no further numbers, and each of two has its own', () => {
    expect(namedIn('AG-TURN, 2')).toEqual([['AG-TURN']])
    expect(namedIn('AG-TURN-1, 2, AG-CARD-3, 4')).toEqual([
      ['AG-TURN-1', 'AG-TURN-2'],
      ['AG-CARD-3', 'AG-CARD-4'],
    ])
  })

  it('keeps every letter of the text', () => {
    const text = 'AG-TURN-1, 3 to 5, 8'
    expect(
      piecesOf(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
    expect(
      piecesOf('AG-TURN, 2')
        .map((piece) => piece.text)
        .join(''),
    ).toBe('AG-TURN, 2')
  })
})
