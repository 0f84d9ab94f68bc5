/** Which part of the board is seen: a point of the board is drawn at `scale` times itself, moved by `x` and `y`. */
export interface Camera {
  scale: number
  x: number
  y: number
}

export interface Point {
  x: number
  y: number
}

/** The frame in which the board is seen, and which it always fills. */
export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

/** A part of the board, in its own coordinates. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

export const wholeBoard: Camera = { scale: 1, x: 0, y: 0 }

/** How near one can get. */
const CLOSEST = 4

/** Moved by so much, as far as there is board. */
export function moved(camera: Camera, by: Point, frame: Bounds): Camera {
  return within({ ...camera, x: camera.x + by.x, y: camera.y + by.y }, frame)
}

/** Nearer or farther, while the point that is seen at `at` stays there. */
export function scaled(camera: Camera, factor: number, at: Point, frame: Bounds): Camera {
  const scale = between(camera.scale * factor, 1, CLOSEST)
  const by = scale / camera.scale
  return within(
    { scale, x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by },
    frame,
  )
}

/** What two fingers do: they hold the board where they have touched it. */
export function pinched(
  camera: Camera,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
  frame: Bounds,
): Camera {
  const before = middle(from)
  const after = middle(to)
  const factor = distance(to) / Math.max(1, distance(from))
  const by = { x: after.x - before.x, y: after.y - before.y }
  return moved(scaled(camera, factor, before, frame), by, frame)
}

/** How much of the frame is left free round an area to which the view goes. */
const AROUND = 0.05
/** An area that is seen at this part of the size which it could have is large enough to stay where it is. */
const LARGE_ENOUGH = 0.8

/** Where an area is seen whole, as large as it can be; where it is now, if it is seen there whole and large enough. */
export function towards(camera: Camera, area: Area, frame: Bounds): Camera {
  const width = frame.right - frame.left
  const height = frame.bottom - frame.top
  const largest = Math.min(width / area.width, height / area.height) * (1 - 2 * AROUND)
  const scale = between(largest, 1, CLOSEST)
  if (camera.scale >= scale * LARGE_ENOUGH && isInSight(camera, area, frame)) return camera
  return within(
    {
      scale,
      x: (frame.left + frame.right) / 2 - (area.x + area.width / 2) * scale,
      y: (frame.top + frame.bottom) / 2 - (area.y + area.height / 2) * scale,
    },
    frame,
  )
}

/** The part of the board that is seen in a box of this many pixels, which shows at least the frame. */
export function seenIn(
  { scale, x, y }: Camera,
  { left, top, right, bottom }: Bounds,
  box: { width: number; height: number },
): Area {
  const pixels = pixelsOf({ left, top, right, bottom }, box)
  if (pixels === 0) return { x: left, y: top, width: right - left, height: bottom - top }
  const width = box.width / pixels / scale
  const height = box.height / pixels / scale
  return {
    x: ((left + right) / 2 - x) / scale - width / 2,
    y: ((top + bottom) / 2 - y) / scale - height / 2,
    width,
    height,
  }
}

/** How many pixels a unit of the frame has in a box that shows all of it. */
export const pixelsOf = (
  { left, top, right, bottom }: Bounds,
  { width, height }: { width: number; height: number },
): number => Math.min(width / (right - left), height / (bottom - top))

function isInSight({ scale, x, y }: Camera, area: Area, frame: Bounds): boolean {
  return (
    area.x * scale + x >= frame.left &&
    area.y * scale + y >= frame.top &&
    (area.x + area.width) * scale + x <= frame.right &&
    (area.y + area.height) * scale + y <= frame.bottom
  )
}

function within({ scale, x, y }: Camera, { left, top, right, bottom }: Bounds): Camera {
  return {
    scale,
    x: between(x, right * (1 - scale), left * (1 - scale)),
    y: between(y, bottom * (1 - scale), top * (1 - scale)),
  }
}

const between = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value))

const middle = ([a, b]: readonly [Point, Point]): Point => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
})

const distance = ([a, b]: readonly [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y)
