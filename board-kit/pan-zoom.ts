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
