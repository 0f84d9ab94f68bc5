import { sql, type CompiledQuery, type Kysely } from 'kysely'
import type { AccountStore } from './account-store.ts'
import type { DatabaseTables } from './database-tables.ts'
import { listed } from './match-columns.ts'
import { joinNotes } from './notes.ts'
import type { Database } from './records.ts'

/** Takes everything out by which a guest is known, and what they were asked. */
export const withoutAccount = (db: Kysely<DatabaseTables>, guest: string): CompiledQuery[] => [
  db.deleteFrom('passkey').where('guest', '=', guest).compile(),
  db.deleteFrom('recoveryCode').where('guest', '=', guest).compile(),
  db.deleteFrom('challenge').where('guest', '=', guest).compile(),
  db.deleteFrom('sessionNote').where('guest', '=', guest).compile(),
  db.deleteFrom('invitation').where('guest', '=', guest).compile(),
  db.deleteFrom('invitation').where('by', '=', guest).compile(),
]

/** Accounts, the same on both databases. */
export function accountsIn({ db, allOrNothing, now }: Database): AccountStore {
  const codesOf = (guest: string) => db.deleteFrom('recoveryCode').where('guest', '=', guest)
  const keysOf = (guest: string) => db.selectFrom('passkey').select('id').where('guest', '=', guest)
  /** Of a guest who is there: who is forgotten meanwhile leaves nothing behind. */
  const note = (guest: string, tokenHash: string, name: string) =>
    db
      .insertInto('sessionNote')
      .columns(['tokenHash', 'guest', 'name', 'createdAt', 'seenAt'])
      .expression(
        db
          .selectFrom('guest')
          .select([
            sql<string>`cast(${tokenHash} as text)`.as('tokenHash'),
            'id',
            sql<string>`cast(${name} as text)`.as('name'),
            now.as('createdAt'),
            now.as('seenAt'),
          ])
          .where('id', '=', guest),
      )
      .onConflict((conflict) =>
        conflict
          .column('tokenHash')
          .doUpdateSet({ name, seenAt: now })
          .where('sessionNote.guest', '=', guest),
      )
      .compile()
  const guestByCode = (hash: string) =>
    db
      .selectFrom('recoveryCode')
      .innerJoin('guest', 'guest.id', 'recoveryCode.guest')
      .selectAll('guest')
      .where('hash', '=', hash)
      .executeTakeFirst()
  const withoutNote = (tokenHash: string) =>
    db.deleteFrom('sessionNote').where('tokenHash', '=', tokenHash).compile()

  return {
    passkeysOf: (guest) =>
      db
        .selectFrom('passkey')
        .selectAll()
        .where('guest', '=', guest)
        .orderBy('createdAt')
        .orderBy('id')
        .execute(),

    passkey: (id) => db.selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirst(),

    addPasskey: (passkey) =>
      allOrNothing(
        db
          .insertInto('passkey')
          .values({ ...passkey, createdAt: now, usedAt: now })
          .onConflict((conflict) => conflict.doNothing())
          .compile(),
        [],
      ),

    usePasskey: (id, counter) =>
      allOrNothing(
        db
          .updateTable('passkey')
          .set({ counter, usedAt: now })
          .where('id', '=', id)
          .where('counter', counter === 0 ? '=' : '<', counter)
          .compile(),
        [],
      ),

    dropPasskey: (guest, id) =>
      allOrNothing(
        db.deleteFrom('passkey').where('guest', '=', guest).where('id', '=', id).compile(),
        [
          codesOf(guest)
            .where((is) => is.not(is.exists(keysOf(guest))))
            .compile(),
        ],
      ),

    async putCodes(guest, hashes) {
      // Of two who do so at once, one waits for the other: nobody has twenty.
      const lock = db.updateTable('guest').set({ id: guest }).where('id', '=', guest)
      const rows = hashes.map((hash) => ({ hash, guest }))
      await allOrNothing(lock.compile(), [
        codesOf(guest).compile(),
        db.insertInto('recoveryCode').values(rows).compile(),
      ])
    },

    async countCodes(guest) {
      const { count } = await db
        .selectFrom('recoveryCode')
        .select(sql<number>`cast(count(*) as double precision)`.as('count'))
        .where('guest', '=', guest)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    guestByCode,

    async useCode(hash) {
      const guest = await guestByCode(hash)
      const use = db.deleteFrom('recoveryCode').where('hash', '=', hash)
      return guest !== undefined && (await allOrNothing(use.compile(), [])) ? guest : undefined
    },

    async putChallenge(challenge, life) {
      const row = db
        .insertInto('challenge')
        .values({ ...challenge, endsAt: sql<number>`${now} + ${life}` })
      const late = db.deleteFrom('challenge').where('endsAt', '<=', now)
      await allOrNothing(row.compile(), [late.compile()])
    },

    async useChallenge(id) {
      const challenge = await db
        .selectFrom('challenge')
        .select(['id', 'kind', 'guest', 'value'])
        .where('id', '=', id)
        .executeTakeFirst()
      const use = db.deleteFrom('challenge').where('id', '=', id).where('endsAt', '>', now)
      return challenge !== undefined && (await allOrNothing(use.compile(), []))
        ? challenge
        : undefined
    },

    async sessionsOf(guest) {
      const keys = db
        .selectFrom('guest')
        .select(['tokenHash', 'createdAt', 'seenAt'])
        .where('id', '=', guest)
        .unionAll(
          db
            .selectFrom('device')
            .select(['tokenHash', sql<number>`0`.as('createdAt'), sql<number>`0`.as('seenAt')])
            .where('guest', '=', guest),
        )
      const rows = await db
        .selectFrom(keys.as('keys'))
        .leftJoin('sessionNote', 'sessionNote.tokenHash', 'keys.tokenHash')
        .select([
          'keys.tokenHash',
          sql<string>`coalesce(session_note.name, '')`.as('name'),
          sql<number>`coalesce(session_note.created_at, keys.created_at)`.as('createdAt'),
          sql<number>`coalesce(session_note.seen_at, keys.seen_at)`.as('seenAt'),
        ])
        .execute()
      return rows.toSorted((a, b) => b.seenAt - a.seenAt || (a.tokenHash < b.tokenHash ? -1 : 1))
    },

    async noteSession(guest, tokenHash, name) {
      await allOrNothing(note(guest, tokenHash, name), [])
    },

    addSession: (guest, tokenHash, name) =>
      allOrNothing(
        db
          .insertInto('device')
          .columns(['tokenHash', 'guest'])
          .expression(
            db
              .selectFrom('guest')
              .select([sql<string>`cast(${tokenHash} as text)`.as('tokenHash'), 'id'])
              .where('id', '=', guest),
          )
          .compile(),
        [note(guest, tokenHash, name)],
      ),

    async endSession(guest, tokenHash) {
      const device = db
        .deleteFrom('device')
        .where('guest', '=', guest)
        .where('tokenHash', '=', tokenHash)
      if (await allOrNothing(device.compile(), [withoutNote(tokenHash)])) return true
      // The first secret has its place with the guest: there it becomes one that nobody can have.
      const first = db
        .updateTable('guest')
        .set({ tokenHash: `ended:${tokenHash}` })
        .where('id', '=', guest)
        .where('tokenHash', '=', tokenHash)
      return allOrNothing(first.compile(), [withoutNote(tokenHash)])
    },

    joinGuests(from, into) {
      // Whoever is shunned under one name by both, or as both, is so once; and as badly as either had it.
      const same = (one: 'guest' | 'other', rest: 'guest' | 'other') =>
        sql<boolean>`exists (
          select 1 from shunned as mine where mine.${sql.ref(one)} = ${into}
            and mine.${sql.ref(rest)} = shunned.${sql.ref(rest)} and mine.name = shunned.name)`
      const worse = (one: 'guest' | 'other', rest: 'guest' | 'other') =>
        db
          .updateTable('shunned')
          .set({ how: 'block' })
          .where(one, '=', into)
          .where(
            sql<boolean>`exists (
              select 1 from shunned as theirs where theirs.${sql.ref(one)} = ${from} and theirs.how = 'block'
                and theirs.${sql.ref(rest)} = shunned.${sql.ref(rest)} and theirs.name = shunned.name)`,
          )
          .compile()
      const shunning = (['guest', 'other'] as const).flatMap((one) => {
        const rest = one === 'guest' ? 'other' : 'guest'
        return [
          worse(one, rest),
          db.deleteFrom('shunned').where(one, '=', from).where(same(one, rest)).compile(),
          db
            .updateTable('shunned')
            .set({ [one]: into })
            .where(one, '=', from)
            .compile(),
        ]
      })
      const doubled = db
        .selectFrom('noticeWay as mine')
        .select('mine.id')
        .where(sql<boolean>`mine."by" = notice_way."by" and mine.address = notice_way.address`)
        .where('mine.guest', '=', into)
      const lost = db
        .selectFrom('noticeWay')
        .select('id')
        .where('guest', '=', from)
        .where((is) => is.exists(doubled))
      const invitedToo = db.selectFrom('invitation').select('matchId').where('guest', '=', into)
      const wished = db.selectFrom('noticeWish').select('guest').where('guest', '=', into)
      // The row goes last, for what refers to it; that it may go is looked at first, and holds while it is locked.
      const mayGo = db
        .updateTable('guest')
        .set({ tokenHash: sql<string>`${'joined:'} || id` })
        .where('id', '=', from)
        .where((is) =>
          is.not(
            is.or([
              is.exists(is.selectFrom('matchGuest').select('matchId').where('guest', '=', from)),
              is.exists(is.selectFrom('passkey').select('id').where('guest', '=', from)),
            ]),
          ),
        )
        .where((is) =>
          is.exists(
            is.selectFrom('guest as other').select('other.id').where('other.id', '=', into),
          ),
        )
      return allOrNothing(mayGo.compile(), [
        ...shunning,
        db.deleteFrom('shunned').whereRef('guest', '=', 'other').compile(),
        db.updateTable('chat').set({ guest: into }).where('guest', '=', from).compile(),
        ...joinNotes(db, from, into),
        db.deleteFrom('notice').where('way', 'in', lost).compile(),
        db.deleteFrom('noticeWay').where('id', 'in', lost).compile(),
        db.updateTable('noticeWay').set({ guest: into }).where('guest', '=', from).compile(),
        db
          .updateTable('noticeWish')
          .set({ guest: into })
          .where('guest', '=', from)
          .where((is) => is.not(is.exists(wished)))
          .compile(),
        db.deleteFrom('noticeWish').where('guest', '=', from).compile(),
        db
          .deleteFrom('invitation')
          .where('guest', '=', from)
          .where('matchId', 'in', invitedToo)
          .compile(),
        db.updateTable('invitation').set({ guest: into }).where('guest', '=', from).compile(),
        db.updateTable('invitation').set({ by: into }).where('by', '=', from).compile(),
        db.deleteFrom('invitation').whereRef('guest', '=', 'by').compile(),
        db.deleteFrom('device').where('guest', '=', from).compile(),
        db.deleteFrom('pass').where('guest', '=', from).compile(),
        ...withoutAccount(db, from),
        db.deleteFrom('guest').where('id', '=', from).compile(),
      ])
    },

    async shunnersOf(guest) {
      const rows = await db
        .selectFrom('shunned')
        .select('guest')
        .distinct()
        .where('other', '=', guest)
        .execute()
      return rows.map((row) => row.guest)
    },

    linesBy: (guest) =>
      db
        .selectFrom('chat')
        .select(['matchId as match', 'text', 'at'])
        .where('guest', '=', guest)
        .orderBy('matchId')
        .orderBy('n')
        .execute(),

    async invite(matchId, { guest, by, name }) {
      const row = db
        .insertInto('invitation')
        .values({ matchId, guest, by, name, at: now })
        .onConflict((conflict) =>
          conflict.columns(['guest', 'matchId']).doUpdateSet({ by, name, at: now }),
        )
      await allOrNothing(row.compile(), [])
    },

    async invitationsTo(guest) {
      const rows = await db
        .selectFrom('invitation')
        .innerJoin('match', 'match.id', 'invitation.matchId')
        .select(listed.map((column) => `match.${column}` as const))
        .select([
          'invitation.by as invitedBy',
          'invitation.name as invitedAs',
          'invitation.at as invitedAt',
        ])
        .where('invitation.guest', '=', guest)
        .orderBy('invitation.at', 'desc')
        .orderBy('match.id')
        .execute()
      return rows.map(({ invitedBy, invitedAs, invitedAt, ...match }) => ({
        match,
        by: invitedBy,
        name: invitedAs,
        at: invitedAt,
      }))
    },

    dropInvitation: (matchId, guest) =>
      allOrNothing(
        db
          .deleteFrom('invitation')
          .where('matchId', '=', matchId)
          .where('guest', '=', guest)
          .compile(),
        [],
      ),
  }
}
