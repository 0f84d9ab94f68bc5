import type { IconName } from './icon-name.ts'
import { Glyph } from './icon.tsx'
import { Lettering } from './lettering.tsx'

/** An eight-sided token with an icon and, in a red disc, the number that matters about it. */
export function MonsterToken({
  icon,
  x,
  y,
  size,
  number,
}: {
  icon: IconName
  x: number
  y: number
  size: number
  number?: number
}) {
  const at = { x: x + size * 0.42, y: y + size * 0.4 }
  return (
    <g>
      <path d={octagon(x, y, size / 2)} fill="#1b1e1b" stroke="#f1e8d3" strokeWidth={1.8} />
      <Glyph name={icon} x={x} y={y} size={size * 0.74} fill="#f1e8d3" />
      {number === undefined ? null : (
        <g>
          <circle
            cx={at.x}
            cy={at.y}
            r={size * 0.28}
            fill="#96301f"
            stroke="#f1e8d3"
            strokeWidth={1.4}
          />
          <Lettering x={at.x} y={at.y + size * 0.145} size={size * 0.43} weight={800} fill="#fff">
            {number}
          </Lettering>
        </g>
      )}
    </g>
  )
}

function octagon(x: number, y: number, radius: number): string {
  const k = radius * 0.414
  const d = radius - k
  return `M${x - k} ${y - radius}h${2 * k}l${d} ${d}v${2 * k}l${-d} ${d}h${-2 * k}l${-d} ${-d}v${-2 * k}z`
}
