import type { Guest, NewMatch, Store } from '@eldertable/store'
import type { Room } from '../matches/room.ts'
import { Refused } from '../refused.ts'
import type { Opener, Services } from '../services.ts'
import { newCode, newId } from './code.ts'
import { storeTable } from './new-table.ts'
import {
  openSeat,
  personIn,
  seatsOf,
  seatsText,
  termsOf,
  termsText,
  type SeatRecord,
} from './records.ts'

/** The table at which those of a finished one can play again: the first who asks opens it. */
export function rematch(
  { store, newKey }: Services,
  room: Room,
  { guest, origin }: Opener,
): Promise<{ id: string; code: string; isNew: boolean }> {
  return room.exclusively(async () => {
    for (let tries = 0; tries < 5; tries++) {
      const { head } = room
      const terms = termsOf(head)
      if (head.status !== 'finished' || !room.hasBegun) throw new Refused('not-finished')
      if (room.seatOf(guest.id) === null && head.host !== guest.id) throw new Refused('not-seated')
      if (terms.rematch !== undefined && !(await isGivenUp(store, terms.rematch.id)))
        return { ...terms.rematch, isNew: false }
      const together = await whoSitTogether(store, guest.id, room.seats)
      const table = { ...sameAgain(room, guest, together, newKey()), origin }
      const { id, code } = await storeTable(store, table)
      const others = seatsOf(table).filter((seat) => seat.ready === false)
      const notices = others.flatMap(({ guest: whose }) =>
        whose === null ? [] : [{ guest: whose, match: id, kind: 'rematch', about: '' }],
      )
      const change = { settings: termsText({ ...terms, rematch: { id, code } }), notices }
      if (await room.ledger.change(head.revision, [], change)) {
        room.tellAllToAll()
        return { id, code, isNew: true }
      }
      // Somebody was quicker. The table that nobody knows of is given up.
      const left = seatsOf(table).flatMap((seat) => seat.guest ?? [])
      await store.append(id, 0, [], { status: 'finished', left })
      await room.refresh()
    }
    throw new Refused('table-busy')
  })
}

/** Whether everybody has got up from a table before it began. */
async function isGivenUp(store: Store, id: string): Promise<boolean> {
  const head = await store.readMatch(id)
  return head === undefined || (head.status === 'finished' && head.length === 0)
}

/** Whoever asks, and all others of the table between whom nobody has blocked another, either way. */
async function whoSitTogether(
  store: Store,
  asker: string,
  seats: readonly SeatRecord[],
): Promise<ReadonlySet<string>> {
  const people = new Set([asker, ...seats.flatMap(({ guest }) => guest ?? [])])
  const pairs = new Set<string>()
  for (const one of people)
    for (const { other, how } of await store.shunnedBy(one))
      if (how === 'block') pairs.add(`${one} ${other}`).add(`${other} ${one}`)
  const together = new Set<string>()
  for (const one of people)
    if (![...together].some((other) => pairs.has(`${one} ${other}`))) together.add(one)
  return together
}

function sameAgain(room: Room, guest: Guest, together: ReadonlySet<string>, key: string): NewMatch {
  const { name, title, visibility, pace } = room.head
  const { game, undo, advice, hints, watching, clock } = termsOf(room.head)
  const now = Date.now()
  return {
    id: newId(),
    code: newCode(),
    name,
    title,
    titleVersion: room.game.title.version,
    settings: termsText({
      game,
      undo,
      advice,
      hints,
      ...(watching && { watching }),
      ...(clock && { clock }),
    }),
    seats: seatsText(room.seats.map((seat) => seatAgain(seat, guest, together))),
    status: 'gathering',
    visibility,
    pace,
    key,
    counter: 0,
    host: guest.id,
    createdAt: now,
    updatedAt: now,
  }
}

/** Everybody has the same seat; who has not asked has to say that they want to play again. */
function seatAgain(seat: SeatRecord, asker: Guest, together: ReadonlySet<string>): SeatRecord {
  const { name, player, guest } = seat
  if (player.startsWith('bot:')) return seat
  if (guest === null || !together.has(guest)) return openSeat
  return personIn(guest, name, guest === asker.id, seat.zone)
}
