/** A clock as it was told last. */
export interface ClockBeat {
  /** The time when it was told, by the clock of whoever did. */
  readonly at: number
  /** Milliseconds that it has run: what lies between two beats that are too far apart does not count. */
  readonly reading: number
}

/** Clocks that stand still while nobody is there who tells them. */
export interface ClockStore {
  /**
   * Tells a clock the time. It has run since it was told last, unless that is more milliseconds ago than this, or later
   * than now.
   */
  beatClock(id: string, at: number, most: number): Promise<ClockBeat>
  /** Undefined if there is none, or none any more. */
  clockBeat(id: string): Promise<ClockBeat | undefined>
  /** Matches that are played and in which somebody's time may be up by then, the earliest first. */
  clocksDue(by: number, limit: number): Promise<string[]>
}
