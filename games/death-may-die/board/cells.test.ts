import { expect, it } from 'vitest'
import { cellsIn } from './cells.ts'

it('six things in a small room are still large enough to be told apart', () => {
  const room = { x: 0, y: 0, width: 110, height: 96 }
  const cells = cellsIn(room, ['top', 'top', 'top', 'top', 'bottom', 'bottom'])
  for (const { size } of cells) expect(size).toBeGreaterThanOrEqual(30)
  expect(new Set(cells.map(({ x, y }) => `${x} ${y}`)).size).toBe(6)
})
