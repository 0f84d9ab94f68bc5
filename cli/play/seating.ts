import type { GameEntry } from '@eldertable/kernel'
import type { MatchSeat } from '@eldertable/protocol'
import { Failure } from '../failure.ts'
import { botNames, defaultBot, seatCount } from '../find.ts'
import { counted } from '../layout.ts'

const NAMES = ['Ada', 'Bram', 'Cora', 'Dorian', 'Edith', 'Felix', 'Greta', 'Hugo', 'Ines']

/** What a person asks for: how many seats, which bots, and names. */
export interface Wishes {
  seats?: number
  bots?: string
  names?: string
}

/** Who sits where: people first, then the bots that are named. Without names of bots there is one person. */
export function seatingOf(game: GameEntry, wishes: Wishes): MatchSeat[] {
  const bots = botsOf(game, wishes)
  const seats = seatCount(game, wishes.seats ?? (bots && usualSeats(game, bots.length)))
  const filled = bots ?? Array.from({ length: seats - 1 }, () => defaultBot(game))
  if (filled.length > seats)
    throw new Failure(`--bots names ${filled.length} bots for ${counted(seats, 'seat')}.`)
  const people = seats - filled.length
  const names = namesOf(wishes.names, seats)
  return names.map((name, seat) => ({
    name,
    player: seat < people ? 'person' : `bot:${filled[seat - people]}`,
  }))
}

function botsOf(game: GameEntry, { bots }: Wishes): string[] | undefined {
  if (bots === undefined) return undefined
  return bots === 'none' || bots === '' ? [] : botNames(game, bots)
}

/** One person and the bots, if the game takes that many. */
function usualSeats({ title }: GameEntry, bots: number): number {
  const { least, most } = title.seats
  return bots === most ? most : Math.max(least, bots + 1)
}

function namesOf(list: string | undefined, seats: number): string[] {
  const given = list === undefined ? [] : list.split(',').map((name) => name.trim())
  if (given.length > seats)
    throw new Failure(`--names has ${given.length} names for ${counted(seats, 'seat')}.`)
  for (const name of given)
    if (!/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]{1,60}$/u.test(name))
      throw new Failure('A name has 1 to 60 printable characters.')
  const rest = NAMES.filter((name) => !given.includes(name))
  return Array.from(
    { length: seats },
    (_, seat) => given[seat] ?? rest[seat - given.length] ?? `Seat ${seat}`,
  )
}
