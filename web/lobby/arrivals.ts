import type { MatchOnScreen } from '../session/session.ts'

type Seats = MatchOnScreen['seats']

/** What has happened between two looks at a table that gathers people, in sentences; what the reader did is no news. */
export function arrivals(before: Seats, now: Seats, reader: number | null): string[] {
  return now.flatMap((sitter, seat) => {
    const then = before[seat]
    if (seat === reader || sitter.player !== 'person' || then === undefined) return []
    const isNew = then.player !== 'person' || then.name !== sitter.name
    const isReady = sitter.ready !== false
    if (isNew) return [`${sitter.name} has sat down${isReady ? ' and is ready' : ''}.`]
    return isReady && then.ready === false ? [`${sitter.name} is ready.`] : []
  })
}
