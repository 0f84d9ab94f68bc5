import { wantsWorlds as thinks } from '@eldertable/bots'
import { refitted } from '@eldertable/kernel'
import type { Guest } from '@eldertable/store'
import { monotonic } from '../clock.ts'
import type { Room } from '../matches/room.ts'
import { Refused } from '../refused.ts'
import { nameForBot } from './names.ts'
import { countPlaying, openSeat, termsOf, termsText, type SeatRecord } from './records.ts'
import { changeSeats, must } from './seating.ts'
import { botIn, usualBot } from './title-list.ts'

/** Milliseconds of absence after which others may put a bot into a seat, and after which it comes by itself. */
export interface Absence {
  readonly asked: number
  readonly unasked: number
  /** After so long others may agree to put a bot into the seat of somebody who is there and does not choose. */
  readonly idle: number
  /** At a slow table people come by now and then: it takes days, and nothing happens by itself. */
  readonly slow: number
}

/** Puts a bot, or its person, into a seat. Before the start it is the host who says what becomes of a seat. */
export function replace(
  room: Room,
  guest: Guest,
  { seat, by }: { seat: number; by: string },
  absence: Absence,
): Promise<void> {
  return room.exclusively(async () => {
    if (!room.hasBegun) return arrange(room, guest, seat, by)
    const held = room.seats[seat]
    if (held === undefined) throw new Refused('no-such-seat')
    const isMine = held.guest === guest.id
    if (by === 'person') {
      if (!isMine) throw new Refused('not-your-seat')
      return must(await room.host.takeBack(seat))
    }
    if (!by.startsWith('bot:')) throw new Refused('already-started')
    const bot = botIn(room.game, by)
    // What it would pick is as good as a hint, for the person who takes the seat back.
    if (thinks(bot) && !room.hasHints) throw new Refused('no-thinking-bot')
    if (isMine || (await isAway(room, guest, held, absence)))
      return must(await room.host.hold(seat, bot))
    await room.signals.vote(mySeat(room, guest), seat, absence.idle)
  })
}

/** Whether somebody is away for long enough to let a bot play; throws if that is not for this guest to say, or not yet. */
async function isAway(
  room: Room,
  guest: Guest,
  held: SeatRecord,
  { asked, slow }: Absence,
): Promise<boolean> {
  if (room.seatOf(guest.id) === null && room.head.host !== guest.id) throw new Refused('no-seat')
  if (held.guest === null) return true // nobody's seat, or a bot's: the match knows what to say
  const isSlow = room.head.pace === 'slow'
  const away = await room.attendance.absence(held.guest, monotonic())
  if (away >= (isSlow ? slow : asked)) return true
  // Whoever has just gone may come back; about who is there the others can vote, where people sit together.
  if (away > 0 || isSlow) throw new Refused('still-present')
  return false
}

/** Lets somebody at the table say whether who has asked for an empty seat may sit down. */
export async function admit(
  room: Room,
  guest: Guest,
  { petition: seatRequest, yes }: { petition: string; yes: boolean },
): Promise<void> {
  await room.signals.admit(mySeat(room, guest), seatRequest, yes)
}

function mySeat(room: Room, { id }: Guest): number {
  const seat = room.seatOf(id)
  if (seat === null) throw new Refused('no-seat')
  return seat
}

function arrange(room: Room, guest: Guest, seat: number, by: string): Promise<void> {
  if (room.head.host !== guest.id) throw new Refused('only-host')
  if (by === 'person') throw new Refused('not-started')
  return changeSeats(room, () => {
    const { seats } = room
    const before = seats[seat]
    if (before === undefined) throw new Refused('no-such-seat')
    const names = seats.map(({ name }) => name)
    const now = by.startsWith('bot:')
      ? {
          name: nameForBot(names),
          player: `bot:${botIn(room.game, by)}`,
          heldBy: null,
          guest: null,
        }
      : { ...openSeat, player: by }
    const gone = before.guest !== null && before.guest !== room.head.host ? [before.guest] : []
    const arranged = seats.with(seat, now)
    return { seats: arranged, left: gone, settings: termsFor(room, arranged) }
  })
}

/** The table's terms with settings that fit the number of seats. */
function termsFor(room: Room, seats: readonly SeatRecord[]): string {
  const terms = termsOf(room.head)
  const game = refitted(room.game.title.switches, terms.game, countPlaying(seats))
  return termsText({ ...terms, game })
}

/** Lets a bot play for the person who is asked, if that person has been away too long and others wait. */
export async function holdIfAbsent(room: Room, { unasked }: Absence, now: number): Promise<void> {
  if (!room.hasBegun || room.head.status !== 'playing' || room.head.pace === 'slow') return
  const asked = room.host.match.decision?.seat
  const seat = asked === undefined ? undefined : room.seats[asked]
  if (asked === undefined || seat?.guest == null || seat.heldBy !== null) return
  const isAwaited = room.seats.some(
    ({ guest }) => guest !== null && guest !== seat.guest && room.attendance.isPresent(guest, now),
  )
  if (!isAwaited || (await room.attendance.absence(seat.guest, now)) < unasked) return
  await room.exclusively(async () => {
    must(await room.host.hold(asked, usualBot(room.game)))
  })
}
