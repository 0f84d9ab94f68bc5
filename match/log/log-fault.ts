/** What can be wrong with a log: its beginning, a pick, its chance results, another entry, or the rules themselves. */
export type LogFaultKind = 'set-up' | 'pick' | 'order' | 'chance' | 'rules' | 'entry'

/** A log that can't have come about as it says. The message is one sentence that names the position. */
export class LogFault extends Error {
  /** The number of the entry, counted from 1; 0 is the set-up. */
  readonly position: number
  readonly kind: LogFaultKind
  /** The message without the place. */
  readonly what: string

  constructor(position: number, kind: LogFaultKind, what: string) {
    const where =
      position === 0 ? 'Set-up' : `${kind === 'entry' ? 'Entry' : 'Pick'} ${position} of the log`
    super(`${where}: ${what}.`)
    this.position = position
    this.kind = kind
    this.what = what
  }
}
