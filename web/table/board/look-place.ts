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

/** How wide a card is, as its style says. */
const WIDTH = 310

type Place = Readonly<
  Record<'--look-left' | '--look-right' | '--look-top' | '--look-bottom' | '--look-room', string>
>

const pixels = (distance: number): string => `${Math.round(Math.max(EDGE, distance))}px`

/**
 * Beside what is looked at, on the side where there is more room, and along its upper or lower edge. On a screen that is
 * too narrow for that, above or below it: what is looked at can always be pressed again.
 */
export function placeBeside(at: Box, screen: { width: number; height: number }): Place {
  const isLeft = at.left + at.right < screen.width
  const isHigh = at.top + at.bottom < screen.height
  const beside = isLeft ? screen.width - at.right : at.left
  if (beside < WIDTH + GAP + EDGE) return placeAboveOrBelow(at, screen, isHigh)
  return {
    '--look-left': isLeft ? pixels(at.right + GAP) : 'auto',
    '--look-right': isLeft ? 'auto' : pixels(screen.width - at.left + GAP),
    '--look-top': isHigh ? pixels(at.top) : 'auto',
    '--look-bottom': isHigh ? 'auto' : pixels(screen.height - at.bottom),
    '--look-room': '60vh',
  }
}

function placeAboveOrBelow(
  at: Box,
  screen: { width: number; height: number },
  isHigh: boolean,
): Place {
  const room = isHigh ? screen.height - at.bottom : at.top
  return {
    '--look-left': pixels(Math.min(at.left, screen.width - WIDTH - EDGE)),
    '--look-right': 'auto',
    '--look-top': isHigh ? pixels(at.bottom + GAP) : 'auto',
    '--look-bottom': isHigh ? 'auto' : pixels(screen.height - at.top + GAP),
    '--look-room': pixels(room - GAP - EDGE),
  }
}
