import type { GameEntry } from '@eldertable/kernel'
import {
  inSlices,
  LogFault,
  OtherRules,
  reopen,
  snapshotText,
  textOf,
  type LedgerPage,
  type LogFaultKind,
  type Match,
  type Reopened,
} from '@eldertable/match'
import type { Refusal } from '@eldertable/protocol/wire.ts'
import type { Viewer } from '../matches/broadcast.ts'
import { pastText, type Stretch } from '../matches/past.ts'
import { Refused } from '../refused.ts'

// What is done with long matches, in a thread of its own: to play one again can take seconds.

/** A ledger on its way to the thread: a few long texts are sooner there than many short ones. */
export interface PackedPage extends Omit<LedgerPage, 'entries'> {
  /** The entries, one a line. */
  readonly log: readonly string[]
}

/** Others have their turn meanwhile. */
export async function packed(
  { entries, ...rest }: LedgerPage,
  pause: () => Promise<void>,
): Promise<PackedPage> {
  const log = await inSlices(entries, (some) => [some.join('\n')], pause)
  return { ...rest, log }
}

const unpacked = ({ log, ...rest }: PackedPage): LedgerPage => ({
  ...rest,
  entries: log.flatMap((some) => some.split('\n')),
})

/** A match is to be opened, or looked back at. */
export type ReplayRequest =
  | { readonly do: 'reopen'; readonly title: string; readonly page: PackedPage }
  | {
      readonly do: 'look'
      readonly title: string
      /** The match, and how long its log is: it need not be sent again for every look. */
      readonly match: string
      readonly page?: PackedPage
      readonly viewer: Viewer
      readonly stretch: Stretch
    }

export type ReplayAnswer =
  | { readonly reopened: Reopened }
  | { readonly text: string }
  /** The thread does not have the title, or has forgotten the match. */
  | { readonly unknown: 'title' | 'match' }
  | { readonly refusal: Refusal }
  | { readonly fault: { position: number; kind: LogFaultKind; what: string } }

/** As many matches are kept for the next look. */
const KEPT = 4

/** Answers requests one after the other. */
export class Replayer {
  readonly #games: readonly GameEntry[]
  /** The latest looked at last. */
  readonly #kept = new Map<string, Match>()

  constructor(games: readonly GameEntry[]) {
    this.#games = games
  }

  answer(request: ReplayRequest): ReplayAnswer {
    const game = this.#games.find(({ title }) => title.id === request.title)
    if (game === undefined) return { unknown: 'title' }
    try {
      if (request.do === 'reopen') return { reopened: reopened(game, unpacked(request.page)) }
      const match = this.#matchFor(game, request)
      if (match === undefined) return { unknown: 'match' }
      return { text: pastText(match, request.viewer, request.stretch) }
    } catch (error) {
      if (error instanceof LogFault) {
        const { position, kind, what } = error
        return { fault: { position, kind, what } }
      }
      if (error instanceof OtherRules) return { refusal: new Refused('old-rules').refusal }
      if (error instanceof Refused) return { refusal: error.refusal }
      throw error
    }
  }

  #matchFor(
    game: GameEntry,
    { match: name, page }: ReplayRequest & { do: 'look' },
  ): Match | undefined {
    const match = this.#kept.get(name) ?? (page && reopen(game, unpacked(page)))
    if (match === undefined) return undefined
    this.#kept.delete(name)
    this.#kept.set(name, match)
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= KEPT) break
      this.#kept.delete(oldest)
    }
    return match
  }
}

/** Opens a match and gives what others need to resume it. */
export function reopened(game: GameEntry, page: LedgerPage): Reopened {
  const match = reopen(game, page)
  return {
    added: match.entries.slice(page.head.length - 1).map(textOf),
    snapshot: { at: match.length, state: snapshotText(match) },
  }
}
