import { Match } from '../match.ts'
import { KEY, seatsOf } from './open-match.ts'
import { shopPick, workshop1 } from './workshop.ts'

const { gather, roll, end } = shopPick

/** A long match of which every state was noted. */
export function longMatch(picks: number): { match: Match; hashes: string[] } {
  const match = Match.open({ game: workshop1, seats: seatsOf('person'), key: KEY, undo: 'free' })
  const hashes = [match.hash]
  for (let i = 0; i < picks; i++) {
    match.command(0, match.moment, [gather, roll, gather, end][i % 4] ?? end)
    hashes.push(match.hash)
  }
  return { match, hashes }
}
