import type { BoardModule } from '@eldertable/board-kit'
import type { Event, Seat } from '@eldertable/kernel'
import type { BegunMatch, Told } from '../session/session.ts'
import { doerOf, whoseTurn } from './doer.ts'

/** One thing that somebody, or the game itself, has done: it gets one caption. */
export interface Deed {
  /** More than one where the same happens several times over. */
  events: readonly Event[]
  /** Whose doing it is, if it is a seat's. */
  seat: Seat | undefined
  /** Whether it changes the game: it stands for a while longer. */
  isGrave: boolean
}

/**
 * What was done between two looks at a table by others than those at this screen, and whatever changed the game. What the
 * reader's own pick does within the reader's own turn needs no telling, unless it ends the match or the title wants it.
 */
export function deedsBetween(before: BegunMatch, now: BegunMatch, board: BoardModule): Deed[] {
  const isOwn = (seat: Seat | undefined): boolean => seat !== undefined && isHere(now, seat)
  const isOwnPick = isOwn(before.view.decision?.seat)
  const isEnd = hasEnded(before, now)
  let turn = whoseTurn(board, before)
  const news = now.log.filter(({ position, event }) => {
    if (position <= before.position) return false
    const seat = doerOf(board, now.view.table, event)
    if (event.key === 'turn') turn = seat
    const isKnown = seat === undefined ? isOwnPick && isOwn(turn) : isOwn(seat)
    return isEnd || !isKnown || isFlagged(board, event) || board.told?.includes(event.key) === true
  })
  return inDeeds(news, now, board)
}

/** What the last pick of a match did, up to the event that ends it. */
export function decisiveDeeds(table: BegunMatch, board: BoardModule): Deed[] {
  const latest = table.log.at(-1)?.position
  const last = table.log.filter(({ position }) => position === latest)
  return inDeeds(last.slice(0, -1), table, board)
}

/** Lines of the log as deeds: what happens several times over is told at once. */
function inDeeds(lines: readonly Told[], { view }: BegunMatch, board: BoardModule): Deed[] {
  const deeds: Deed[] = []
  for (const { event } of lines) {
    if (board.asides?.includes(event.key) === true) continue
    const seat = doerOf(board, view.table, event)
    const last = deeds.at(-1)
    if (last?.events[0]?.key === event.key && last.seat === seat)
      deeds[deeds.length - 1] = { ...last, events: [...last.events, event] }
    else deeds.push({ events: [event], seat, isGrave: isFlagged(board, event) })
  }
  return deeds
}

const isFlagged = (board: BoardModule, { key }: Event): boolean => Object.hasOwn(board.flags, key)

/** Whether the match was played between two looks at it, and is over. */
export const hasEnded = (before: BegunMatch, now: BegunMatch): boolean =>
  before.view.table.outcome === null && now.view.table.outcome !== null

/** Whether somebody at this screen plays a seat. */
function isHere({ connection, reader, seats }: BegunMatch, seat: Seat): boolean {
  if (connection !== 'here') return seat === reader
  return seats[seat]?.player === 'person'
}
