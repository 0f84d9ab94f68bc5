import type { Seat } from '@eldertable/kernel'
import { onlyPicksInForce } from '@eldertable/match'
import { writeMatchFile } from '@eldertable/protocol'
import { signInAsGuest, importTable } from '../remote/api.ts'
import { noteWentOn } from './kept-matches.ts'
import type { LocalMatch } from './local-match.ts'

/**
 * Opens a table on the server that goes on where a match of this browser is, with seats that wait for friends, and
 * gives its id. What was taken back is nobody's business, and the key stays here: the dice from there on are new.
 */
export async function takeOnline(
  match: LocalMatch,
  { name, seat, free }: { name: string; seat: Seat; free: readonly Seat[] },
): Promise<string> {
  const file = writeMatchFile(onlyPicksInForce(await match.file()))
  await signInAsGuest(name)
  const { id } = await importTable({ file, as: 'fork', seat, free: [...free] })
  await noteWentOn(match.id, id)
  match.wentOnAt(id)
  return id
}
