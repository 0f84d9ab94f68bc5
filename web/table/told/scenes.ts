import type { Event } from '@eldertable/kernel'
import type { BegunMatch, Instant } from '../../session/session.ts'
import type { Deed } from './deeds.ts'

/** What of a table is shown while a deed of it is told: no more than has been told. */
export interface Scene extends Pick<BegunMatch, 'position' | 'view' | 'log' | 'decided'> {
  /** What has happened since the scene before it, for motion and marks. */
  moment: readonly Event[]
}

const still: readonly Event[] = []

/** What the latest pick has led to. */
export function latestOf({ log }: Pick<BegunMatch, 'log'>): readonly Event[] {
  const latest = log.at(-1)?.position
  return log.filter(({ position }) => position === latest).map(({ event }) => event)
}

/**
 * A scene for each deed between two looks at a table. Where the story of a pick is known event by event, its scenes go on
 * with it. Where only its end is known, the table stays as it was until the last sentence: nobody sees what comes of a
 * throw before it is told. Nothing can be picked in a scene.
 */
export function scenesOf(
  before: BegunMatch,
  now: BegunMatch,
  deeds: readonly Deed[],
  /** Nothing where only the end of a pick is known. */
  storyOf: (position: number) => readonly Instant[],
): Scene[] {
  const stories = new Map<number, readonly Instant[]>()
  const story = (position: number): readonly Instant[] => {
    const known = stories.get(position) ?? storyOf(position)
    stories.set(position, known)
    return known
  }
  const isSameEyes = before.reader === now.reader && now.handOver === null
  const asBefore: Instant = {
    table: before.view.table,
    hand: isSameEyes ? before.view.hand : null,
  }
  let shown = now.log.findIndex(({ position }) => position > before.position)
  return deeds.map((deed, i) => {
    const at = positionOf(deed, now)
    const next = deeds[i + 1]
    // What is still to be done by hand has led to nothing yet.
    const isBefore = deed.byHand !== null
    const isLast = next === undefined && !isBefore
    const nextAt = next === undefined ? undefined : positionOf(next, now)
    const instants = story(at)
    const first = now.log.findIndex(({ position }) => position === at)
    const lines = isLast ? now.log.length : deed.lines
    // The last deed of a pick leaves the table as the pick left it.
    const instant = isBefore || nextAt === at ? instants[deed.lines - 1 - first] : instants.at(-1)
    const known = instant ?? (isLast ? now.view : asBefore)
    const isStill = known === asBefore
    const moment = isStill
      ? still
      : now.log
          .slice(shown, lines)
          .filter(({ position }) => position === at)
          .map(({ event }) => event)
    if (!isStill) shown = lines
    return {
      position: at,
      log: now.log.slice(0, lines),
      decided: before.decided,
      view: {
        seat: now.view.seat,
        table: known.table,
        hand: now.handOver === null ? known.hand : null,
        decision: null,
        menu: null,
      },
      moment,
    }
  })
}

/** The position of the pick that a deed belongs to. One that is done by hand is told before its own line. */
const positionOf = ({ lines, byHand }: Deed, now: BegunMatch): number =>
  now.log[byHand === null ? lines - 1 : lines]?.position ?? now.position
