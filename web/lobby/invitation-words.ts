import type { MatchOnScreen } from '../session/session.ts'

type Gathering = Pick<MatchOnScreen, 'seats' | 'hostSeat'>

/** The first thing that an invited friend reads. */
export function invitationTo({ seats, hostSeat }: Gathering, game: string): string {
  const host = hostSeat == null ? undefined : seats[hostSeat]?.name
  return host === undefined ? `You are invited to ${game}` : `${host} invites you to ${game}`
}

/** How long it takes, for whoever wonders whether there is time. */
export const lastsFor = (minutes: number, pace: 'live' | 'slow' = 'live'): string =>
  pace === 'slow'
    ? `Played over days, whenever you have a minute; ${minutes} minutes of play in all.`
    : `About ${minutes} minutes, in one sitting.`
