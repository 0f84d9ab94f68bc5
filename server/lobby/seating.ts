import type { Answer, SeatRefusal } from '@eldertable/match'
import type { Guest, MatchChange } from '@eldertable/store'
import type { Room } from '../matches/room.ts'
import { sitDown } from '../matches/seat-requests.ts'
import type { Ownership } from '../matches/store-ledger.ts'
import { handsBehind } from '../matches/watching.ts'
import { Refused } from '../refused.ts'
import type { Opener } from '../services.ts'
import { noticesOfGathering } from '../notices/causes.ts'
import { assertDistinct, nameForBot } from './names.ts'
import { isReady, mayBegin, openSeat, personIn, seatsText, type SeatRecord } from './records.ts'
import { botIn, usualBot } from './title-list.ts'

/** How somebody wants to sit down. */
export interface JoinWish {
  readonly seat?: number | undefined
  readonly name?: string | undefined
  readonly zone?: string | undefined
  readonly ready: boolean
}

/** Somebody who wants to sit down. */
interface Newcomer extends Opener {
  /** Throws if they have asked too often. */
  readonly mayAsk: () => Promise<void>
}

/** Takes a seat at a table: one that is open, or, while the match is played, one that somebody has given up. */
export function join(room: Room, newcomer: Newcomer, wish: JoinWish): Promise<void> {
  const { guest } = newcomer
  const name = wish.name ?? guest.name
  return room.exclusively(() =>
    untilDone(room, async () => {
      if (room.hasBegun) return comeIn(room, newcomer, name, wish)
      mustGather(room)
      if (room.seatOf(guest.id) !== null) throw new Refused('already-seated')
      const seat = seatToTake(room.seats, 'open', wish.seat)
      assertDistinct(name, namesBeside(room, seat))
      const joined = [guest.id]
      const seats = room.seats.with(seat, personIn(guest.id, name, wish.ready, wish.zone))
      return settle(room, seats, { by: guest.id, joined })
    }),
  )
}

/** Somebody at the table can begin, or can not after all. */
export function setReady(room: Room, guest: Guest, ready: boolean): Promise<void> {
  return room.exclusively(() =>
    untilDone(room, async () => {
      mustGather(room)
      const seat = room.seatOf(guest.id)
      const mine = seat === null ? undefined : room.seats[seat]
      if (seat === null || mine === undefined) throw new Refused('not-seated')
      const seats = room.seats.with(seat, personIn(guest.id, mine.name, ready, mine.zone))
      return settle(room, seats, { by: guest.id })
    }),
  )
}

/** Begins the match if nobody has to be waited for, or keeps who sits where. */
function settle(
  room: Room,
  seats: readonly SeatRecord[],
  { by, joined = [] }: { by: string; joined?: readonly string[] },
): Promise<boolean> {
  if (mayBegin(seats)) return begin(room, seats, joined)
  const notices = noticesOfGathering(seats, room.head.host, by)
  return write(room, { seats: seatsText(seats), joined, updatedAt: Date.now(), notices })
}

/** Begins the match; the open seats are taken by bots. */
export function start(room: Room, guest: Guest, bot: string | undefined): Promise<void> {
  return room.exclusively(async () => {
    if (room.head.host !== guest.id) throw new Refused('only-host')
    mustGather(room)
    const player = bot ?? `bot:${usualBot(room.game)}`
    botIn(room.game, player)
    mustBeReady(room.seats.filter((seat) => seat.guest !== guest.id))
    const names = room.seats.map(({ name }) => name)
    const seats = room.seats.map((seat) => {
      if (seat.player !== 'open') return seat
      const name = nameForBot(names)
      names.push(name)
      return { name, player, heldBy: null, guest: null }
    })
    if (!(await begin(room, seats))) throw new Refused('table-busy')
  })
}

function mustBeReady(seats: readonly SeatRecord[]): void {
  const waiting = seats.find((seat) => !isReady(seat))
  if (waiting !== undefined) throw new Refused('not-ready', `${waiting.name} is not ready yet.`)
}

/** Begins the match if nobody else has to come. */
export function startIfFull(room: Room): Promise<void> {
  return room.exclusively(async () => {
    if (room.head.status === 'gathering' && mayBegin(room.seats)) await begin(room, room.seats)
  })
}

/** Gets up. While the match is played a bot goes on in the seat until somebody else sits down. */
export function leave(room: Room, guest: Pick<Guest, 'id'>): Promise<void> {
  return room.exclusively(async () => {
    const seat = room.seatOf(guest.id)
    const left = [guest.id]
    if (room.head.status === 'playing' && seat !== null) {
      const ownership: Ownership = { seat, guest: null, left }
      return must(await room.host.leave(seat, usualBot(room.game), { ownership }))
    }
    await untilDone(room, () => {
      if (room.head.status !== 'gathering') return write(room, { left }) // only out of the list
      const mine = room.seatOf(guest.id)
      if (mine === null && room.head.host !== guest.id) throw new Refused('not-seated')
      const seats = mine === null ? room.seats : room.seats.with(mine, openSeat)
      return write(room, { seats: seatsText(seats), left, ...newHost(room, guest, seats) })
    })
  })
}

/** Whoever sits there takes the host's place; an empty table is given up. */
function newHost(
  room: Room,
  { id }: Pick<Guest, 'id'>,
  seats: readonly SeatRecord[],
): Pick<MatchChange, 'host' | 'status'> {
  if (room.head.host !== id) return {}
  const next = seats.find(({ guest }) => guest !== null)?.guest
  return next ? { host: next } : { status: 'finished' }
}

/** A seat in a match that is played: whoever plays there has a say, and without anybody it is free. */
async function comeIn(
  room: Room,
  { guest: { id: guest }, origin, mayAsk }: Newcomer,
  name: string,
  { seat: wanted, zone }: JoinWish,
): Promise<true> {
  if (room.head.status === 'finished') throw new Refused('match-over')
  if (room.seatOf(guest) !== null) throw new Refused('already-seated')
  // Nobody sits down who may have seen what the others hold; nor does a name reach the table.
  if (handsBehind(room) !== undefined) throw new Refused('hands-are-shown')
  const seat = seatToTake(room.seats, 'nobody', wanted)
  assertDistinct(name, namesBeside(room, seat))
  if (room.seats[seat]?.free !== true && room.seats.some((one) => one.guest !== null)) {
    await mayAsk()
    await room.signals.petition({ seat, guest, name, origin, ...(zone !== undefined && { zone }) })
  } else must(await sitDown(room, { seat, guest, name, zone }))
  return true
}

/** The names of all others. */
const namesBeside = ({ seats }: Room, seat: number): string[] =>
  seats.flatMap(({ name }, other) => (other === seat || name === '' ? [] : [name]))

/** Begins the match; false if the table has changed since it was looked at. */
async function begin(
  room: Room,
  seats: readonly SeatRecord[],
  joined: readonly string[] = [],
): Promise<boolean> {
  const { least } = room.game.title.seats
  const playing = seats.flatMap(({ name, player, heldBy, guest, zone }) =>
    player === 'closed'
      ? []
      : [{ name, player, heldBy, guest, ...(zone !== undefined && { zone }) }],
  )
  if (playing.length < least) throw new Refused('too-few-seats')
  try {
    await room.start({ seats: playing, joined })
    return true
  } catch (error) {
    const { revision } = room.head
    await room.refresh()
    if (room.head.revision === revision) throw error
    return false
  }
}

function seatToTake(
  seats: readonly SeatRecord[],
  player: string,
  wanted: number | undefined,
): number {
  if (wanted === undefined) {
    const seat = seats.findIndex((one) => one.player === player)
    if (seat < 0) throw new Refused('no-open-seat')
    return seat
  }
  if (seats[wanted]?.player !== player) throw new Refused('seat-taken')
  return wanted
}

function mustGather(room: Room): void {
  if (room.head.status === 'finished') throw new Refused('match-over')
  if (room.hasBegun) throw new Refused('already-started')
}

/** Writes what may be written at this revision; false if somebody was quicker. */
async function write(room: Room, change: MatchChange): Promise<boolean> {
  const isDone = await room.ledger.change(room.head.revision, [], change)
  if (isDone) room.tellAllToAll()
  return isDone
}

/** Looks, decides and writes, and does so again if somebody was quicker. */
async function untilDone(room: Room, attempt: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    if (await attempt()) return
    await room.refresh()
  }
  throw new Refused('table-busy')
}

/** Changes the seats of a table that has not begun. */
export function changeSeats(room: Room, decide: () => SeatsChange): Promise<void> {
  return untilDone(room, () => {
    mustGather(room)
    const { seats, ...rest } = decide()
    return write(room, { ...rest, seats: seatsText(seats), updatedAt: Date.now() })
  })
}

type SeatsChange = Omit<MatchChange, 'seats'> & { readonly seats: readonly SeatRecord[] }

/** Throws if the match has refused. */
export function must(answer: Answer<SeatRefusal>): void {
  if (!answer.ok) throw new Refused(answer.why)
}
