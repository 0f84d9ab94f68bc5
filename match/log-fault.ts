/** What can be wrong with a log: its beginning, a pick, the chance results of a pick, or the rules themselves. */
export type LogFaultKind = 'set-up' | 'pick' | 'order' | 'chance' | 'rules'

/** A match file that can't have come about as it says. The message is one sentence that names the position. */
export class LogFault extends Error {
  /** The number of the pick, counted from 1; 0 is the set-up. */
  readonly position: number
  readonly kind: LogFaultKind

  constructor(position: number, kind: LogFaultKind, what: string) {
    super(`${position === 0 ? 'Set-up' : `Pick ${position} of the log`}: ${what}.`)
    this.position = position
    this.kind = kind
  }
}
