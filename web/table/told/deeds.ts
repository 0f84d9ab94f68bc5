import type { BoardModule, ByHand } from '@eldertable/board-kit'
import { at, type AnyTitle, type Event, type Seat } from '@eldertable/kernel'
import type { BegunMatch, Told } from '../../session/session.ts'
import { actorOf, whoseTurn } from '../seats/actor.ts'
import { exhibitOf, wordsOn, type Exhibit } from './exhibit.ts'
import { areAbout } from './news.ts'
import { toldOf } from './deed-words.ts'
import { tellingOfLog } from './telling.ts'

/** One thing that somebody, or the game itself, has done: it gets one caption. */
export interface Deed {
  /** More than one where the same happens several times over, or where a line of the log is told at once. */
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
    const before = deeds.at(-1)
    if (before !== undefined && byHand === null && endsLine(before, line, table, board, title)) {
      addTo(before, line, table, board, title)
      continue
    }
    const isTold = isToTell(told) && board.logOnly?.includes(event.key) !== true
    if (!isTold && byHand === null) continue
    const seat = actorOf(board, table.view.table, event)
    const exhibit = exhibitOf(event, title, board, table)
    const isMine = event.key !== 'turn' && areAbout([event], title, tellingOfLog(table))
    const isSame =
      before?.events.every(({ key }) => key === event.key) === true &&
      before.seat === seat &&
      (byHand ?? before.byHand) === null
    if (isSame && exhibit === null && before.exhibit === null)
      addTo(before, line, table, board, title)
    else
      deeds.push({
        events: [event],
        seat,
        isGrave: isFlagged(board, event),
        isBrief: isBriefIn(board, event),
        isMine,
        isHeavy: isMine && isHeavyIn(board, event),
        exhibit,
        letters: 0,
        lines: byHand === null ? line + 1 : line,
        byHand,
      })
  }
  for (const deed of deeds) deed.letters = lettersOf(deed, board, title, table)
  return deeds
}

/** Whether the log has an event in one line with all that a deed tells, which is then told with it. */
function endsLine(
  deed: Deed,
  line: number,
  table: BegunMatch,
  board: BoardModule,
  title: AnyTitle,
): boolean {
  const [before, told] = [table.log[line - 1], table.log[line]]
  return (
    board.tellsByLine === true &&
    deed.lines === line &&
    deed.byHand === null &&
    deed.exhibit === null &&
    told !== undefined &&
    before?.position === told.position &&
    board.continues?.(told.event, deed.events) === true &&
    exhibitOf(told.event, title, board, table) === null
  )
}

const isAlwaysShown = ({ alwaysShown }: BoardModule, event: Event): boolean =>
  typeof alwaysShown === 'function' ? alwaysShown(event) : alwaysShown?.includes(event.key) === true
/** Tells one more event together with a deed. */
function addTo(
  deed: Deed,
  line: number,
  table: BegunMatch,
  board: BoardModule,
  title: AnyTitle,
): void {
  const { event } = at(table.log, line)
  const isMine = areAbout([event], title, tellingOfLog(table))
  deed.events = [...deed.events, event]
  deed.isMine ||= isMine
  deed.isHeavy ||= isMine && isHeavyIn(board, event)
  deed.isGrave ||= isFlagged(board, event)
  deed.isBrief &&= isBriefIn(board, event)
  deed.lines = line + 1
}

function lettersOf(deed: Deed, board: BoardModule, title: AnyTitle, table: BegunMatch): number {
  const { exhibit } = deed
  return (exhibit === null ? [toldOf(deed, board, title, table)] : wordsOn(exhibit)).join(' ')
    .length
}

const isBriefIn = (board: BoardModule, { key }: Event): boolean =>
  board.brief?.includes(key) === true

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
