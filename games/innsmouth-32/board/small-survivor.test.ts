import { expect, it } from 'vitest'
import { chipIn, heldRoom } from './small-survivor.tsx'

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
