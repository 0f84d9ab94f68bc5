import type { Seat } from '@eldertable/kernel'
import type { LogEntry } from '@eldertable/protocol'
import type { LedgerChange } from '../ledger/ledger.ts'
import type { MatchReader } from '../match-reader.ts'
import type { Match } from '../match.ts'
import type { SeatChange } from '../seats/occupants.ts'

/** What the table is told besides events. It holds nothing that anybody may not know. */
export type Notice =
  | { readonly kind: 'undone' | 'redone'; readonly seat: Seat; readonly picks: number }
  /** By whoever runs the server. */
  | { readonly kind: 'rewound'; readonly picks: number }
  | { readonly kind: 'undo-asked'; readonly seat: Seat; readonly to: number }
  | { readonly kind: 'undo-answered'; readonly seat: Seat; readonly yes: boolean }
  | { readonly kind: 'seated'; readonly change: SeatChange }
  | { readonly kind: 'migrated'; readonly titleVersion: number }

/** What has been stored and may be told. */
export interface HostChange {
  /** Up to this position the line is the same as before: what was heard after it is void. */
  readonly from: number
  /** The position now. */
  readonly to: number
  readonly length: number
  readonly notices: readonly Notice[]
}

/** How a match differs from what it was. */
export function changeBetween(before: MatchReader, after: MatchReader): HostChange {
  const notices: Notice[] = []
  let { position } = before
  let from = position
  for (const entry of after.entries.slice(before.length - 1)) {
    const notice = noticeOf(entry, position)
    if (notice !== undefined) notices.push(notice)
    if (entry.do === undefined) position++
    else if (entry.do === 'undo' || entry.do === 'redo' || entry.do === 'rewind')
      position = entry.to
    from = Math.min(from, position)
  }
  return { from, to: after.position, length: after.length, notices }
}

function noticeOf(entry: LogEntry, position: number): Notice | undefined {
  switch (entry.do) {
    case 'undo':
      return { kind: 'undone', seat: entry.seat, picks: position - entry.to }
    case 'rewind':
      return { kind: 'rewound', picks: position - entry.to }
    case 'redo':
      return { kind: 'redone', seat: entry.seat, picks: entry.to - position }
    case 'ask':
      return { kind: 'undo-asked', seat: entry.seat, to: entry.to }
    case 'answer':
      return { kind: 'undo-answered', seat: entry.seat, yes: entry.yes }
    case 'hold':
    case 'back':
    case 'leave':
    case 'replace': {
      const { id: _, ...change } = entry
      return { kind: 'seated', change }
    }
    case 'migrated':
      return { kind: 'migrated', titleVersion: entry.to }
    case undefined:
    case 'order': // between the seat and the match
    case 'lift':
      return undefined
  }
}

/** What is stored with the entries that lead from one match to the next. */
export function changeOf(next: Match, before?: Match, also?: unknown): LedgerChange {
  const { request } = next
  const isNew = request !== null && request.number !== before?.request?.number
  const agreedTo = before && agreedBack(next.entries.slice(before.length - 1))
  return {
    counter: next.counter,
    titleVersion: next.title.version,
    isOver: next.outcome !== null,
    asked: next.asked,
    moment: next.moment,
    position: next.position,
    ...(agreedTo !== undefined && { agreedTo }),
    ...(isNew && { undoAsked: { number: request.number, asked: request.asked } }),
    ...(before !== undefined && before.seats !== next.seats && { seats: next.seats }),
    ...(also !== undefined && { also }),
  }
}

/** The earliest position to which entries go back that nobody decides alone. */
function agreedBack(entries: readonly LogEntry[]): number | undefined {
  const back = entries.flatMap((entry) =>
    entry.do === 'rewind' || (entry.do === 'undo' && entry.by === 'consent') ? [entry.to] : [],
  )
  return back.length === 0 ? undefined : Math.min(...back)
}
