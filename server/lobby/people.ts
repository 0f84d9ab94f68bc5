import type { Guest, ListedMatch, Store } from '@eldertable/store'
import { seatOfGuest, seatsOf } from './records.ts'

/** This many of the latest tables are looked through, and this many people found there. */
const TABLES = 200
const PEOPLE = 60

/** Somebody with whom one has played: named by a seat, as those at a table name each other. */
export interface Companion {
  readonly guest: string
  readonly name: string
  readonly table: string
  readonly seat: number
  readonly title: string
  readonly at: number
  readonly times: number
}

/** With whom somebody has played, the latest first; without those between whom either keeps away from the other. */
export async function peopleOf(store: Store, { id }: Guest): Promise<Companion[]> {
  const apart = await keptApart(store, id)
  const found = new Map<string, Companion>()
  for (const match of await store.matchesOf(id, TABLES))
    for (const one of companionsAt(match, id)) {
      if (apart.has(one.guest)) continue
      const known = found.get(one.guest)
      if (known === undefined) found.set(one.guest, one)
      else found.set(one.guest, { ...known, times: known.times + 1 })
    }
  const people: Companion[] = []
  for (const one of found.values()) {
    if (people.length === PEOPLE) break
    // Whoever is forgotten has left a name at the table, and nobody is behind it.
    if ((await store.readGuest(one.guest)) !== undefined) people.push(one)
  }
  return people
}

/** Those at a table that was played, if this one sat there too. */
function companionsAt(match: ListedMatch, me: string): Companion[] {
  const { id: table, title, status, length, updatedAt: at } = match
  const seats = seatsOf(match)
  if (status === 'gathering' || length === 0 || seatOfGuest(seats, me) === null) return []
  return seats.flatMap(({ guest, name }, seat) =>
    guest === null || guest === me ? [] : [{ guest, name, table, seat, title, at, times: 1 }],
  )
}

/** Everybody who keeps away from a guest, or from whom that guest does. */
export async function keptApart(store: Store, guest: string): Promise<ReadonlySet<string>> {
  const [shunned, shunners] = [await store.shunnedBy(guest), await store.shunnersOf(guest)]
  return new Set([...shunned.map(({ other }) => other), ...shunners])
}
