import type { MatchFile } from '@eldertable/protocol'
import type { MatchSetup } from '../log/match-log.ts'

/** What a file says of the beginning of its match. */
export function beginningOf(file: MatchFile): MatchSetup {
  const { title, titleVersion, seats, settings, undo, origin, seed, start } = file
  return {
    title,
    titleVersion,
    seats,
    settings,
    undo,
    ...(origin && { origin }),
    ...(seed !== undefined && { seed }),
    start,
  }
}
