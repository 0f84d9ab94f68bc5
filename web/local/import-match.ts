import { readMatchFile, type MatchFile } from '@eldertable/protocol'
import { sentences } from '@eldertable/protocol/wire-reasons.ts'
import { gameOf } from '../titles/games.ts'
import { restoreLocalMatch } from './local-matches.ts'

/**
 * Brings a match file into this browser, where it goes on or can be watched, and gives the table's id. Throws with a
 * sentence for people if the file is damaged or can't have come about as it says.
 */
export async function importMatch(text: string): Promise<{ id: string; isOver: boolean }> {
  const game = await gameOf(titleOf(text))
  const file: MatchFile = readMatchFile(text, game === undefined ? [] : [game.title])
  if (game === undefined) throw new Error(sentences['no-such-title'])
  if (file.key === undefined) throw new Error(sentences['no-key'])
  return { id: await restoreLocalMatch(game, file), isOver: file.result !== null }
}

/** The title that a text names, if it is a match file at all: only its rules are loaded. */
function titleOf(text: string): string {
  try {
    return String((JSON.parse(text) as { title?: unknown }).title)
  } catch {
    return ''
  }
}
