import type { Event } from '@eldertable/kernel'

/** One line of a match's log. */
export interface LogLine {
  readonly position: number
  readonly event: Event
}

/** A moment at which a match turned, and what it meant. */
export interface TurningPoint {
  position: number
  /** "Turn 7", "Reel III": as the title counts. */
  when: string
  /** What kind of moment: of one kind few are shown. */
  kind: string
  /** How much it mattered beside the others. */
  weight: number
  /** Whether it may not be left out: somebody's death. */
  isNeverMissing?: true
  text: string
}

/** What a match was, as its front page tells it. */
export interface Story {
  turningPoints: readonly TurningPoint[]
  /** The last deed that decided it, in a sentence. */
  decided: string | null
}

/** Goes through a log in order: what there is for an event's key is called with the event's parameters. */
export function readLog<E>(
  log: readonly LogLine[],
  on: { readonly [K in keyof E]?: (is: E[K], line: LogLine) => void },
): void {
  const calls = on as Readonly<Record<string, ((is: unknown, line: LogLine) => void) | undefined>>
  for (const line of log) calls[line.event.key]?.(line.event.is, line)
}
