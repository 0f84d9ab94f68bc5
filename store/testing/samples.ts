import type { Guest, NewMatch, Shares } from '../store.ts'

let made = 0

/** Shares that leave nothing out. */
export const ALL_SHARES: Shares = {
  limit: 100,
  after: 0,
  changedAfter: 0,
  ofHost: 100,
  ofOrigin: 100,
}

/** A match of which only the named things matter. */
export function aMatch(given: Partial<NewMatch> = {}): NewMatch {
  const n = made++
  return {
    id: `match-${n}`,
    code: `CODE${n}`,
    name: 'Friday night',
    title: 'night-watch',
    titleVersion: 4,
    settings: '{"turns":6}',
    seats: '[{"name":"Ada"},null]',
    status: 'gathering',
    visibility: 'public',
    pace: 'live',
    key: 'f'.repeat(64),
    counter: 0,
    host: 'ada',
    createdAt: 1_794_000_000_000 + n,
    updatedAt: 1_794_000_000_000 + n,
    ...given,
  }
}

export function aGuest(given: Partial<Guest> = {}): Guest {
  const n = made++
  return {
    id: `guest-${n}`,
    name: 'Ada',
    tokenHash: `hash-${n}`,
    createdAt: 1_794_000_000_000,
    seenAt: 1_794_000_000_001,
    ...given,
  }
}
