import { createElement, Fragment } from 'preact/compat'
import { renderToString } from 'preact-render-to-string'
import { expect, it } from 'vitest'
import { ReadableSize } from './readable.ts'
import { SeatShape, seatShapes } from './seat-mark.tsx'

const SEATS = [0, 1, 2, 3, 4, 5, 6, 7, 8]

const drawn = (seat: number, hollow = false, readable = 0): string =>
  renderToString(
    createElement(
      ReadableSize,
      { value: readable },
      createElement(SeatShape, { seat, x: 16, y: 16, size: 32, hollow }),
    ),
  )

it('nine seats differ by letter, by shape and by colour, each alone', () => {
  expect(seatShapes.map(({ letter }) => letter).join('')).toBe('ABCDEFGHI')
  const outlines = seatShapes.map(({ outline }) =>
    renderToString(createElement(Fragment, null, outline)),
  )
  expect(new Set(outlines).size).toBe(SEATS.length)
  for (const seat of SEATS) {
    expect(drawn(seat)).toContain(outlines[seat])
    expect(drawn(seat)).toContain(`fill="var(--seat-${seat + 1})"`)
  }
})

it('a seat whose person is away is hollow, with a line that stands out in both rooms', () => {
  for (const seat of SEATS) {
    expect(drawn(seat, true)).not.toContain('fill="var(--seat-')
    expect(drawn(seat, true)).toContain('stroke="var(--text-2)"')
  }
})

it('a mark that is too small for its letter to be read goes without', () => {
  expect(drawn(0, false, 18)).toContain('>A</text>')
  expect(drawn(0, false, 19)).not.toContain('</text>')
})
