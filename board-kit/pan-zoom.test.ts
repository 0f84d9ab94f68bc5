import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moved, pinched, scaled, seenIn, wholeBoard, type Point, type Camera } from './pan-zoom.ts'

const frame = { left: -10, top: -10, right: 210, bottom: 110 }
const seenAt = ({ scale, x, y }: Camera, point: Point): Point => ({
  x: point.x * scale + x,
  y: point.y * scale + y,
})
const close = (point: Point) => ({ x: expect.closeTo(point.x), y: expect.closeTo(point.y) })

describe('pan and zoom', () => {
  it('keeps the point under the pointer where it is', () => {
    const at = { x: 60, y: 40 }
    expect(seenAt(scaled(wholeBoard, 2, at, frame), at)).toEqual(at)
  })

  it('goes no farther than the whole board and no nearer than four times', () => {
    const at = { x: 100, y: 50 }
    expect(scaled(wholeBoard, 0.5, at, frame)).toEqual({ scale: 1, ...close({ x: 0, y: 0 }) })
    expect(scaled(wholeBoard, 100, at, frame).scale).toBe(4)
  })

  it('does not move the whole board', () => {
    const pushed = moved(wholeBoard, { x: 30, y: -30 }, frame)
    expect(pushed).toEqual({ scale: 1, ...close({ x: 0, y: 0 }) })
  })

  it('moves as far as there is board', () => {
    const near = scaled(wholeBoard, 2, { x: 100, y: 50 }, frame)
    expect(moved(near, { x: 5, y: 7 }, frame)).toEqual({ scale: 2, x: near.x + 5, y: near.y + 7 })
    const corner = moved(near, { x: 1000, y: 1000 }, frame)
    expect(seenAt(corner, { x: frame.left, y: frame.top })).toEqual({ x: -10, y: -10 })
  })

  it('lets two fingers hold the board where they touched it', () => {
    const near = scaled(wholeBoard, 2, { x: 100, y: 50 }, frame)
    const from = [
      { x: 80, y: 50 },
      { x: 120, y: 50 },
    ] as const
    const to = [
      { x: 75, y: 52 },
      { x: 135, y: 52 },
    ] as const
    const after = pinched(near, from, to, frame)
    expect(after.scale).toBe(3)
    for (const i of [0, 1] as const) {
      const held = { x: (from[i].x - near.x) / 2, y: (from[i].y - near.y) / 2 }
      expect(seenAt(after, held)).toEqual(close(to[i]))
    }
  })

  it('knows which part is seen, also in a box of another shape', () => {
    const box = { width: 440, height: 440 }
    expect(seenIn(wholeBoard, frame, box)).toEqual({ x: -10, y: -60, width: 220, height: 220 })
    const near = scaled(wholeBoard, 2, { x: 100, y: 50 }, frame)
    expect(seenIn(near, frame, { width: 440, height: 240 })).toEqual({
      x: 45,
      y: 20,
      width: 110,
      height: 60,
    })
  })

  it('never shows what lies beside the board', () => {
    const point = fc.record({ x: fc.double(range), y: fc.double(range) })
    const step = fc.oneof(
      point.map((by) => (camera: Camera) => moved(camera, by, frame)),
      fc.tuple(fc.double({ min: 0.2, max: 5, noNaN: true }), point).map(
        ([factor, at]) =>
          (camera: Camera) =>
            scaled(camera, factor, at, frame),
      ),
      fc.tuple(point, point, point, point).map(
        ([a, b, c, d]) =>
          (camera: Camera) =>
            pinched(camera, [a, b], [c, d], frame),
      ),
    )
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const camera = steps.reduce((now, next) => next(now), wholeBoard)
        const corner = seenAt(camera, { x: frame.left, y: frame.top })
        const opposite = seenAt(camera, { x: frame.right, y: frame.bottom })
        expect(corner.x).toBeLessThanOrEqual(frame.left + 1e-6)
        expect(corner.y).toBeLessThanOrEqual(frame.top + 1e-6)
        expect(opposite.x).toBeGreaterThanOrEqual(frame.right - 1e-6)
        expect(opposite.y).toBeGreaterThanOrEqual(frame.bottom - 1e-6)
      }),
    )
  })
})

const range = { min: -300, max: 300, noNaN: true }
