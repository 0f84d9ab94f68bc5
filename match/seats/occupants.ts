import { botsFor } from '@eldertable/bots'
import type { GameEntry } from '@eldertable/games'
import type { Seat } from '@eldertable/kernel'
import type { EntryOf, MatchSeat } from '@eldertable/protocol'

/** Who plays a seat at the moment. */
export interface Sitting {
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

const BOT = 'bot:'

export const sittingsOf = (seats: readonly MatchSeat[]): readonly Sitting[] =>
  seats.map(({ name, player }) => ({ name, player, heldBy: null }))

/** The bot that plays a seat, for good or for somebody; undefined if a person does, or nobody. */
export function botAt(sitting: Sitting | undefined): string | undefined {
  if (sitting === undefined) return undefined
  if (sitting.player.startsWith(BOT)) return sitting.player.slice(BOT.length)
  return sitting.heldBy ?? undefined
}

/** Whether a person plays the seat, and not a bot in the person's place. */
export const isPresent = (sitting: Sitting | undefined): boolean =>
  sitting?.player === 'person' && sitting.heldBy === null

/** The seats of people, also of those who are away. */
export const peopleAt = (sittings: readonly Sitting[]): Seat[] =>
  sittings.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []))

/** Why the players of a seat can't change so. */
export function cannotSeat(
  game: GameEntry,
  sittings: readonly Sitting[],
  change: SeatChange,
): SeatRefusal | undefined {
  const sitting = sittings[change.seat]
  if (sitting === undefined) return 'no-such-seat'
  switch (change.do) {
    case 'hold':
      if (sitting.player.startsWith(BOT)) return 'not-a-person'
      return hasBot(game, change.bot) ? undefined : 'no-such-bot'
    case 'back':
      if (sitting.player !== 'person') return 'not-a-person'
      return sitting.heldBy === null ? 'not-held' : undefined
    case 'leave':
      if (sitting.player !== 'person') return 'not-a-person'
      return change.bot === undefined || hasBot(game, change.bot) ? undefined : 'no-such-bot'
    case 'replace':
      if (change.player === 'person') return undefined
      return hasBot(game, change.player.slice(BOT.length)) ? undefined : 'no-such-bot'
  }
}

function hasBot(game: GameEntry, bot: string): boolean {
  return botsFor(game).has(bot)
}

/** Who sits where after a change. */
export function seated(sittings: readonly Sitting[], change: SeatChange): readonly Sitting[] {
  return sittings.map((sitting, seat) =>
    seat === change.seat ? sittingAfter(sitting, change) : sitting,
  )
}

function sittingAfter(sitting: Sitting, change: SeatChange): Sitting {
  switch (change.do) {
    case 'hold':
      return { ...sitting, heldBy: change.bot }
    case 'back':
      return { ...sitting, heldBy: null }
    case 'leave':
      return { ...sitting, player: 'nobody', heldBy: change.bot ?? null }
    case 'replace':
      return { name: change.name, player: change.player, heldBy: null }
  }
}
