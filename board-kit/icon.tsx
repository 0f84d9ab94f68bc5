import type { IconName } from './icon-name.ts'
/** An icon of the sprite, as large as the text around it. Decoration: the words beside it say the same. */
export function Icon({ name, size }: { name: IconName; size?: number }) {
  const style = size === undefined ? undefined : { fontSize: size }
  return (
    <svg className="i" viewBox="0 0 512 512" aria-hidden="true" style={style}>
      <use href={`#i-${name}`} />
    </svg>
  )
}

/** An icon inside a board, centred on a point. */
export function Glyph({
  name,
  x,
  y,
  size,
  fill = 'currentColor',
}: {
  name: IconName
  x: number
  y: number
  size: number
  fill?: string
}) {
  return (
    <use
      href={`#i-${name}`}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      fill={fill}
      style={{ color: fill }}
    />
  )
}
