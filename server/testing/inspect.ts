import { games } from '@eldertable/games'
import { Match, MatchHost } from '@eldertable/match'
import type { LogEntry } from '@eldertable/protocol'
import { openStore, type MatchHead } from '@eldertable/store'
import { StoreLedger } from '../matches/store-ledger.ts'

/** What a database holds of a match, read by somebody who has never seen it before. */
export interface Found {
  readonly head: MatchHead
  /** Empty until the match has begun. */
  readonly log: readonly LogEntry[]
  readonly length: number
  /** The state as it is restored with the latest snapshot. */
  readonly hash: string
  /** The state as it comes out when everything is played again from the key. */
  readonly played: string
  readonly chat: readonly string[]
}

export async function inspect(databaseUrl: string, id: string): Promise<Found | undefined> {
  const store = await openStore(databaseUrl)
  try {
    const head = await store.readMatch(id)
    if (head === undefined) return undefined
    const chat = (await store.chatOf(id, 0)).map(({ text }) => text)
    if (head.length === 0) return { head, log: [], length: 0, hash: '', played: '', chat }
    const game = games.find(({ title }) => title.id === head.title)
    if (game === undefined) throw new Error(`there is no title ${head.title}`)
    const { match } = await MatchHost.open(new StoreLedger(store, head), game)
    const played = Match.restore(game, match.toFile({ withKey: true })).hash
    return { head, log: match.log, length: match.length, hash: match.hash, played, chat }
  } finally {
    await store.close()
  }
}
