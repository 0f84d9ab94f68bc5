/** A box on the screen, in pixels. */
interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Pixels between what is looked at and the card about it, and between the card and the edge of the screen. */
const GAP = 12
const EDGE = 8

type Place = Readonly<
  Record<'--look-left' | '--look-right' | '--look-top' | '--look-bottom', string>
>

/** Beside what is looked at, on the side where there is more room, and along its upper or lower edge. */
export function placeBeside(at: Box, screen: { width: number; height: number }): Place {
  const isLeft = at.left + at.right < screen.width
  const isHigh = at.top + at.bottom < screen.height
  const pixels = (distance: number): string => `${Math.round(Math.max(EDGE, distance))}px`
  return {
    '--look-left': isLeft ? pixels(at.right + GAP) : 'auto',
    '--look-right': isLeft ? 'auto' : pixels(screen.width - at.left + GAP),
    '--look-top': isHigh ? pixels(at.top) : 'auto',
    '--look-bottom': isHigh ? 'auto' : pixels(screen.height - at.bottom),
  }
}
