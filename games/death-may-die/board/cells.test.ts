import { expect, it } from 'vitest'
import { cellsIn } from './cells.ts'

it('a room that bears no name has more room for what stands in it', () => {
  const room = { x: 0, y: 0, width: 190, height: 96 }
  const five = ['top', 'top', 'top', 'bottom', 'bottomRight'] as const
  const [named] = cellsIn(room, five)
  const [unnamed] = cellsIn(room, five, false)
  expect(unnamed?.size).toBeGreaterThan(named?.size ?? 0)
  for (const { y, size } of cellsIn(room, five, false))
    expect(y - size / 2).toBeGreaterThanOrEqual(0)
})

it('six things in a small room are still large enough to be told apart', () => {
  const room = { x: 0, y: 0, width: 110, height: 96 }
  const cells = cellsIn(room, ['top', 'top', 'top', 'top', 'bottom', 'bottom'])
  for (const { size } of cells) expect(size).toBeGreaterThanOrEqual(30)
  expect(new Set(cells.map(({ x, y }) => `${x} ${y}`)).size).toBe(6)
})
