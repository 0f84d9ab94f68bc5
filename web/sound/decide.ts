import type { BoardModule, SoundName } from '@eldertable/board-kit'
import type { Event } from '@eldertable/kernel'
import type { BegunMatch } from '../session/session.ts'

/** What of a table matters for its sounds. */
export type Heard = Pick<BegunMatch, 'position' | 'log' | 'reader' | 'handOver' | 'view'>

/** First what was done, then what came of it, and at last who is asked. */
const order: readonly SoundName[] = [
  'thud',
  'tick',
  'dice',
  'paper',
  'foghorn',
  'bell',
  'chord',
  'knock',
]

/** The sounds between two looks at a table, each at most once, in the order in which to play them. */
export function soundsBetween(
  before: Heard,
  now: Heard,
  soundOf: BoardModule['sound'],
): SoundName[] {
  const found = new Set<SoundName>()
  for (const { event } of newsAt(before, now)) {
    const sound = soundOfEvent(event, now.reader, soundOf)
    if (sound !== undefined) found.add(sound)
  }
  if (now.position > before.position && before.view.menu !== null) found.add('tick')
  if (before.view.table.outcome === null && now.view.table.outcome !== null) found.add('chord')
  if (isAsked(now) && !isAsked(before)) found.add('knock')
  return order.filter((sound) => found.has(sound))
}

/** What was not told at the look before: a pick may be told line by line. */
function newsAt(before: Heard, now: Heard): Heard['log'] {
  const heard = before.log.filter(({ position }) => position === before.position).length
  return [
    ...now.log.filter(({ position }) => position === before.position).slice(heard),
    ...now.log.filter(({ position }) => position > before.position),
  ]
}

function soundOfEvent(
  event: Event,
  reader: Heard['reader'],
  soundOf: BoardModule['sound'],
): SoundName | undefined {
  const own = soundOf?.(event)
  // A bell tolls for the one who loses, or everybody would hear bells all the time; what all lose is everybody's.
  const loser = event.is['seat'] ?? reader
  if (own === 'bell' && reader !== null && loser !== reader) return undefined
  return own ?? (Array.isArray(event.is['dice']) ? 'dice' : undefined)
}

/** Whether somebody at this screen is asked, be it first to take the screen. */
const isAsked = ({ handOver, view }: Heard): boolean => handOver !== null || view.menu !== null
