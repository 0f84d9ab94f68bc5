import { Lettering, useReadable } from '@eldertable/board-kit'
import type { ReactNode } from 'preact/compat'

/** Whether pieces have their numbers and rooms their names: everywhere but on the small whole map, without words. */
export const useWords = (): boolean => useReadable(Number.MAX_VALUE)

/** Whether a number of a size is drawn. */
function useMark(size: number): boolean {
  const isReadable = useReadable(size)
  return useWords() && isReadable
}

/** A number with a ground of its own, which goes with it where it is too small to be read. */
export function Badge({ ground, ...mark }: Parameters<typeof Mark>[0] & { ground: ReactNode }) {
  if (!useMark(mark.size * (mark.scale ?? 1))) return null
  return (
    <g>
      {ground}
      <Mark {...mark} />
    </g>
  )
}

/** A number or letter on a piece; left out where it is too small to be read: the card about the piece says it too. */
export function Mark({
  x,
  y,
  size,
  fill,
  scale = 1,
  children,
}: {
  x: number
  y: number
  size: number
  fill: string
  /** By how much the piece is enlarged. */
  scale?: number
  children: ReactNode
}) {
  if (!useMark(size * scale)) return null
  return (
    <Lettering x={x} y={y} size={size} weight={800} fill={fill}>
      {children}
    </Lettering>
  )
}
