import { useState } from 'react'
import { NONE } from '../state.ts'
import { aboutIn, placeAsked } from './question.ts'
import type { MashProps } from './table.ts'

type Shows = Pick<MashProps, 'table' | 'decision' | 'reader' | 'moment'>

/** The tile that is seen on a narrow screen, and who has chosen it: the action, or a finger. */
export interface SmallView {
  place: number
  isInHand: boolean
  /** A person looks at another tile: the view stays there. */
  lookAt: (place: number) => void
  /** Back to where the action is, and with it from there on. */
  follow: () => void
}

/** Follows the action from tile to tile until somebody takes the view in hand. */
export function useSmallView(shows: Shows): SmallView {
  const [inHand, setInHand] = useState(NONE)
  const action = placeOfAction(shows)
  const isInHand = inHand !== action && inHand in shows.table.places
  return {
    place: isInHand ? inHand : action,
    isInHand,
    // Who comes back to the action by hand goes along with it again.
    lookAt: (place) => setInHand(place === action ? NONE : place),
    follow: () => setInHand(NONE),
  }
}

/** The tile that the question is about, or on which something has just happened; the reader's own if neither is known. */
function placeOfAction(shows: Shows): number {
  const { table, reader } = shows
  const own = table.heroes[reader ?? table.active]?.home ?? NONE
  const places = [aboutIn(shows, 'place') ?? NONE, placeAsked(shows), own, 0]
  return places.find((place) => place in table.places) ?? NONE
}
