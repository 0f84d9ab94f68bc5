import type { InviteBody } from '@eldertable/protocol/wire-accounts.ts'
import type { Guest, Invitation, MatchHead, Store } from '@eldertable/store'
import type { Room } from '../matches/room.ts'
import { Refused } from '../refused.ts'
import { keptApart } from './people.ts'
import { seatOfGuest, seatsOf } from './records.ts'

/** So often the table may change while somebody is asked to it. */
const TRIES = 5

/** Asks somebody to a table with whom one has played: named by a seat at another table where one sat too. */
export async function invite(
  store: Store,
  room: Room,
  guest: Guest,
  wish: InviteBody,
): Promise<void> {
  const other = await meant(store, guest, wish)
  // Whoever keeps away from somebody is nobody to them: they are not told more than that.
  if (other === undefined || (await keptApart(store, guest.id)).has(other))
    throw new Refused('nobody-there')
  const notices = [{ guest: other, kind: 'invited', about: '' }]
  await room.exclusively(async () => {
    for (let tries = 0; tries < TRIES; tries++) {
      const { head, seats } = room
      const mine = room.seatOf(guest.id)
      if (mine === null && head.host !== guest.id) throw new Refused('not-seated')
      if (head.status === 'finished') throw new Refused('match-over')
      if (seatOfGuest(seats, other) !== null) throw new Refused('already-seated', 'They are there.')
      if (!hasRoom(head)) throw new Refused('no-open-seat')
      const name = (mine === null ? undefined : seats[mine]?.name) ?? guest.name
      await store.invite(room.id, { guest: other, by: guest.id, name })
      if (await room.ledger.change(head.revision, [], { notices })) return
      await room.refresh()
    }
    throw new Refused('table-busy')
  })
}

/** To which tables somebody is asked by people who are welcome to, and where there is a seat still. */
export async function invitationsOf(store: Store, guest: string): Promise<Invitation[]> {
  const [all, apart] = [await store.invitationsTo(guest), await keptApart(store, guest)]
  return all.filter(
    ({ match, by }) =>
      !apart.has(by) && hasRoom(match) && seatOfGuest(seatsOf(match), guest) === null,
  )
}

/** Whether somebody could sit down. */
const hasRoom = (match: Pick<MatchHead, 'status' | 'seats'>): boolean =>
  match.status !== 'finished' &&
  seatsOf(match).some(
    ({ player, free }) => player === 'open' || (player === 'nobody' && free === true),
  )

/** Whose seat that is, if this guest sat at the same table. */
async function meant(
  store: Store,
  { id }: Guest,
  { table, seat }: InviteBody,
): Promise<string | undefined> {
  const head = await store.readMatch(table)
  if (head === undefined || head.status === 'gathering') return undefined
  const seats = seatsOf(head)
  const other = seats[seat]?.guest
  if (other == null || other === id || seatOfGuest(seats, id) === null) return undefined
  return (await store.readGuest(other))?.id
}
