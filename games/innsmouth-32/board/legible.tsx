import { Lettering as Plain, useLegible } from '@eldertable/board-kit'
import type { ComponentProps } from 'preact/compat'

/** How much larger than it is meant to be lettering may grow here: its place holds no more. */
const MOST = 1.3

/**
 * Nine people and their monsters make a tall board, so everything on it is drawn small; words and figures that have to be
 * read are not.
 */
export const useGrown = (size: number): number => useLegible(size, size * MOST)

/** By how much a line has to be lowered that has grown, so that its middle stays where it was. */
export const lowered = (size: number, grown: number): number => (grown - size) * 0.35

/** Lettering that is never too small to be read, or else is left out. */
export function Lettering(props: ComponentProps<typeof Plain>) {
  const { y, size, isFine = false } = props
  const grown = useGrown(size)
  return isFine ? (
    <Plain {...props} />
  ) : (
    <Plain {...props} y={y + lowered(size, grown)} size={grown} />
  )
}
