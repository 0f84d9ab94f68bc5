/**
 * The frame that shows the focus of a target: first in it, and wide enough to stand clear of its light. It makes the
 * target a little larger for fingers as well.
 */
export function FocusFrame({
  x,
  y,
  width,
  height,
}: {
  x: number
  y: number
  width: number
  height: number
}) {
  return (
    <rect
      x={x - CLEAR}
      y={y - CLEAR}
      width={width + 2 * CLEAR}
      height={height + 2 * CLEAR}
      rx={6}
      fill="transparent"
    />
  )
}

const CLEAR = 7
