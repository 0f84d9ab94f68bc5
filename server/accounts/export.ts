import type { Guest, Store } from '@eldertable/store'
import { invitationsOf } from '../lobby/inviting.ts'
import { seatOfGuest, seatsOf } from '../lobby/records.ts'

/** More than anybody has. */
const ALL = 100_000

/** All that is kept of somebody, but for what opens something: of secrets there are only hashes, and others' are theirs. */
export async function everythingOf(store: Store, { id }: Guest): Promise<object> {
  const guest = await store.readGuest(id)
  const [matches, lines, shunned] = [
    await store.matchesOf(id, ALL),
    await store.linesBy(id),
    await store.shunnedBy(id),
  ]
  const [ways, wish] = [await store.noticeWays(id), await store.noticeWish(id)]
  const [passkeys, sessions] = [await store.passkeysOf(id), await store.sessionsOf(id)]
  return {
    name: guest?.name,
    id,
    since: dateOf(guest?.createdAt),
    lastSeen: dateOf(guest?.seenAt),
    tables: matches.map((match) => {
      const seats = seatsOf(match)
      const seat = seatOfGuest(seats, id)
      return {
        id: match.id,
        code: match.code,
        name: match.name,
        title: match.title,
        status: match.status,
        seat,
        playedAs: seat === null ? null : seats[seat]?.name,
        isHost: match.host === id,
        opened: dateOf(match.createdAt),
        lastChanged: dateOf(match.updatedAt),
      }
    }),
    said: lines.map(({ match, text, at }) => ({ table: match, text, at: dateOf(at) })),
    notes: (await store.notesOf(id)).map(({ match, position, text, at }) => ({
      table: match,
      position: position < 0 ? null : position,
      text,
      at: dateOf(at),
    })),
    keptAway: shunned.map(({ name, how }) => ({ name, how })),
    invitations: (await invitationsOf(store, id)).map(({ match, name, at }) => ({
      table: match.id,
      by: name,
      at: dateOf(at),
    })),
    notices: {
      wish: wish === undefined ? null : (JSON.parse(wish) as unknown),
      ways: ways.map(({ by, name, confirmed, createdAt }) => ({
        by,
        name,
        confirmed,
        since: dateOf(createdAt),
      })),
    },
    passkeys: passkeys.map(({ name, createdAt, usedAt }) => ({
      name,
      since: dateOf(createdAt),
      lastUsed: dateOf(usedAt),
    })),
    recoveryCodesLeft: await store.countCodes(id),
    devices: sessions
      .filter(({ tokenHash }) => !tokenHash.startsWith('ended:'))
      .map(({ name, createdAt, seenAt }) => ({
        name,
        since: dateOf(createdAt),
        lastSeen: dateOf(seenAt),
      })),
  }
}

const dateOf = (time: number | undefined): string | null =>
  time === undefined || time === 0 ? null : new Date(time).toISOString()
