import { storedAsFile } from '@eldertable/match'
import { writeMatchFile } from '@eldertable/protocol'
import {
  backAndForth,
  longLine,
  type NastyMatch,
} from '@eldertable/server/testing/nasty-matches.ts'
import type { Visitor } from '@eldertable/server/testing/visitor.ts'
import type { Served } from './served.ts'
import { note, type Worst } from './worst.ts'

/** Brings the largest files that are taken. */
export async function importing(worst: Worst, served: Served, guest: Visitor): Promise<void> {
  for (const [as, match] of [
    ['fork', longLine(20_000)],
    ['replay', backAndForth(70)],
  ] as const) {
    const file = textOf(match)
    const what = as === 'fork' ? 'a file to play on' : 'a file to look at'
    for (let i = 0; i < 2; i++) {
      const seconds = await served.longest(() =>
        guest.ask('POST', '/api/import', { as, file, name: 'Nasty' }),
      )
      note(worst, what, seconds, `${match.what}, ${file.length} characters`)
    }
  }
}

function textOf({ game, key, counter, entries }: NastyMatch): string {
  const head = { revision: 1, length: entries.length, key, counter }
  return writeMatchFile(storedAsFile(game, { head, entries }).file)
}
