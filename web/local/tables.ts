import type { GameEntry } from '@eldertable/games'
import type { MatchSeat } from '@eldertable/protocol'
import { LocalTable } from './local-table.ts'
import { keep, take } from './shelf.ts'

const open = new Map<string, LocalTable>()

/** Opens a new table in this browser and gives its id. */
export function openLocalTable(
  game: GameEntry,
  seats: readonly MatchSeat[],
  settings: Readonly<Record<string, unknown>>,
): string {
  const id = crypto.randomUUID()
  open.set(
    id,
    LocalTable.open(id, game, seats, settings, (file) => keep(id, file)),
  )
  return id
}

/** A table of this browser, from memory or from the shelf. */
export async function localTable(id: string): Promise<LocalTable | undefined> {
  const known = open.get(id)
  if (known !== undefined) return known
  const kept = await take(id)
  if (kept === undefined) return undefined
  const table = LocalTable.resume(id, kept.file, (file) => keep(id, file))
  open.set(id, table)
  return table
}
