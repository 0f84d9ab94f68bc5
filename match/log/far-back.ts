import type { LogEntry } from '@eldertable/protocol'

/** More picks would have to be played again than may be played here. Nothing has been changed that is not thrown away. */
export class FarBack extends Error {
  /** What was to be added to the log, if anything was. */
  entry: LogEntry | undefined

  constructor(picks: number) {
    super(`${picks} picks would have to be played again`)
  }
}
