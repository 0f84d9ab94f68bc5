import { at } from '@eldertable/kernel'
import { isWithDirector } from '../rules/sides.ts'
import { DIRECTOR } from '../state.ts'
import type { I32Props, I32Table } from './table.ts'

type Seen = Pick<I32Props, 'table' | 'reader'> & { decision: { readonly about: object } | null }

/** Whether the reader sees the house from behind the camera: the director, and those who play monsters. */
export const isBehindCamera = ({ table, reader }: Pick<Seen, 'table' | 'reader'>): boolean =>
  reader !== null && isWithDirector(table, reader)

const poolWith = ({ pools }: I32Table, card: number): number =>
  pools.findIndex(({ survivors }) => survivors.some((one) => one.card === card))

/** The pool that lies before the reader: the one that is asked about, if it is theirs, the one whose turn it is, or their own. */
export function poolShown({ table, reader, decision }: Seen): number {
  const { pools, place } = table
  const isOwn = (pool: number): boolean =>
    pools[pool] !== undefined && (reader === null || pools[pool].seat === reader)
  const about = (decision?.about ?? {}) as Readonly<Record<string, unknown>>
  const who = about['who']
  const asked = about['pool'] ?? (typeof who === 'number' ? poolWith(table, who) : undefined)
  if (typeof asked === 'number' && isOwn(asked)) return asked
  if (isOwn(place)) return place
  const own = pools.findIndex(({ seat }) => seat === reader)
  return own < 0 ? Math.min(place === DIRECTOR ? 0 : place, pools.length - 1) : own
}

/** Sides that have throngs to show: the director, and every seat without survivors; one's own come first. */
export function sidesWithThrongs(table: I32Table, reader: number | null): number[] {
  const fallen = table.pools.flatMap(({ side }, pool) => (side === 'survivors' ? [] : [pool]))
  const own = fallen.filter((pool) => at(table.pools, pool).seat === reader)
  const others = fallen.filter((pool) => !own.includes(pool))
  return [...own, DIRECTOR, ...others]
}
