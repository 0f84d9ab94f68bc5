import { createContext } from 'preact/compat'

/** A target on the page: part of a drawing, or a card to press. */
export type TargetElement = SVGGElement | HTMLButtonElement

/**
 * What the frame does with targets besides picking them: it says why one is refused, and shows what one is. A board
 * need not know of it: every `Target` and `TargetButton` asks for itself. Null where nobody plays, as on a page of
 * instructions.
 */
export interface TargetHands {
  /** Why nothing can be done with a target now, in a sentence; undefined if nothing is refused there. */
  whyNot: (target: string) => string | undefined
  /** Shows what a target is: for as long as it is pointed at, or until it is closed. */
  onLook: (target: string, how: 'in-passing' | 'to-stay', at: TargetElement) => void
  onLookAway: () => void
  /** Whether a target is being shown to stay: a finger has chosen it, and the next touch does it. */
  isShown: (target: string) => boolean
}

export const HandsOnTargets = createContext<TargetHands | null>(null)
