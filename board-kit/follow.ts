import { towards, wholeBoard, type Area, type Bounds, type Camera } from './pan-zoom.ts'

/** What is seen of a board, and who moves the view: a person who has taken it in hand, or the action. */
export interface Watching {
  camera: Camera
  isInHand: boolean
}

export const fromTheStart: Watching = { camera: wholeBoard, isInHand: false }

/** A person moves the view: from then on it stays where it is put. */
export const movedByHand = ({ camera }: Watching, move: (camera: Camera) => Camera): Watching => ({
  camera: move(camera),
  isInHand: true,
})

/** The action is here, or nowhere in particular. The view goes there unless it is in somebody's hand. */
export function followed(now: Watching, action: Area | null, frame: Bounds): Watching {
  if (now.isInHand || action === null) return now
  const camera = towards(now.camera, action, frame)
  return camera === now.camera ? now : { ...now, camera }
}

/** The view is let go and follows the action again. */
export const letGo = (now: Watching): Watching => ({ ...now, isInHand: false })
