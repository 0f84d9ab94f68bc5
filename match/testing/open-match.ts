import type { MatchSeat } from '@eldertable/protocol'
import { Match } from '../match.ts'
import { nightWatchGame } from './night-watch.ts'

/** A key that is as good as any for a test. */
export const KEY = '0123456789abcdef'.repeat(4)

/** Seats by their players: `person` or the name of a bot. */
export function seatsOf(...players: string[]): MatchSeat[] {
  const names = ['Ada', 'Bram', 'Cora', 'Dov']
  return players.map((player, seat) => ({
    name: names[seat] ?? `Seat ${seat}`,
    player: player === 'person' ? player : `bot:${player}`,
  }))
}

/** A match of Night Watch between people, or whoever is named. */
export function openMatch(players = ['person', 'person', 'person'], turns = 6): Match {
  const seats = seatsOf(...players)
  return Match.open({ game: nightWatchGame, seats, settings: { turns }, key: KEY })
}

/** Plays a match to its end with bots alone. */
export function playedMatch(): Match {
  const match = openMatch(['sleepy', 'random', 'random'])
  match.runBots()
  return match
}
