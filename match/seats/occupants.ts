import { botsFor } from '@eldertable/bots'
import type { GameEntry, Seat } from '@eldertable/kernel'
import type { EntryOf, MatchSeat } from '@eldertable/protocol'

/** Who plays a seat at the moment. */
export interface Occupant {
  readonly name: string
  /** `person`, `bot:<name>`, or `nobody` since the person has left. */
  readonly player: string
  /** The bot that holds the seat for its absent person, or for nobody; null if none does. */
  readonly heldBy: string | null
}

/**
 * How the seats of a running match change: a bot plays for a person who is away; the person is back; gives the seat
 * up, which a bot may hold until somebody else sits down; somebody else sits down, a person or a bot.
 */
export type SeatChange = EntryOf<'hold' | 'back' | 'leave' | 'replace'>

/** Why the players of a seat were not changed. */
export type SeatRefusal =
  | 'match-over'
  | 'no-such-seat'
  | 'no-such-bot'
  | 'not-a-person'
  | 'not-held'
  | 'seat-taken'

const BOT = 'bot:'

export const occupantsOf = (seats: readonly MatchSeat[]): readonly Occupant[] =>
  seats.map(({ name, player }) => ({ name, player, heldBy: null }))

/** The bot that plays a seat, for good or for somebody; undefined if a person does, or nobody. */
export function botAt(occupant: Occupant | undefined): string | undefined {
  if (occupant === undefined) return undefined
  if (occupant.player.startsWith(BOT)) return occupant.player.slice(BOT.length)
  return occupant.heldBy ?? undefined
}

/** Whether a person plays the seat, and not a bot in the person's place. */
export const isPresent = (occupant: Occupant | undefined): boolean =>
  occupant?.player === 'person' && occupant.heldBy === null

/** The seats of people, also of those who are away. */
export const peopleAt = (occupants: readonly Occupant[]): Seat[] =>
  occupants.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []))

/** Whether anybody but this seat's person plays or is away. */
export const hasOtherPeople = (occupants: readonly Occupant[], seat: Seat): boolean =>
  occupants.some(({ player }, other) => other !== seat && player === 'person')

/** Why the players of a seat can't change so. */
export function cannotSeat(
  game: GameEntry,
  occupants: readonly Occupant[],
  change: SeatChange,
): SeatRefusal | undefined {
  const occupant = occupants[change.seat]
  if (occupant === undefined) return 'no-such-seat'
  switch (change.do) {
    case 'hold':
      if (occupant.player.startsWith(BOT)) return 'not-a-person'
      return hasBot(game, change.bot) ? undefined : 'no-such-bot'
    case 'back':
      if (occupant.player !== 'person') return 'not-a-person'
      return occupant.heldBy === null ? 'not-held' : undefined
    case 'leave':
      if (occupant.player !== 'person') return 'not-a-person'
      return change.bot === undefined || hasBot(game, change.bot) ? undefined : 'no-such-bot'
    case 'replace':
      if (change.player !== 'person' && !hasBot(game, change.player.slice(BOT.length)))
        return 'no-such-bot'
      // Two may reach for one seat: the first has it.
      return occupant.player === 'person' ? 'seat-taken' : undefined
  }
}

function hasBot(game: GameEntry, bot: string): boolean {
  return botsFor(game).has(bot)
}

/** Who sits where after a change. */
export function occupantsAfter(
  occupants: readonly Occupant[],
  change: SeatChange,
): readonly Occupant[] {
  return occupants.map((occupant, seat) =>
    seat === change.seat ? occupantAfter(occupant, change) : occupant,
  )
}

function occupantAfter(occupant: Occupant, change: SeatChange): Occupant {
  switch (change.do) {
    case 'hold':
      return { ...occupant, heldBy: change.bot }
    case 'back':
      return { ...occupant, heldBy: null }
    case 'leave':
      return { ...occupant, player: 'nobody', heldBy: change.bot ?? null }
    case 'replace':
      return { name: change.name, player: change.player, heldBy: null }
  }
}
