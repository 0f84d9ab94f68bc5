import type { BoardModule, ByHand } from '@eldertable/board-kit'
import type { AnyTitle, Event, Seat } from '@eldertable/kernel'
import type { BegunMatch, Told } from '../../session/session.ts'
import { actorOf, whoseTurn } from '../seats/actor.ts'
import { exhibitOf, wordsOn, type Exhibit } from './exhibit.ts'
import { areAbout } from './news.ts'
import { tellingOfLog } from './telling.ts'
import { toldOf } from './told-of.ts'

/** One thing that somebody, or the game itself, has done: it gets one caption. */
export interface Deed {
  /** More than one where the same happens several times over. */
  events: readonly Event[]
  /** Whose doing it is, if it is a seat's. */
  seat: Seat | undefined
  /** Whether it changes the game: it stands for a while longer. */
  isGrave: boolean
  /** Whether a glance is enough for it. */
  isBrief: boolean
  /** Whether it strikes the reader: it stands as long as a card. */
  isHeavy: boolean
  /** Whether it touches the reader: it stands until it can have been read. */
  isMine: boolean
  /** What lies over the stage while it is told. */
  exhibit: Exhibit | null
  /** How many letters there are to read. */
  letters: number
  /** How many lines of the log have been told with it. */
  lines: number
  /** Where the reader does it by hand: the table waits before it. */
  byHand: ByHand | null
}

/**
 * What was done between two looks at a table by others than those at this screen, and whatever changed the game. What the
 * reader's own pick does within the reader's own turn needs no telling, unless it ends the match, turns up a card, or the
 * title wants it. A throw that comes to the reader unasked is made by hand.
 */
export function deedsBetween(
  before: BegunMatch,
  now: BegunMatch,
  board: BoardModule,
  title: AnyTitle,
): Deed[] {
  const isOwn = (seat: Seat | undefined): boolean => seat !== undefined && isHere(now, seat)
  const isOwnPick = isOwn(before.view.decision?.seat)
  const isEnd = hasEnded(before, now)
  let turn = whoseTurn(board, before)
  const byHand = ({ position, event }: Told): ByHand | null => {
    if (position <= before.position || isOwnPick || isEnd) return null
    return isOwn(actorOf(board, now.view.table, event))
      ? (board.byHand?.(event, tellingOfLog(now)) ?? null)
      : null
  }
  const isToTell = ({ position, event }: Told): boolean => {
    if (position <= before.position) return false
    const seat = actorOf(board, now.view.table, event)
    if (event.key === 'turn') turn = seat
    const isKnown = seat === undefined ? isOwnPick && isOwn(turn) : isOwn(seat)
    return (
      isEnd ||
      !isKnown ||
      isFlagged(board, event) ||
      isAlwaysShown(board, event) ||
      exhibitOf(event, title, board, now) !== null
    )
  }
  return inDeeds(now, board, title, isToTell, byHand)
}

/** What the last pick of a match did, up to the event that ends it. */
export function decisiveDeeds(table: BegunMatch, board: BoardModule, title: AnyTitle): Deed[] {
  const latest = table.log.at(-1)
  return inDeeds(
    table,
    board,
    title,
    (told) => told !== latest && told.position === latest?.position,
  )
}

/** Lines of the log as deeds: what happens several times over is told at once. */
function inDeeds(
  table: BegunMatch,
  board: BoardModule,
  title: AnyTitle,
  isToTell: (told: Told) => boolean,
  byHandIn: (told: Told) => ByHand | null = () => null,
): Deed[] {
  const deeds: Deed[] = []
  for (const [line, told] of table.log.entries()) {
    const { event } = told
    const byHand = byHandIn(told)
    const isTold = isToTell(told) && board.logOnly?.includes(event.key) !== true
    if (!isTold && byHand === null) continue
    const seat = actorOf(board, table.view.table, event)
    const exhibit = exhibitOf(event, title, board, table)
    const isMine = event.key !== 'turn' && areAbout([event], title, tellingOfLog(table))
    const last = deeds.at(-1)
    const isSame =
      last?.events[0]?.key === event.key && last.seat === seat && (byHand ?? last.byHand) === null
    if (isSame && exhibit === null && last.exhibit === null) {
      last.events = [...last.events, event]
      last.isMine ||= isMine
      last.isHeavy ||= isMine && isHeavyIn(board, event)
      last.lines = line + 1
    } else
      deeds.push({
        events: [event],
        seat,
        isGrave: isFlagged(board, event),
        isBrief: board.brief?.includes(event.key) === true,
        isMine,
        isHeavy: isMine && isHeavyIn(board, event),
        exhibit,
        letters: 0,
        lines: byHand === null ? line + 1 : line,
        byHand,
      })
  }
  for (const deed of deeds) deed.letters = lettersOf(deed, title, table)
  return deeds
}

function lettersOf(deed: Deed, title: AnyTitle, table: BegunMatch): number {
  const { exhibit } = deed
  return (exhibit === null ? [toldOf(deed, title, table)] : wordsOn(exhibit)).join(' ').length
}

const isAlwaysShown = ({ alwaysShown }: BoardModule, event: Event): boolean =>
  typeof alwaysShown === 'function' ? alwaysShown(event) : alwaysShown?.includes(event.key) === true

const isFlagged = (board: BoardModule, { key }: Event): boolean =>
  Object.hasOwn(board.milestones, key)

/** Whether an event strikes the reader, if it is told to the reader. */
const isHeavyIn = (board: BoardModule, { key }: Event): boolean =>
  board.heavy?.includes(key) === true

/** Whether the match was played between two looks at it, and is over. */
export const hasEnded = (before: BegunMatch, now: BegunMatch): boolean =>
  before.view.table.outcome === null && now.view.table.outcome !== null

/** Whether somebody at this screen plays a seat. */
function isHere({ connection, reader, seats }: BegunMatch, seat: Seat): boolean {
  if (connection !== 'here') return seat === reader
  return seats[seat]?.player === 'person'
}
