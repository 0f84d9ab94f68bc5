import type { ReactNode } from 'preact/compat'
import { useReadable } from './readable.ts'

/** Text inside a board, in the faces that all titles share. */
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
  isFine = false,
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
  /** Whether it is left out where it is too small to be read. */
  isFine?: boolean
}) {
  const isReadable = useReadable(size)
  if (isFine && !isReadable) return null
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
