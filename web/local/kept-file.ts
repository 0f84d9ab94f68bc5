import { reopen } from '@eldertable/match/ledger/reopen.ts'
import type { MatchFile } from '@eldertable/protocol'
import { gameOf } from '../titles/games.ts'
import { BrowserLedger } from './browser-ledger.ts'
import { take } from './kept-matches.ts'

/** A match of this browser as a file. The table need not be open, and no bot is woken. */
export async function keptFile(id: string): Promise<MatchFile> {
  const game = await gameOf((await take(id))?.title ?? '')
  if (game === undefined) throw new Error('This table is not in this browser.')
  return reopen(game, await new BrowserLedger(id).read(0)).toFile({ withKey: true })
}
