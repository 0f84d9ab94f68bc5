import { expect, it } from 'vitest'
import { discoveryCards } from '../pieces/discovery.ts'
import { entryInShort } from './discovery.ts'

/** Letters that the panel of a found card has room for. */
const ROOM = 36

it('a side of a Discovery card is said on the board without being cut', () => {
  const sides = discoveryCards.flat().flatMap(({ left, right }) => [left, right])
  for (const side of sides) expect(`Right: ${entryInShort(side)}`.length).toBeLessThanOrEqual(ROOM)
})

it('by what one gets and for what, or that there is nothing', () => {
  const cards = new Map(discoveryCards.flat().map((card) => [card.id, card]))
  const watchman = cards.get('e1.d07')
  expect([watchman?.left, watchman?.right].map((side) => entryInShort(side ?? null))).toEqual([
    'Service Revolver, 2 stress',
    'Pocket Torch, 1 stress',
  ])
  expect(entryInShort(null)).toBe('nothing')
})
