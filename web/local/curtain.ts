import type { AnyTitle, Seat } from '@eldertable/kernel'

/** A screen that one or more people share. */
export interface Screen {
  /** Through whose eyes it is seen. */
  reader: Seat | null
  /** Who must take it before anything is shown. */
  handOver: Seat | null
  /** Who has taken it, the others having turned away. */
  taken: Seat | null
}

/** The screen when a person is asked: a curtain falls only if that hand is to be hidden from the others. */
export function passedOn({ reader, taken }: Screen, asked: Seat, isHidden: boolean): Screen {
  if (!isHidden) return { reader: asked, handOver: null, taken: null }
  if (taken === asked) return { reader: asked, handOver: null, taken }
  return { reader, handOver: asked, taken: null }
}

/** The screen when somebody has taken it. */
export function takenBy(seat: Seat): Screen {
  return { reader: seat, handOver: null, taken: seat }
}

/** Whether a hand has something in it that the others must not see: what the title says, or anything at all. */
export function isHandHidden(title: AnyTitle, hand: object | null): boolean {
  if (hand === null) return false
  return title.isHandHidden?.(hand as never) ?? isAnythingIn(hand)
}

function isAnythingIn(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return false
  if (typeof value !== 'object') return true
  return Object.values(value).some(isAnythingIn)
}
