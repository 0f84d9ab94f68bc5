import type { Answer, SeatRefusal } from '@eldertable/match'
import type { Guest, MatchChange } from '@eldertable/store'
import type { Room } from '../matches/room.ts'
import type { Ownership } from '../matches/store-ledger.ts'
import { Refused } from '../refused.ts'
import { nameForBot } from './names.ts'
import { openSeat, seatOfGuest, seatsOf, seatsText, type SeatRecord } from './records.ts'
import { botIn, usualBot } from './title-list.ts'

/** Takes a seat at a table: one that is open, or, while the match is played, one that somebody has given up. */
export function join(room: Room, guest: Guest, wanted: number | undefined): Promise<void> {
  return room.inTurn(async () => {
    if (room.hasBegun) return sitDown(room, guest, wanted)
    await changeSeats(room, (seats) => {
      if (seatOfGuest(seats, guest.id) !== null) throw new Refused('already-seated')
      const seat = seatToTake(seats, 'open', wanted)
      return {
        seats: withSeat(seats, seat, personIn(guest)),
        joined: [guest.id],
      }
    })
    if (room.seats.every(({ player }) => player !== 'open')) await begin(room, room.seats)
  })
}

/** Begins the match; the open seats are taken by bots. */
export function start(room: Room, guest: Guest, bot: string | undefined): Promise<void> {
  return room.inTurn(async () => {
    if (room.head.host !== guest.id) throw new Refused('only-host')
    mustGather(room)
    const player = bot ?? `bot:${usualBot(room.game)}`
    botIn(room.game, player)
    const names = room.seats.map(({ name }) => name)
    const seats = room.seats.map((seat) => {
      if (seat.player !== 'open') return seat
      const name = nameForBot(names)
      names.push(name)
      return { name, player, heldBy: null, guest: null }
    })
    await begin(room, seats)
  })
}

/** Begins the match if nobody else has to come. */
export function startIfFull(room: Room): Promise<void> {
  return room.inTurn(async () => {
    if (!room.hasBegun && room.seats.every(({ player }) => player !== 'open'))
      await begin(room, room.seats)
  })
}

/** Gets up. While the match is played a bot goes on in the seat until somebody else sits down. */
export function leave(room: Room, guest: Guest): Promise<void> {
  return room.inTurn(async () => {
    const seat = room.seatOf(guest.id)
    if (room.head.status === 'finished') return change(room, { left: [guest.id] })
    if (room.hasBegun) {
      if (seat === null) return change(room, { left: [guest.id] })
      const guests = ownersOf(room).with(seat, null)
      const bot = usualBot(room.game)
      return must(await room.host.leave(seat, bot, { guests, left: [guest.id] }), room)
    }
    await changeSeats(room, (seats) => {
      const mine = seatOfGuest(seats, guest.id)
      if (mine === null && room.head.host !== guest.id) throw new Refused('not-seated')
      const left = mine === null ? seats : withSeat(seats, mine, openSeat)
      return { seats: left, left: [guest.id], ...newHost(room, guest, left) }
    })
  })
}

/** Whoever sits there takes the host's place; an empty table is given up. */
function newHost(
  room: Room,
  { id }: Guest,
  seats: readonly SeatRecord[],
): Pick<MatchChange, 'host' | 'status'> {
  if (room.head.host !== id) return {}
  const next = seats.find(({ guest }) => guest !== null)?.guest
  return next ? { host: next } : { status: 'finished' }
}

async function sitDown(room: Room, guest: Guest, wanted: number | undefined): Promise<void> {
  if (room.head.status === 'finished') throw new Refused('match-over')
  if (room.seatOf(guest.id) !== null) throw new Refused('already-seated')
  const seat = seatToTake(room.seats, 'nobody', wanted)
  const ownership = { guests: ownersOf(room).with(seat, guest.id), joined: [guest.id] }
  must(await room.host.replace(seat, { name: guest.name, player: 'person' }, ownership), room)
}

async function begin(room: Room, seats: readonly SeatRecord[]): Promise<void> {
  const { least } = room.game.title.seats
  const playing = seats.filter(({ player }) => player !== 'closed')
  if (playing.length < least) throw new Refused('too-few-seats')
  await room.start(playing)
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

const personIn = ({ id, name }: Guest): SeatRecord => ({
  name,
  player: 'person',
  heldBy: null,
  guest: id,
})

export const withSeat = (
  seats: readonly SeatRecord[],
  at: number,
  seat: SeatRecord,
): readonly SeatRecord[] => seats.with(at, seat)

/** Whose the seats are. */
export const ownersOf = (room: Room): Ownership['guests'] => room.seats.map(({ guest }) => guest)

/** Changes the seats of a table that has not begun: looks, decides, writes, and again if somebody was quicker. */
export async function changeSeats(
  room: Room,
  decide: (
    seats: readonly SeatRecord[],
  ) => Omit<MatchChange, 'seats'> & { seats: readonly SeatRecord[] },
): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    mustGather(room)
    const { seats, ...rest } = decide(seatsOf(room.head))
    const change = { ...rest, seats: seatsText(seats), updatedAt: Date.now() }
    if (await room.ledger.change(room.head.revision, [], change)) return room.tellAllToAll()
    await room.ledger.readHead()
  }
  throw new Refused('table-busy')
}

/** Changes something of a table besides its seats. */
async function change(room: Room, given: MatchChange): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    if (await room.ledger.change(room.head.revision, [], given)) return room.tellAllToAll()
    await room.ledger.readHead()
  }
  throw new Refused('table-busy')
}

/** Throws if the match has refused. */
export function must(answer: Answer<SeatRefusal>, room: Room): void {
  if (!answer.ok) throw new Refused(answer.why)
  room.tellAllToAll()
}
