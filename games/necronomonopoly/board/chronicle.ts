import { readLog, type LogLine } from '@eldertable/board-kit'
import { at, type Seat } from '@eldertable/kernel'
import type { Events } from '../events.ts'
import { NOBODY, NOWHERE, type NecTable } from '../state.ts'

/** What a player has done with money that is not money. */
interface Deeds {
  bought: number
  taken: number
  paid: number
}

/** A player who went insane or has left, and where: -1 for nowhere in particular. */
export interface Exit {
  seat: Seat
  round: number
  isInsane: boolean
  space: number
  /** To whom the rest went, or -1. */
  to: Seat
}

type Besides = Parameters<typeof readLog<Events>>[1]

/** What everybody has done, from the log. */
export class Chronicle {
  readonly deeds: readonly Deeds[]
  readonly exits: Exit[] = []
  round = 1
  readonly #lands: number[]

  constructor({ players }: Pick<NecTable, 'players'>) {
    this.deeds = players.map(() => ({ bought: 0, taken: 0, paid: 0 }))
    this.#lands = players.map(() => NOWHERE)
  }

  /** Goes through the log; what there is besides for an event is called with everything up to it known. */
  read(log: readonly LogLine[], besides: Besides = {}): this {
    for (const line of log) {
      readLog<Events>([line], this.#calls)
      readLog<Events>([line], besides)
    }
    return this
  }

  /** How many have neither gone insane nor left. */
  get sane(): number {
    return this.deeds.length - this.exits.length
  }

  readonly #calls: Besides = {
    turn: ({ round }) => {
      this.round = round
    },
    lands: ({ seat, space }) => {
      this.#lands[seat] = space
    },
    walks: ({ seat }) => {
      this.#lands[seat] = NOWHERE
    },
    buys: ({ seat }) => this.#buys(seat),
    claims: ({ seat }) => this.#buys(seat),
    deed: ({ seat }) => this.#buys(seat),
    robs: ({ seat }) => this.#buys(seat),
    pays: ({ seat, to, amount }) => {
      at(this.deeds, seat).paid += amount
      if (to !== NOBODY) at(this.deeds, to).taken += amount
    },
    insane: ({ seat, to }) => this.#goes(seat, true, to),
    leaves: ({ seat }) => {
      if (!this.exits.some((one) => one.seat === seat)) this.#goes(seat, false, NOBODY)
    },
  }

  #buys(seat: Seat): void {
    at(this.deeds, seat).bought++
  }

  #goes(seat: Seat, isInsane: boolean, to: Seat): void {
    this.exits.push({ seat, round: this.round, isInsane, space: this.#lands[seat] ?? NOWHERE, to })
  }
}
