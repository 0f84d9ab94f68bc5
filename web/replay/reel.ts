import type { BoardModule } from '@eldertable/board-kit'
import type { GameEntry } from '@eldertable/games'
import type { Seat, View } from '@eldertable/kernel'
import { Match } from '@eldertable/match'
import type { MatchFile } from '@eldertable/protocol'
import type { Told } from '../session/session.ts'
import { doerOf } from '../table/doer.ts'

/** One turn of the timeline: where it begins, whose it is, and how many picks it took. */
export interface ReelTurn {
  position: number
  seat: Seat
  picks: number
}

/** A recorded match that can be looked at from any position and through any eyes. */
export class Reel {
  readonly #match: Match
  readonly log: readonly Told[]
  readonly turns: readonly ReelTurn[]

  constructor(game: GameEntry, board: BoardModule, file: MatchFile) {
    this.#match = Match.restore(game, file)
    this.log = this.#match.heard(null)
    this.turns = this.#turnsOf(board)
  }

  /** How many picks it has. */
  get length(): number {
    return this.#match.position
  }

  view(position: number, eyes: Seat | null): View {
    return this.#match.viewAt(position, eyes)
  }

  heard(position: number, eyes: Seat | null): Told[] {
    return this.#match.heard(eyes).filter((told) => told.position <= position)
  }

  #turnsOf(board: BoardModule): ReelTurn[] {
    const begins = this.log.filter(({ event }) => event.key === 'turn')
    const { table } = this.view(this.length, null)
    return begins.map(({ position, event }, i) => ({
      position,
      seat: doerOf(board, table, event) ?? 0,
      picks: (begins[i + 1]?.position ?? this.length) - position,
    }))
  }
}
