import { useState } from 'preact/compat'
import { NONE } from '../state.ts'
import { placeOfAction, type Shows } from './action.ts'

/** The tile that is seen on a narrow screen, and who has chosen it: the action, or a finger. */
export interface SmallView {
  place: number
  isInHand: boolean
  /** A person looks at another tile: the view stays there. */
  inspect: (place: number) => void
  /** Back to where the action is, and with it from there on. */
  follow: () => void
}

/** Follows the action from tile to tile until somebody takes the view in hand. */
export function useSmallView(shows: Shows): SmallView {
  const [inHand, setInHand] = useState(NONE)
  const action = placeShown(shows)
  const isInHand = inHand !== action && inHand in shows.table.places
  return {
    place: isInHand ? inHand : action,
    isInHand,
    // Whoever comes back to the action by hand goes along with it again.
    inspect: (place) => setInHand(place === action ? NONE : place),
    follow: () => setInHand(NONE),
  }
}

/** The tile on which something happens; the reader's own if that is nowhere in particular. */
function placeShown(shows: Shows): number {
  const { table, reader } = shows
  const own = table.heroes[reader ?? table.active]?.home ?? NONE
  const places = [placeOfAction(shows) ?? NONE, own, 0]
  return places.find((place) => place in table.places) ?? NONE
}
