import type { GameEntry } from '@eldertable/kernel'
import type { BegunMatch, MatchSession } from '../../session/session.ts'

/** While a match runs bots give their reasons where people may have hints; afterwards to everybody. */
export const mayAskWhy = (
  session: Pick<MatchSession, 'askWhy'>,
  { hints, status }: Pick<BegunMatch, 'hints' | 'status'>,
  { searchProfile }: GameEntry,
): boolean =>
  session.askWhy !== undefined &&
  searchProfile !== undefined &&
  (hints !== undefined || status === 'finished')
