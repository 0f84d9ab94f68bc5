import { useContext, type ReactNode } from 'preact/compat'
import { ReadableSize } from './readable.ts'

/** A part of a drawing at a place and in a scale of its own, in which fine print is still measured by the screen. */
export function Shrunk({
  x,
  y,
  by,
  children,
}: {
  x: number
  y: number
  by: number
  children: ReactNode
}) {
  return (
    <g transform={`translate(${x},${y}) scale(${by})`}>
      <ReadableSize value={useContext(ReadableSize) / by}>{children}</ReadableSize>
    </g>
  )
}
