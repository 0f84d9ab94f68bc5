import type { Pick, Seat } from '@eldertable/kernel'

/** How long a standing order holds: for the rest of the turn, or as long as the seat is asked the very same. */
export type OrderEnd = 'turn-ends' | 'options-change'

/** A seat's wish to pass a decision, whenever it comes up, without being asked. */
export interface StandingOrder {
  readonly seat: Seat
  /** `procedure.step` of the decision. */
  readonly decision: string
  readonly until: OrderEnd
}

interface Standing extends StandingOrder {
  readonly turn: number
  /** The allowed picks when the order was given, in ascending order. */
  readonly picks: readonly Pick[]
}

/** The standing orders of one match. */
export class Orders {
  #standing: Standing[] = []

  /** Adds an order; it takes the place of an earlier one of that seat for that decision. */
  give(order: StandingOrder, turn: number, picks: readonly Pick[]): void {
    this.lift(order.seat, order.decision)
    this.#standing.push({ ...order, turn, picks: inOrder(picks) })
  }

  /** Takes an order back; false if there was none. */
  lift(seat: Seat, decision: string): boolean {
    return this.#drop((one) => one.seat === seat && one.decision === decision)
  }

  liftAll(): void {
    this.#standing = []
  }

  of(seat: Seat): StandingOrder[] {
    return this.#standing
      .filter((one) => one.seat === seat)
      .map(({ decision, until }) => ({ seat, decision, until }))
  }

  /** Lifts what does not outlive the turn. */
  expire(turn: number): void {
    this.#drop((one) => one.until === 'turn-ends' && one.turn !== turn)
  }

  /** Whether an order answers this decision; one that was for other options is lifted. */
  answers(seat: Seat, decision: string, picks: readonly Pick[]): boolean {
    const order = this.#standing.find((one) => one.seat === seat && one.decision === decision)
    if (order === undefined) return false
    if (order.until === 'turn-ends' || isSame(order.picks, inOrder(picks))) return true
    this.lift(seat, decision)
    return false
  }

  #drop(isOver: (one: Standing) => boolean): boolean {
    const before = this.#standing.length
    this.#standing = this.#standing.filter((one) => !isOver(one))
    return this.#standing.length < before
  }
}

function inOrder(picks: readonly Pick[]): Pick[] {
  return picks.toSorted((a, b) => a - b)
}

function isSame(a: readonly Pick[], b: readonly Pick[]): boolean {
  return a.length === b.length && a.every((pick, i) => pick === b[i])
}
