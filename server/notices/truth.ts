import type { LogEntry } from '@eldertable/protocol'
import type { NoticeKind } from '@eldertable/protocol/wire-notices.ts'
import type { MatchHead, Store } from '@eldertable/store'
import { invitationsOf } from '../lobby/inviting.ts'
import { isClosed, seatOfGuest, seatsOf } from '../lobby/records.ts'

interface Claimed {
  readonly guest: string
  readonly match: string
  readonly kind: string
  readonly about: string
}

type Truth = (store: Store, head: MatchHead, notice: Claimed) => boolean | Promise<boolean>

/** What was true when a notice was written, and need not be any more. */
const truths: Readonly<Record<NoticeKind, Truth>> = {
  turn: (_, head, { guest }) => {
    const seat = seatsOf(head)[head.asked]
    return head.status === 'playing' && seat?.guest === guest && seat.heldBy === null
  },
  undo: isStillAsked,
  waits: (_, head, { guest }) => {
    const others = seatsOf(head).some((seat) => seat.guest !== null && seat.guest !== guest)
    return head.status === 'gathering' && others && (head.host === guest || isLate(head, guest))
  },
  rematch: (_, head, { guest }) => head.status === 'gathering' && isLate(head, guest),
  invited: isStillInvited,
  ended: (_, head, { guest }) =>
    head.status === 'finished' && seatOfGuest(seatsOf(head), guest) !== null,
}

/** The match that a notice is about, if what it says is still so. */
export async function stillTrue(store: Store, notice: Claimed): Promise<MatchHead | undefined> {
  const head = await store.readMatch(notice.match)
  if (head === undefined || isClosed(head) || !isKind(notice.kind)) return undefined
  return (await truths[notice.kind](store, head, notice)) ? head : undefined
}

/** Nobody has sat down or turned it down, there is a seat, and neither keeps away from the other. */
async function isStillInvited(
  store: Store,
  head: MatchHead,
  { guest }: Pick<Claimed, 'guest'>,
): Promise<boolean> {
  const asked = await invitationsOf(store, guest)
  return asked.some(({ match }) => match.id === head.id)
}

const isKind = (kind: string): kind is NoticeKind => kind in truths

const isLate = (head: MatchHead, guest: string): boolean =>
  seatsOf(head).some((seat) => seat.guest === guest && seat.ready === false)

/** Nothing but the consent of others, and orders, has come since; and not this seat's. */
async function isStillAsked(
  store: Store,
  head: MatchHead,
  { guest, about }: Claimed,
): Promise<boolean> {
  const seat = seatOfGuest(seatsOf(head), guest)
  if (head.status !== 'playing' || seat === null) return false
  const since = await store.readLog(head.id, Number(about) + 1, head.length)
  return since.every((text) => {
    const entry = JSON.parse(text) as LogEntry
    if (entry.do === 'answer') return entry.yes && entry.seat !== seat
    return entry.do === 'order' || entry.do === 'lift'
  })
}
