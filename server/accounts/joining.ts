import type { Guest, MatchChange, MatchHead, Store } from '@eldertable/store'
import { Refused } from '../refused.ts'
import { seatOfGuest, seatsOf, seatsText } from '../lobby/records.ts'

/** More than anybody has. */
const ALL = 100_000
/** So often a table may change while it is looked at, and somebody sit down while their tables are gone through. */
const TRIES = 8

/**
 * Throws if two guests who turn out to be one have each a seat at a table that is not over: nobody plays two, and which
 * of them is given up is not ours to say.
 */
export async function mustBeJoinable(store: Store, from: Guest, into: Guest): Promise<void> {
  for (const match of await store.matchesOf(from.id, ALL)) mustNotSitTwice(match, from, into)
}

/**
 * One guest becomes another: seats and tables go over one by one, each in one piece, then everything else, and then the
 * first is no more. Whatever stops it in between, each seat is one's or the other's, and it can be begun again.
 */
export async function joinGuests(store: Store, from: Guest, into: Guest): Promise<void> {
  await mustBeJoinable(store, from, into)
  for (let tries = 0; tries < TRIES; tries++) {
    await moveTables(store, from, into)
    if (!(await store.joinGuests(from.id, into.id))) continue
    // What was asked in the old name at the last moment.
    return moveTables(store, from, into)
  }
  throw new Refused('table-busy')
}

async function moveTables(store: Store, from: Guest, into: Guest): Promise<void> {
  for (const { id } of await store.matchesOf(from.id, ALL)) await moveTable(store, id, from, into)
}

/** Rooms in which the table is open hear of it like of any other change. */
async function moveTable(store: Store, id: string, from: Guest, into: Guest): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const head = await store.readMatch(id)
    if (head === undefined) return
    mustNotSitTwice(head, from, into)
    if (await store.append(id, head.revision, [], asInto(head, from.id, into.id))) return
  }
  throw new Refused('table-busy')
}

function asInto(head: MatchHead, from: string, into: string): MatchChange {
  const before = seatsOf(head)
  const isThere = seatOfGuest(before, into) !== null
  const seats = before.map((seat) =>
    // Of two seats in a match that is over, one is enough: both are on record by their names.
    seat.guest === from ? { ...seat, guest: isThere ? null : into } : seat,
  )
  return {
    seats: seatsText(seats),
    ...(head.host === from && { host: into }),
    joined: [into],
    left: [from],
  }
}

function mustNotSitTwice(
  match: Pick<MatchHead, 'seats' | 'status' | 'name'>,
  from: Guest,
  into: Guest,
): void {
  if (match.status === 'finished') return
  const seats = seatsOf(match)
  if (seatOfGuest(seats, from.id) === null || seatOfGuest(seats, into.id) === null) return
  throw new Refused(
    'seated-twice',
    `“${match.name}” is played both by ${into.name} and by ${from.name}, who you are in this browser. Finish it, or get up from this seat, and sign in again. Nothing has changed.`,
  )
}
