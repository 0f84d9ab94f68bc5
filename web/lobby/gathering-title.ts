import type { MatchOnScreen } from '../session/session.ts'

/** For who waits in another tab: what has happened there, whether they are waited for, or for how many they wait. */
export function gatheringTitle(
  { seats, reader }: Pick<MatchOnScreen, 'seats' | 'reader'>,
  game: string,
  unseen = '',
): string {
  const free = seats.filter(({ player }) => player === 'open').length
  const unready = seats.filter(({ ready }) => ready === false).length
  const isMine = reader !== null && seats[reader]?.ready === false
  if (free === 0 && isMine)
    return `● ${unready === 1 ? 'They wait for you' : 'All are here'} · ${game}`
  if (unseen !== '') return `● ${unseen} · ${game}`
  return `${free > 0 ? `Waiting for ${free}` : 'All are here'} · ${game}`
}
