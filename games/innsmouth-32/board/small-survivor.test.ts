import { expect, it } from 'vitest'
import { awayPlace, chipIn, heldRoom } from './small-survivor.tsx'

/** A card of a row below the reader's pool, in a match of one person. */
const cell = { left: 53, width: 236, height: 90, isTall: false }
/** What an icon and the edges take of a chip, and how wide a letter is on the whole. */
const ICON = 25
const LETTER = 15 * 0.47

it('has room for the whole name of a single card beside its spoints', () => {
  const { room } = heldRoom({ ...cell, one: { mythos: 4 } })
  expect(chipIn(room, 1) - ICON).toBeGreaterThan('Medallion'.length * LETTER)
})

it('gives two cards the room that nobody needs for mythos', () => {
  const [without, beside] = [0, 4].map((mythos) => heldRoom({ ...cell, one: { mythos } }).room)
  expect(chipIn(without ?? 0, 2)).toBeGreaterThan(chipIn(beside ?? 0, 2))
  expect(chipIn(without ?? 0, 2) - ICON).toBeGreaterThan('Pistol'.length * LETTER * 0.8)
})

it('shows where somebody is beside spoints and cards, not below them', () => {
  const cards = [3, 4]
  for (const mythos of [0, 4])
    for (const { isTall, height } of [
      { isTall: false, height: 90 },
      { isTall: true, height: 126 },
    ]) {
      const place = awayPlace({ one: { mythos, cards }, left: 53, height, isTall })
      const held = heldRoom({ one: { mythos }, left: 53 + 26, width: 236, height, isTall })
      const isAbove = place.y + 11 <= held.y
      const isLeft = place.left + 24 <= held.x
      expect(isAbove || isLeft).toBe(true)
      expect(place.isNamed).toBe(false)
    }
  expect(
    awayPlace({ one: { mythos: 0, cards: [] }, left: 53, height: 126, isTall: true }).isNamed,
  ).toBe(true)
})
