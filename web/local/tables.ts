import type { GameEntry } from '@eldertable/games'
import type { MatchFile, MatchSeat } from '@eldertable/protocol'
import { gameOf } from '../titles/games.ts'
import { LocalTable } from './local-table.ts'
import { take } from './kept-matches.ts'

const open = new Map<string, Promise<LocalTable>>()

/** Opens a new table in this browser and gives its id. */
export function openLocalTable(
  game: GameEntry,
  seats: readonly MatchSeat[],
  settings: Readonly<Record<string, unknown>>,
  undo: 'strict' | 'free',
): Promise<string> {
  return keep((id) => LocalTable.open(id, game, seats, settings, undo))
}

/** Opens a table that goes on from a position of a recorded match, and gives its id. */
export function playOnFrom(game: GameEntry, file: MatchFile, position: number): Promise<string> {
  return keep((id) => LocalTable.playOn(id, game, file, position))
}

/** Opens a table for a match that comes from a file, and gives its id. */
export function restoreLocalTable(game: GameEntry, file: MatchFile): Promise<string> {
  return keep((id) => LocalTable.restore(id, game, file))
}

async function keep(opened: (id: string) => Promise<LocalTable>): Promise<string> {
  const id = crypto.randomUUID()
  open.set(id, Promise.resolve(await opened(id)))
  return id
}

/** A table of this browser, from memory or from what was kept. */
export async function localTable(id: string): Promise<LocalTable | undefined> {
  const known = open.get(id)
  if (known !== undefined) return known
  const game = await gameOf((await take(id))?.title ?? '')
  if (game === undefined) return undefined
  const table = LocalTable.resume(id, game)
  open.set(id, table)
  return table
}
