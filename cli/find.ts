import { botNamed, botsFor } from '@eldertable/bots'
import type { GameEntry, Seat } from '@eldertable/kernel'
import type { MatchSeat } from '@eldertable/protocol'
import { Failure } from './failure.ts'
import { nearest } from './nearest.ts'

/** The title of that name, or a failure that suggests the nearest. */
export function findGame(games: readonly GameEntry[], typed: string): GameEntry {
  const game = games.find(({ title }) => title.id === typed)
  if (game !== undefined) return game
  const ids = games.map(({ title }) => title.id)
  throw new Failure(`There is no title ${typed}. ${suggestion(typed, ids, 'The titles')}`)
}

/** The names of bots in a list such as `habit,random`, each known to the title. */
export function botNames(game: GameEntry, list: string): string[] {
  const known = [...botsFor(game).keys()]
  const names = list.split(',').map((name) => name.trim())
  for (const name of names)
    if (botNamed(game, name) === undefined) {
      const { id } = game.title
      throw new Failure(`There is no bot ${name} for ${id}. ${suggestion(name, known, 'The bots')}`)
    }
  return names
}

/** The bot that plays if none is named: the title's own if it has one. */
export function defaultBot(game: GameEntry): string {
  return Object.keys(game.habits)[0] ?? 'random'
}

/** The number of seats, checked, or the usual one if none is given. */
export function seatCount(game: GameEntry, given: number | undefined, usual = 4): number {
  const { least, most } = game.title.seats
  const seats = given ?? Math.min(most, Math.max(least, usual))
  if (seats < least || seats > most)
    throw new Failure(`${game.title.text.name} takes ${least} to ${most} seats, not ${seats}.`)
  return seats
}

/** A seat of a match by its name or number; null if none is named. */
export function seatNamed(seats: readonly MatchSeat[], typed: string | undefined): Seat | null {
  if (typed === undefined) return null
  const byName = seats.findIndex(({ name }) => name.toLowerCase() === typed.toLowerCase())
  const seat = byName >= 0 ? byName : /^\d+$/.test(typed) ? Number(typed) : -1
  if (seats[seat] === undefined) {
    const known = seats.map(({ name }, number) => `${number} (${name})`).join(', ')
    throw new Failure(`There is no seat ${typed}. The seats are: ${known}.`)
  }
  return seat
}

export function suggestion(typed: string, names: readonly string[], all: string): string {
  const meant = nearest(typed, names)
  return meant === undefined ? `${all} are: ${names.join(', ')}.` : `Did you mean ${meant}?`
}
