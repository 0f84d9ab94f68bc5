import type { MatchOnScreen } from '../../session/session.ts'

/** What somebody should know before they play at a table that goes on from a file. */
export function takenOverWords({
  takenOver = 0,
  hostSeat,
  seats,
}: Pick<MatchOnScreen, 'takenOver' | 'hostSeat' | 'seats'>): string {
  const host = hostSeat == null ? undefined : seats[hostSeat]?.name
  const [origin, knower] =
    host === undefined
      ? ['This match was begun elsewhere', 'Whoever began it']
      : [`${host} began this match on a device of their own`, host]
  return `${origin}, and it goes on here from pick ${takenOver}. ${knower} may know what was dealt, and nobody can prove the dice up to there; those from here on are new.`
}
