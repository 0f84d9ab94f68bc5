import type { View } from '@eldertable/kernel'
import { patched } from '@eldertable/protocol/wire-patch.ts'
import type { PastShown } from '@eldertable/protocol/wire.ts'
import type { Past } from '../session/session.ts'
import { call } from './api.ts'

/** The views of a stretch, of which all but the first come as changes. */
function pastIn({ seat, earliest, from, views }: PastShown): Past {
  const whole: View[] = []
  for (const { table, patch = [], hand, decision } of views) {
    const before = whole.at(-1)
    const open = table ?? (before && patched(before.table, patch))
    if (open === undefined) throw new Error('the first view of a stretch is whole')
    const own = hand === undefined ? (before?.hand ?? null) : hand
    whole.push({ seat, table: open, hand: own, decision, menu: null })
  }
  return { earliest, from, views: whole }
}

/** Asks the server for a stretch of a match. */
export async function tablePast(
  id: string,
  from: number,
  to: number,
  /** The seat that lends its eyes. */
  eyes: number | null,
): Promise<Past> {
  const lent = eyes === null ? '' : `&eyes=${eyes}`
  return pastIn(await call<PastShown>('GET', `/tables/${id}/past?from=${from}&to=${to}${lent}`))
}
