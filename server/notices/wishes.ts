import type { NoticeKind, NoticeWish } from '@eldertable/protocol/wire-notices.ts'
import type { Store } from '@eldertable/store'

/** What holds until somebody says otherwise; nothing is told anyway before there is a way. */
const USUAL: NoticeWish = {
  kinds: { turn: true, undo: true, waits: true, rematch: true, ended: true, invited: true },
  quiet: null,
}

const A_MINUTE = 60_000
const A_DAY = 24 * 60

/** What a guest wants to be told of. */
export async function wishOf(store: Pick<Store, 'noticeWish'>, guest: string): Promise<NoticeWish> {
  const kept = await store.noticeWish(guest)
  if (kept === undefined) return USUAL
  const { kinds, quiet } = JSON.parse(kept) as Partial<NoticeWish>
  return { kinds: { ...USUAL.kinds, ...kinds }, quiet: quiet ?? null }
}

export const isWanted = ({ kinds }: NoticeWish, kind: string): boolean =>
  kinds[kind as NoticeKind] === true

/** Milliseconds for which somebody wants to be left alone from now on; 0 if they do not. */
export function quietFor({ quiet }: NoticeWish, now: number): number {
  if (quiet === null) return 0
  const { from, to, zone } = quiet
  const [at, begin, end] = [minutesIn(now, zone), minutesOf(from), minutesOf(to)]
  const long = (end - begin + A_DAY) % A_DAY
  const since = (at - begin + A_DAY) % A_DAY
  return since < long ? (long - since) * A_MINUTE - (now % A_MINUTE) : 0
}

/** Minutes since midnight where somebody lives. */
function minutesIn(time: number, timeZone: string): number {
  const shown = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return minutesOf(shown.format(time))
}

function minutesOf(clock: string): number {
  const [hours = '0', minutes = '0'] = clock.split(':')
  return Number(hours) * 60 + Number(minutes)
}
