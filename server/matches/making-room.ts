import { householdOf, PEOPLE_AT_AN_ADDRESS, type Person } from '../limits/person.ts'

/** A table in memory, as far as it may have to make room for another. */
export interface Tenant {
  /** How many are doing something there at the moment, besides watching. */
  readonly users: number
  readonly idleSince: number
  readonly watchers: Iterable<Person>
  /** Whether somebody plays there, or looks after it. */
  isPlayedBy(guest: string | undefined): boolean
}

/** Somebody for whose table there should be room. */
export interface Newcomer extends Person {
  readonly isPlayer: boolean
}

/** A table that is watched. */
interface Held<T> {
  readonly tenant: T
  readonly isPlayed: boolean
  /** From where those come who play there, or else those who watch. */
  readonly places: ReadonlySet<string>
}

/**
 * The table that makes room for a newcomer's when memory is full, if there is one: that which nobody has looked at for
 * longest. Otherwise who plays comes before who watches, and a place that has many tables open gives one to a place that
 * has fewer, so that nobody is kept out by those who hold many. As many as play at one address as a rule are never
 * disturbed at what they play.
 */
export function makesRoom<T extends Tenant>(
  tenants: Iterable<T>,
  newcomer: Newcomer,
): T | undefined {
  const held: Held<T>[] = []
  let idlest: T | undefined
  for (const tenant of tenants) {
    const one = heldBy(tenant)
    if (one.places.size > 0) held.push(one)
    else if (tenant.users === 0 && tenant.idleSince < (idlest?.idleSince ?? Infinity))
      idlest = tenant
  }
  return idlest ?? ofTheMost(held, newcomer)
}

function ofTheMost<T extends Tenant>(held: readonly Held<T>[], newcomer: Newcomer): T | undefined {
  const counts = new Map<string, number>()
  for (const { places } of held)
    for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1)
  const own = counts.get(householdOf(newcomer.address)) ?? 0
  // Whoever has few tables open protects those where they are.
  const share = ({ places }: Held<T>) =>
    Math.min(...Array.from(places, (place) => counts.get(place) ?? 0))
  const free = held.filter(({ tenant }) => tenant.users === 0)
  const watched = free.filter(({ isPlayed }) => !isPlayed)
  if (!newcomer.isPlayer) return most(watched, share, own + 1)
  const fair = Math.max(own + 1, PEOPLE_AT_AN_ADDRESS)
  return most(watched, share, 0) ?? most(free, share, fair)
}

/** The one with the highest share, the oldest of those, if that is more than this many. */
function most<T>(
  held: readonly Held<T>[],
  share: (one: Held<T>) => number,
  moreThan: number,
): T | undefined {
  let found: T | undefined
  let highest = moreThan
  for (const one of held) {
    if (share(one) <= highest) continue
    highest = share(one)
    found = one.tenant
  }
  return found
}

function heldBy<T extends Tenant>(tenant: T): Held<T> {
  const watchers = [...tenant.watchers]
  const players = watchers.filter(({ guest }) => tenant.isPlayedBy(guest))
  const isPlayed = players.length > 0
  const places = (isPlayed ? players : watchers).map(({ address }) => householdOf(address))
  return { tenant, isPlayed, places: new Set(places) }
}
