import type { Seat } from '@eldertable/kernel'
import type { HostChange, MatchHost } from '@eldertable/match'
import {
  nothingToUndo,
  type UndoNews,
  type UndoRequest,
  type UndoState,
} from '../session/session.ts'
import { undoNewsIn } from '../session/undo-news.ts'

/** Who sits round this screen, and whose hand it shows. */
interface RoundTheScreen {
  readonly people: readonly Seat[]
  readonly reader: Seat | null
}

/** What may be taken back at a table of this browser, who is asked, and what came of it. */
export class LocalUndo {
  readonly #host: MatchHost
  readonly #there: () => RoundTheScreen
  #news: UndoNews | null = null
  /** How things stood before the latest change. */
  #before: { position: number; request: UndoRequest | null }
  /** How often a position that was there has become another one. */
  rewinds = 0

  constructor(host: MatchHost, there: () => RoundTheScreen) {
    this.#host = host
    this.#there = there
    this.#before = { position: host.position, request: this.request }
  }

  /** Who takes back: round one screen whoever has decided last, for they may have handed it on already. */
  get seat(): Seat | null {
    const { people, reader } = this.#there()
    if (people.length < 2) return reader
    const last = this.#host.line.findLast(
      ({ seat, by }) => by === undefined && people.includes(seat),
    )
    return last?.seat ?? reader
  }

  /** Those who are asked sit round this screen, and answer here one after the other. */
  get request(): UndoRequest | null {
    const { request } = this.#host.match
    if (request === null) return null
    const answering = request.asked.find((one) => !request.agreed.includes(one)) ?? null
    return { ...request, answering }
  }

  get state(): UndoState {
    const { seat, request } = this
    if (seat === null) return nothingToUndo
    return { ...this.#host.match.undoable(seat), seat, request, news: this.#news }
  }

  hear({ from, to, notices }: HostChange): void {
    const { position, request } = this.#before
    this.#before = { position: to, request: this.request }
    if (from < position) this.rewinds++
    if (notices.length > 0 || to > from) this.#news = undoNewsIn(notices, request)
  }
}
