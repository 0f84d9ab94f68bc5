import { towards, wholeBoard, type Area, type Frame, type Sight } from './pan-zoom.ts'

/** What is seen of a board, and who moves the view: a person who has taken it in hand, or the action. */
export interface Watching {
  sight: Sight
  isInHand: boolean
}

export const fromTheStart: Watching = { sight: wholeBoard, isInHand: false }

/** A person moves the view: from then on it stays where it is put. */
export const movedByHand = ({ sight }: Watching, move: (sight: Sight) => Sight): Watching => ({
  sight: move(sight),
  isInHand: true,
})

/** The action is here, or nowhere in particular. The view goes there unless it is in somebody's hand. */
export function followed(now: Watching, action: Area | null, frame: Frame): Watching {
  if (now.isInHand || action === null) return now
  const sight = towards(now.sight, action, frame)
  return sight === now.sight ? now : { ...now, sight }
}

/** The view is let go and follows the action again. */
export const letGo = (now: Watching): Watching => ({ ...now, isInHand: false })
