import type { GameEntry } from '@eldertable/kernel'
import type { MatchFile, MatchSeat } from '@eldertable/protocol'
import { gameOf } from '../titles/games.ts'
import type { LocalTerms } from './local-host.ts'
import { LocalMatch } from './local-match.ts'
import { take } from './kept-matches.ts'

const open = new Map<string, Promise<LocalMatch>>()

/** Opens a new table in this browser and gives its id. */
export function openLocalMatch(
  game: GameEntry,
  seats: readonly MatchSeat[],
  settings: Readonly<Record<string, unknown>>,
  terms: LocalTerms,
): Promise<string> {
  return keep((id) => LocalMatch.open(id, game, seats, settings, terms))
}

/** Opens a new table with the seats and rules of another one, and gives its id. */
export async function openAgain(match: LocalMatch): Promise<string | undefined> {
  const { title, seats, settings, undo } = await match.file()
  const game = await gameOf(title)
  return game === undefined
    ? undefined
    : openLocalMatch(game, seats, settings, { undo, hints: match.hasHints })
}

/** Opens a table that goes on from a position of a recorded match, and gives its id. */
export function playOnFrom(game: GameEntry, file: MatchFile, position: number): Promise<string> {
  return keep((id) => LocalMatch.playOn(id, game, file, position))
}

/** Opens a table for a match that comes from a file, and gives its id. */
export function restoreLocalMatch(game: GameEntry, file: MatchFile): Promise<string> {
  return keep((id) => LocalMatch.restore(id, game, file))
}

async function keep(opened: (id: string) => Promise<LocalMatch>): Promise<string> {
  const id = crypto.randomUUID()
  open.set(id, Promise.resolve(await opened(id)))
  return id
}

/** A table of this browser, from memory or from what was kept. */
export async function localMatch(id: string): Promise<LocalMatch | undefined> {
  const known = open.get(id)
  if (known !== undefined) return known
  const game = await gameOf((await take(id))?.title ?? '')
  if (game === undefined) return undefined
  const table = LocalMatch.resume(id, game)
  open.set(id, table)
  return table
}
