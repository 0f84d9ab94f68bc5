import { Lettering, useReadable } from '@eldertable/board-kit'
import type { ReactNode } from 'react'

/** Whether pieces have their numbers and rooms their names: everywhere but on the small whole map, without words. */
export const useWords = (): boolean => useReadable(Number.MAX_VALUE)

/** A number or letter on a piece. */
export function Mark({
  x,
  y,
  size,
  fill,
  children,
}: {
  x: number
  y: number
  size: number
  fill: string
  children: ReactNode
}) {
  if (!useWords()) return null
  return (
    <Lettering x={x} y={y} size={size} weight={800} fill={fill}>
      {children}
    </Lettering>
  )
}
