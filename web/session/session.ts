import type { Event, Pick, Seat, View } from '@eldertable/kernel'
import type { OrderEnd, StandingOrder } from '@eldertable/match'

/** A seat as the screen shows it: who it is and who plays it. */
export interface Sitter {
  name: string
  player: string
  /** Whether the person is there; always true for bots and at one's own screen. */
  present: boolean
}

/** One line of the log. */
export interface Told {
  position: number
  event: Event
}

/** What a reader sees of a table at one moment. */
export interface TableView {
  id: string
  title: string
  name: string
  seats: readonly Sitter[]
  /** Whose eyes: the seat that reads, or null for a spectator. */
  reader: Seat | null
  view: View
  /** How many picks have been taken; the number of the open decision. */
  position: number
  log: readonly Told[]
  /** The bot that is thinking, or null. */
  thinking: Seat | null
  /** At a shared screen: the seat that must take it before anything of its own is shown. */
  handOver: Seat | null
  orders: readonly StandingOrder[]
  canUndo: boolean
  commitment: string
  /** The key of the dice, once it may be known. */
  key: string | null
  /** Whether this table can be played without the server. */
  isLocal: boolean
}

/** A table that the screen can show and play at, wherever its match runs. */
export interface TableSession {
  subscribe(listener: () => void): () => void
  /** The same object until something changes. */
  get(): TableView
  pick(pick: Pick): void
  takeScreen(): void
  order(decision: string, until: OrderEnd): void
  lift(decision: string): void
  undo(): void
  leave(): void
}
