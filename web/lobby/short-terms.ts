import { shortClock } from '../clocks/short-clock.ts'
import type { TableSummary } from '@eldertable/protocol/wire.ts'

/** Of a match that began at a moment of another one. */
export const PLAYED_ON = 'played on from a replay'

/** Of a table whose deal somebody may know. */
export const TAKEN_OVER = 'goes on from a file'

/** What is agreed at a table that somebody might sit down at, in a few words each. */
export function shortTerms({
  pace,
  hints,
  undo,
  advice,
  watching,
  clock,
  takenOver,
}: Pick<
  TableSummary,
  'pace' | 'hints' | 'undo' | 'advice' | 'watching' | 'clock' | 'takenOver'
>): string[] {
  return [
    pace === 'slow' ? 'over days' : 'in one sitting',
    ...(clock === null ? [] : [shortClock(clock)]),
    hints ? 'with hints' : 'no hints',
    ...(undo === 'free' ? ['free undo'] : []),
    ...(advice ? ['suggestions'] : []),
    ...(watching === 'none' ? ['unwatched'] : watching === 'open' ? [] : ['hands shown late']),
    ...(takenOver > 0 ? [TAKEN_OVER] : []),
  ]
}
