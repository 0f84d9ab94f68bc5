import type { Seat } from '@eldertable/kernel'
import { isClosed, termsOf } from '../lobby/records.ts'
import { Refused } from '../refused.ts'
import type { Viewer } from './broadcast.ts'
import type { Stretch } from './past.ts'
import type { Room } from './room.ts'

/** What somebody wants to look back at, and perhaps with whose hand. */
export interface LookBack extends Stretch {
  readonly eyes?: Seat | undefined
}

type Watched = Pick<Room, 'head' | 'hasBegun'>

/**
 * Whether a match runs: before and after it, whoever has the link may look. One whose table is closed may go on another day.
 */
export const isRunning = ({ head, hasBegun }: Watched): boolean =>
  hasBegun && (head.status === 'playing' || isClosed(head))

/** Whether somebody with this seat, or without one, is shown the table. */
export const mayWatch = (room: Watched, viewer: Viewer): boolean =>
  viewer !== null || !isRunning(room) || termsOf(room.head).watching !== 'none'

/** By how many picks those who watch are shown all hands, if they are. */
export function handsBehind(room: Watched): number | undefined {
  const { watching } = termsOf(room.head)
  return typeof watching === 'object' && isRunning(room) ? watching.behind : undefined
}

/**
 * Through whose eyes somebody looks back: their own. Whoever watches may be lent those of a seat, up to an agreed number of picks ago, and
 * who has a seat never.
 */
export function eyesFor(room: Room, viewer: Viewer, { eyes, to, from }: LookBack): Viewer {
  if (!mayWatch(room, viewer)) throw new Refused('no-watching')
  if (eyes === undefined || eyes === viewer) return viewer
  const behind = handsBehind(room)
  if (viewer !== null || behind === undefined) throw new Refused('not-your-seat')
  if (room.seats[eyes] === undefined) throw new Refused('no-such-seat')
  if (from > to || to > room.host.position - behind) throw new Refused('not-yet')
  return eyes
}
