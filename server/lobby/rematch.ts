import type { Guest, NewMatch } from '@eldertable/store'
import type { Room } from '../matches/room.ts'
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import { newCode, newId } from './code.ts'
import { storeTable } from './new-table.ts'
import { openSeat, seatsText, termsOf, termsText, type SeatRecord } from './records.ts'

/** The table at which those of a finished one can play again: the first who asks opens it. */
export function rematch(
  { store, newKey }: Services,
  room: Room,
  guest: Guest,
): Promise<{ id: string; code: string; isNew: boolean }> {
  return room.exclusively(async () => {
    for (let tries = 0; tries < 5; tries++) {
      const { head } = room
      const terms = termsOf(head)
      if (head.status !== 'finished' || !room.hasBegun) throw new Refused('not-finished')
      if (room.seatOf(guest.id) === null && head.host !== guest.id) throw new Refused('not-seated')
      if (terms.rematch !== undefined) return { ...terms.rematch, isNew: false }
      const { id, code } = await storeTable(store, sameAgain(room, guest, newKey()))
      const change = { settings: termsText({ ...terms, rematch: { id, code } }) }
      if (await room.ledger.change(head.revision, [], change)) {
        room.tellAllToAll()
        return { id, code, isNew: true }
      }
      // Somebody was quicker. The table that nobody knows of is given up.
      await store.append(id, 0, [], { status: 'finished', left: [guest.id] })
      await room.refresh()
    }
    throw new Refused('table-busy')
  })
}

function sameAgain(room: Room, guest: Guest, key: string): NewMatch {
  const { name, title, visibility, pace } = room.head
  const { game, undo, advice, hints } = termsOf(room.head)
  const now = Date.now()
  return {
    id: newId(),
    code: newCode(),
    name,
    title,
    titleVersion: room.game.title.version,
    settings: termsText({ game, undo, advice, hints }),
    seats: seatsText(room.seats.map((seat) => seatAgain(seat, guest))),
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

/** Bots stay; the others have to say that they want to play again. */
function seatAgain(seat: SeatRecord, guest: Guest): SeatRecord {
  if (seat.player.startsWith('bot:') || seat.guest === guest.id) return { ...seat, heldBy: null }
  return openSeat
}
