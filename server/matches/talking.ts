import type { Seat } from '@eldertable/kernel'
import type { ClientMessage } from '@eldertable/protocol/wire.ts'
import { seatOfGuest, termsOf, termsText } from '../lobby/records.ts'
import { Refused } from '../refused.ts'
import type { Audience } from './audience.ts'
import type { Room } from './room.ts'
import { handsBehind, isRunning } from './watching.ts'

type Wish = Extract<ClientMessage, { t: 'say' }>['to']

/** For whom a line is of somebody in this seat, or without one; throws if it can't be. */
export function audienceOf(room: Room, seat: Seat | null, wish: Wish): Audience {
  const runs = isRunning(room)
  if (seat !== null) return audienceOfSeat(room, runs ? seat : null, wish)
  if (!runs && wish !== 'watchers') return audienceOfSeat(room, null, wish)
  if (Array.isArray(wish)) throw new Refused('no-seat')
  if (wish === 'watchers') return runs ? 'watchers' : 'all'
  const hasSeenHands = handsBehind(room) !== undefined
  if (termsOf(room.head).isOpenTalk === true && !hasSeenHands) return 'all'
  if (wish === 'all') throw new Refused(hasSeenHands ? 'hands-are-shown' : 'not-let-in')
  return 'watchers'
}

function audienceOfSeat(room: Room, seat: Seat | null, wish: Wish = 'all'): Audience {
  if (wish === 'all') return 'all'
  if (wish === 'watchers') throw new Refused('not-a-watcher')
  if (seat === null) throw new Refused('no-side')
  const side = room.host.match.beside(seat)
  const isSame = side.length === new Set(wish).size && side.every((one) => wish.includes(one))
  if (!isSame) throw new Refused('side-changed')
  if (side.length < 2 || side.length === room.seats.length) throw new Refused('no-side')
  return side
}

/** Lets those who watch talk with those who play, or not any more. */
export function openTalk(room: Room, guest: string, yes: boolean): Promise<void> {
  return room.exclusively(async () => {
    for (let tries = 0; tries < 5; tries++) {
      const { head, seats } = room
      if (room.seatOf(guest) === null) throw new Refused('only-players')
      if (guest !== head.host && seatOfGuest(seats, head.host) !== null)
        throw new Refused('only-host')
      if (yes && handsBehind(room) !== undefined) throw new Refused('hands-are-shown')
      const { isOpenTalk, ...terms } = termsOf(head)
      if ((isOpenTalk === true) === yes) return
      const settings = termsText({ ...terms, ...(yes && { isOpenTalk: yes }) })
      const isDone = await room.ledger.change(head.revision, [], { settings })
      await room.refresh()
      if (isDone) return room.tellAllToAll()
    }
    throw new Refused('table-busy')
  })
}
