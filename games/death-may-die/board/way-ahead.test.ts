import { expect, it } from 'vitest'
import { freePlace } from './way-ahead.tsx'

const room = { x: 0, y: 0, width: 200, height: 120 }

it('how far a room is stands where nothing is hidden by it', () => {
  const inTheCorner = { x: 180, y: 100, size: 40 }
  const [free, taken] = [freePlace(room, []), freePlace(room, [inTheCorner])]
  expect(free.x).toBeGreaterThan(100)
  expect(taken.x).toBeLessThan(100)
  expect(taken.y).toBe(free.y)
})
