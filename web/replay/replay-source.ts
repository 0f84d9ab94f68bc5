import type { BoardModule } from '@eldertable/board-kit'
import type { GameEntry, Seat, View } from '@eldertable/kernel'
import { Match } from '@eldertable/match'
import type { MatchFile } from '@eldertable/protocol'
import type { Instant, Told } from '../session/session.ts'
import { actorOf } from '../table/seats/actor.ts'

/** One turn of the timeline: where it begins, whose it is, and how many picks it took. */
interface ReelTurn {
  position: number
  seat: Seat
  picks: number
}

/** A match, over or not, that can be looked at from any position. */
export interface ReplaySource {
  /** The earliest position that there is to see. */
  readonly earliest: number
  /** How many picks it has. */
  readonly length: number
  /** All that happened, as the timeline shows it. */
  readonly log: readonly Told[]
  readonly turns: readonly ReelTurn[]
  /** Undefined while it is on its way. */
  view(position: number, eyes: Seat | null): View | undefined
  heard(position: number, eyes: Seat | null): readonly Told[]
  /** The table as each event of the pick was told that led to a position; nothing where only its end is known. */
  story(position: number, eyes: Seat | null): readonly Instant[]
}

/** A match that is over, from its file, through any eyes. */
export class RecordedReplay implements ReplaySource {
  readonly #match: Match
  readonly log: readonly Told[]
  readonly turns: readonly ReelTurn[]

  constructor(game: GameEntry, board: BoardModule, file: MatchFile) {
    this.#match = Match.restore(game, file)
    this.log = this.#match.heard(null)
    this.turns = turnsOf(this.log, this.length, board, this.view(this.length, null).table)
  }

  get earliest(): number {
    return this.#match.earliest
  }

  get length(): number {
    return this.#match.position
  }

  view(position: number, eyes: Seat | null): View {
    return this.#match.viewAt(position, eyes)
  }

  heard(position: number, eyes: Seat | null): Told[] {
    return upTo(position, this.#match.heard(eyes))
  }

  story(position: number, eyes: Seat | null): readonly Instant[] {
    return this.#match.storyOf(position, eyes)
  }
}

/** The turns of a match by the events that begin one. */
export function turnsOf(
  log: readonly Told[],
  length: number,
  board: BoardModule,
  table: View['table'],
): ReelTurn[] {
  const begins = log.filter(({ event }) => event.key === 'turn')
  return begins.map(({ position, event }, i) => ({
    position,
    seat: actorOf(board, table, event) ?? 0,
    picks: (begins[i + 1]?.position ?? length) - position,
  }))
}

export const upTo = (position: number, log: readonly Told[]): Told[] =>
  log.filter((told) => told.position <= position)
