import type { ReactNode } from 'react'

/** Text inside a board, in the faces of the house. */
export function Lettering({
  x,
  y,
  size,
  children,
  anchor = 'middle',
  face = 'var(--sans)',
  weight = 700,
  fill = 'var(--ink)',
  italic = false,
}: {
  x: number
  y: number
  size: number
  children: ReactNode
  anchor?: 'start' | 'middle' | 'end'
  face?: string
  weight?: number
  fill?: string
  italic?: boolean
}) {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      textAnchor={anchor}
      fontFamily={face}
      fontWeight={weight}
      fill={fill}
      fontStyle={italic ? 'italic' : 'normal'}
    >
      {children}
    </text>
  )
}
