/** Which part of the board is seen: a point of the board is drawn at `scale` times itself, moved by `x` and `y`. */
export interface Sight {
  scale: number
  x: number
  y: number
}

export interface Point {
  x: number
  y: number
}

/** The frame in which the board is seen, and which it always fills. */
export interface Frame {
  left: number
  top: number
  right: number
  bottom: number
}

export const wholeBoard: Sight = { scale: 1, x: 0, y: 0 }

/** How near one can get. */
const CLOSEST = 4

/** Moved by so much, as far as there is board. */
export function moved(sight: Sight, by: Point, frame: Frame): Sight {
  return within({ ...sight, x: sight.x + by.x, y: sight.y + by.y }, frame)
}

/** Nearer or farther, while the point that is seen at `at` stays there. */
export function scaled(sight: Sight, factor: number, at: Point, frame: Frame): Sight {
  const scale = between(sight.scale * factor, 1, CLOSEST)
  const by = scale / sight.scale
  return within({ scale, x: at.x - (at.x - sight.x) * by, y: at.y - (at.y - sight.y) * by }, frame)
}

/** What two fingers do: they hold the board where they have touched it. */
export function pinched(
  sight: Sight,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
  frame: Frame,
): Sight {
  const before = middle(from)
  const after = middle(to)
  const factor = distance(to) / Math.max(1, distance(from))
  const by = { x: after.x - before.x, y: after.y - before.y }
  return moved(scaled(sight, factor, before, frame), by, frame)
}

function within({ scale, x, y }: Sight, { left, top, right, bottom }: Frame): Sight {
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
