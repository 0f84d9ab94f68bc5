import type { MatchFile } from '@eldertable/protocol'
import { writeMatchFile } from '@eldertable/protocol/write-match-file.ts'
import { download } from '../download.ts'

/** Hands the reader a match as a file, which can be brought back, watched and checked anywhere. */
export function saveMatch(file: MatchFile): void {
  download(`${file.title}-${file.commitment.slice(0, 6)}.json`, writeMatchFile(file))
}
