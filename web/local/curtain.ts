import type { Seat } from '@eldertable/kernel'

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
