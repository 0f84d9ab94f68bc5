/** A role in a match, counted from 0 in the order in which the seats stand round the table. */
export type Seat = number

/** Data that survives copying, hashing, storing and sending: nothing else may be in a state. */
export type Plain =
  | null
  | boolean
  | number
  | string
  | readonly Plain[]
  | { readonly [key: string]: Plain | undefined }

/** The place of a running procedure on the stack: the step it is at, and what it remembers. */
export interface Frame {
  /** `procedure.step`. Only the engine writes it, once the first frame is laid down. */
  at: string
  /** What the procedure that this one called last has answered. */
  answer?: number
  /** The whole state as it was when the procedure made its savepoint, but for the savepoints of those further out. */
  mark?: State
}

/** How a match ended, and for whom it ended well. */
export interface Outcome {
  ending: string
  winners: Seat[]
}

/** What every title keeps in the open drawer; its own fields come on top. */
export interface Table {
  /** How many turns have begun. */
  turn: number
  outcome: Outcome | null
}

/** What every title keeps in the closed drawer. */
export interface Box {
  stack: Frame[]
}

/** The three drawers: everybody sees the table, a seat sees its own hand, nobody sees the box. */
export interface State {
  table: Table
  hands: object[]
  box: Box
}
