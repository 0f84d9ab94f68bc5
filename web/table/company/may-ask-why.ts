import type { GameEntry } from '@eldertable/kernel'
import type { BegunMatch, MatchSession, Told } from '../../session/session.ts'

/** While a match runs bots give their reasons where people may have hints; afterwards to everybody. */
export const mayAskWhy = (
  session: Pick<MatchSession, 'askWhy'>,
  { hints, status }: Pick<BegunMatch, 'hints' | 'status'>,
  { searchProfile }: GameEntry,
): boolean =>
  session.askWhy !== undefined &&
  searchProfile !== undefined &&
  (hints !== undefined || status === 'finished')

/**
 * Whether a line of the log tells of something that its seat has chosen. What comes after the beginning of a turn in the same
 * position, a throw and where it leads, follows from the last pick of the turn before, which was another's.
 */
export function wasPicked(log: readonly Told[], line: number): boolean {
  const position = log[line]?.position
  for (let before = line; log[before]?.position === position && before >= 0; before--)
    if (log[before]?.event.key === 'turn') return false
  return position !== undefined
}
