import type { TableForAdmin } from '@eldertable/protocol/wire-admin.ts'
import { monotonic } from '../clock.ts'
import { isClosed } from '../lobby/records.ts'
import type { Room } from '../matches/room.ts'

/** This many of the latest picks are listed. */
const LATEST = 20

/** A table for whoever runs the server: who sits there, and how far it is. Nothing that is face down. */
export function tableForAdmin(room: Room): TableForAdmin {
  const { head, attendance } = room
  const position = room.hasBegun ? room.host.position : 0
  const latest = room.hasBegun ? room.host.match.latest(LATEST) : []
  const now = monotonic()
  return {
    id: head.id,
    code: head.code,
    name: head.name,
    title: head.title,
    status: head.status,
    isClosed: isClosed(head),
    position,
    length: head.length,
    watchers: attendance.watchers.size,
    clock: room.clockShown,
    seats: room.seats.map(({ name, player, heldBy, guest }) => ({
      name,
      player,
      heldBy,
      guest,
      isHere: guest !== null && attendance.isPresent(guest, now),
    })),
    latest: latest.map(({ seat }, at) => ({ position: position - latest.length + at + 1, seat })),
  }
}
