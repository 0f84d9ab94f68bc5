import { Lettering, useReadable } from '@eldertable/board-kit'
import type { ReactNode } from 'react'

/** Whether pieces have their numbers and rooms their names: everywhere but on the small whole map, without words. */
export const useWords = (): boolean => useReadable(Number.MAX_VALUE)

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
  const isReadable = useReadable(size * scale)
  if (!useWords() || !isReadable) return null
  return (
    <Lettering x={x} y={y} size={size} weight={800} fill={fill}>
      {children}
    </Lettering>
  )
}
