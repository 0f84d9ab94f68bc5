import type { Pick, Seat } from '@eldertable/kernel'

/** How long a standing order holds: for the rest of the turn, or as long as the seat is asked the very same. */
export type OrderEnd = 'turn-ends' | 'options-change'

/** Why a standing order was not taken. */
export type OrderRefusal =
  | 'match-over'
  | 'not-your-seat'
  | 'no-such-decision'
  | 'no-pass'
  | 'not-asked-now'

/** Why a standing order was not lifted. */
export type LiftRefusal = 'no-such-order'

/** A seat's wish to pass a decision, whenever it comes up, without being asked. */
export interface StandingOrder {
  readonly seat: Seat
  /** `procedure.step` of the decision. */
  readonly decision: string
  readonly until: OrderEnd
}

/** A standing order, and what it must remember to know when it is over. */
export interface OrderInForce extends StandingOrder {
  readonly turn: number
  /** The allowed picks when the order was given, in ascending order. */
  readonly picks: readonly Pick[]
}

/** The standing orders of one match. */
export class StandingOrders {
  #standing: readonly OrderInForce[]

  constructor(standing: readonly OrderInForce[] = []) {
    this.#standing = standing
  }

  /** All that stand, as plain data. */
  get standing(): readonly OrderInForce[] {
    return this.#standing
  }

  /** Adds an order; it takes the place of an earlier one of that seat for that decision. */
  give(order: StandingOrder, turn: number, picks: readonly Pick[]): void {
    this.lift(order.seat, order.decision)
    this.#standing = [...this.#standing, { ...order, turn, picks: inOrder(picks) }]
  }

  /** Takes an order back; false if there was none. */
  lift(seat: Seat, decision: string): boolean {
    return this.#drop((one) => one.seat === seat && one.decision === decision)
  }

  liftAllOf(seat: Seat): void {
    this.#drop((one) => one.seat === seat)
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

  /** Whether an order answers this decision, or was for other options and is over; undefined if there is none. */
  answers(seat: Seat, decision: string, picks: readonly Pick[]): 'yes' | 'over' | undefined {
    const order = this.#standing.find((one) => one.seat === seat && one.decision === decision)
    if (order === undefined) return undefined
    return order.until === 'turn-ends' || isSame(order.picks, inOrder(picks)) ? 'yes' : 'over'
  }

  #drop(isOver: (one: OrderInForce) => boolean): boolean {
    const before = this.#standing.length
    if (before === 0) return false // at most moments nobody has given any
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
