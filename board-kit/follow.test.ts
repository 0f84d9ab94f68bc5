import { describe, expect, it } from 'vitest'
import { followed, fromTheStart, letGo, movedByHand } from './follow.ts'
import { moved, scaled, wholeBoard, type Camera } from './pan-zoom.ts'

const frame = { left: 0, top: 0, right: 1000, bottom: 800 }
const room = { x: 700, y: 100, width: 100, height: 80 }
const nextDoor = { x: 720, y: 110, width: 90, height: 70 }
const farAway = { x: 20, y: 600, width: 100, height: 80 }

/** Where a point of the board is seen. */
const seenAt = ({ scale, x, y }: Camera, point: { x: number; y: number }) => ({
  x: point.x * scale + x,
  y: point.y * scale + y,
})

describe('a view that follows the action', () => {
  it('goes where the action is, large enough to read and with room round it', () => {
    const { camera } = followed(fromTheStart, room, frame)
    expect(camera.scale).toBe(4)
    const corner = seenAt(camera, room)
    const other = seenAt(camera, { x: room.x + room.width, y: room.y + room.height })
    expect(corner.x).toBeGreaterThan(100)
    expect(corner.y).toBeGreaterThan(80)
    expect(other.x).toBeLessThan(900)
    expect(other.y).toBeLessThan(720)
  })

  it('shows an area whole that is nearly as large as the board, and never less than the board', () => {
    const { camera } = followed(fromTheStart, { x: 0, y: 0, width: 1000, height: 800 }, frame)
    expect(camera).toEqual(wholeBoard)
  })

  it('stays within the board where the action is at its edge', () => {
    const { camera } = followed(fromTheStart, { x: 0, y: 0, width: 100, height: 80 }, frame)
    expect(seenAt(camera, { x: 0, y: 0 })).toEqual({ x: 0, y: 0 })
  })

  it('holds still while the action stays in camera, and goes on when it leaves', () => {
    const near = followed(fromTheStart, room, frame)
    expect(followed(near, nextDoor, frame)).toBe(near)
    expect(followed(near, farAway, frame).camera).not.toEqual(near.camera)
  })

  it('does nothing on a board that names no place of action', () => {
    expect(followed(fromTheStart, null, frame)).toBe(fromTheStart)
    const near = followed(fromTheStart, room, frame)
    expect(followed(near, null, frame)).toBe(near)
  })
})

describe('a view that is taken in hand', () => {
  const inHand = movedByHand(followed(fromTheStart, room, frame), (camera) =>
    moved(camera, { x: 300, y: 0 }, frame),
  )

  it('stays where it was put, wherever the action goes', () => {
    expect(followed(inHand, farAway, frame)).toBe(inHand)
    expect(followed(inHand, room, frame)).toBe(inHand)
  })

  it('is in hand after the slightest zoom, and after the whole board was asked for', () => {
    const zoomed = movedByHand(fromTheStart, (camera) =>
      scaled(camera, 1.01, { x: 500, y: 400 }, frame),
    )
    expect(followed(zoomed, room, frame)).toBe(zoomed)
    const whole = movedByHand(inHand, () => wholeBoard)
    expect(followed(whole, room, frame).camera).toEqual(wholeBoard)
  })

  it('follows again once it is let go', () => {
    const again = followed(letGo(inHand), farAway, frame)
    expect(again).toEqual(followed(fromTheStart, farAway, frame))
  })
})
