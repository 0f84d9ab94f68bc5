import { sql, type CompiledQuery, type Kysely, type RawBuilder } from 'kysely'
import { setImmediate } from 'node:timers/promises'
import { accountsIn, withoutAccount } from './accounts.ts'
import { bansIn } from './bans.ts'
import { clocksIn } from './clocks.ts'
import type { Work } from './gate.ts'
import { notesIn, withoutNotes } from './notes.ts'
import { noticesIn, withoutNotices } from './notices.ts'
import { listed, whole } from './match-columns.ts'
import { KEPT_SNAPSHOTS, type ListedMatch, type Shares } from './store.ts'
import type { DatabaseTables } from './database-tables.ts'

/** What the portable part needs of a database. */
export interface Database {
  readonly db: Kysely<DatabaseTables>
  /** Runs the first statement and, if it changed a row, the others; all or nothing. False if it did not. */
  readonly allOrNothing: (
    first: CompiledQuery,
    others: readonly CompiledQuery[],
  ) => Promise<boolean>
  /** The time by the clock of the database, in milliseconds. */
  readonly now: RawBuilder<number>
  /** Ends a query for rows that are to be changed: what somebody else is just changing is left out. */
  readonly ifFree: RawBuilder<unknown>
}

/** More than a log or a chat can have. */
export const ALL = 2 ** 31 - 1

/** Matches that are removed in one go: others should not have to wait for long. */
const DROPPED = 10

/** Which one it is, from the newest, of those who have the same in a column. */
const place = (column: 'host' | 'origin') =>
  sql<number>`row_number() over (partition by ${sql.ref(column)} order by created_at desc, id desc)`

/** Rows in one statement: neither database takes as many as one likes. */
const ROWS = 500

/** What the databases do each in its own way: it is in a hurry, or about news. */
type InEachItsOwnWay =
  | 'append'
  | 'readLog'
  | 'say'
  | 'signal'
  | 'signalFollowers'
  | 'follow'
  | 'count'
  | 'tidy'
  | 'health'

/** Everything that is the same on both databases and not in a hurry. */
export function recordsIn(database: Database): Omit<Work, InEachItsOwnWay> {
  const { db, allOrNothing, now } = database
  const guestOf = (tokenHash: string) =>
    db.selectFrom('guest').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst()
  /** Takes away the secrets of other devices, and a pass. */
  const withoutKeys = (guest: string) => [
    db.deleteFrom('device').where('guest', '=', guest).compile(),
    db.deleteFrom('pass').where('guest', '=', guest).compile(),
    db.deleteFrom('sessionNote').where('guest', '=', guest).compile(),
  ]

  /** A sum as a number, which neither database takes for granted. */
  const count = (of: RawBuilder<unknown>) =>
    sql<number>`cast(coalesce(sum(${of}), 0) as double precision)`
  /** The newest of everybody come first, then everybody's second; in the list they stand by their age again. */
  const publicMatches = async (
    status: 'gathering' | 'playing',
    { limit, after, changedAfter, ofHost, ofOrigin }: Shares,
  ): Promise<ListedMatch[]> => {
    const all = db
      .selectFrom('match')
      .select([...listed, 'origin', place('host').as('nth')])
      // Written out, not as parameters: only so do both databases see that their index of such matches will do.
      .where('status', '=', sql.lit(status))
      .where('visibility', '=', sql.lit('public'))
      .where('createdAt', '>', after)
      .where('updatedAt', '>', changedAfter)
    const ofHosts = db
      .selectFrom(all.as('all_of_them'))
      .select([...listed, place('origin').as('nth')])
      .where('nth', '<=', ofHost)
    const found = await db
      .selectFrom(ofHosts.as('of_hosts'))
      .select(listed)
      .where('nth', '<=', ofOrigin)
      .orderBy('nth')
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
    return found.toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
  }

  return {
    ...bansIn(database),
    ...noticesIn(database),
    ...accountsIn(database),
    ...clocksIn(database),
    ...notesIn(database),

    async createMatch(match, guests = [], played = { entries: [], state: '' }) {
      const { length } = played.entries
      const brought = played.entries.reduce((sum, one) => sum + one.length, played.state.length)
      const matchId = match.id
      const row = db
        .insertInto('match')
        .values({
          origin: match.host,
          ...match,
          revision: 0,
          length,
          asked: -1,
          clock: '',
          clockDue: 0,
          said: 0,
          brought,
        })
        .onConflict((conflict) => conflict.doNothing())
      const members = [...new Set(guests)].map((guest) =>
        db.insertInto('matchGuest').values({ matchId, guest }).compile(),
      )
      const log: CompiledQuery[] = []
      for (let from = 0; from < length; from += ROWS) {
        const some = played.entries.slice(from, from + ROWS)
        const rows = some.map((entry, i) => ({ matchId, n: from + i, entry }))
        log.push(db.insertInto('log').values(rows).compile())
        // A file may bring tens of thousands of entries: others have their turn meanwhile.
        await setImmediate()
      }
      const snapshot = { matchId, at: length, state: played.state }
      const kept = length === 0 ? [] : [db.insertInto('snapshot').values(snapshot).compile()]
      return allOrNothing(row.compile(), [...members, ...log, ...kept])
    },

    readMatch: (id) => db.selectFrom('match').select(whole).where('id', '=', id).executeTakeFirst(),

    matchByCode: (code) =>
      db.selectFrom('match').select(whole).where('code', '=', code).executeTakeFirst(),

    async putSnapshot(matchId, at, state) {
      const row = db
        .insertInto('snapshot')
        .values({ matchId, at, state })
        .onConflict((conflict) => conflict.columns(['matchId', 'at']).doUpdateSet({ state }))
      const older = db
        .deleteFrom('snapshot')
        .where('matchId', '=', matchId)
        .where('at', 'not in', (select) =>
          select
            .selectFrom('snapshot')
            .select('at')
            .where('matchId', '=', matchId)
            .orderBy('at', 'desc')
            .limit(KEPT_SNAPSHOTS),
        )
      await allOrNothing(row.compile(), [older.compile()])
    },

    snapshotBefore: (id, at) =>
      db
        .selectFrom('snapshot')
        .select(['at', 'state'])
        .where('matchId', '=', id)
        .where('at', '<=', at)
        .orderBy('at', 'desc')
        .limit(1)
        .executeTakeFirst(),

    openMatches: (shares) => publicMatches('gathering', shares),
    runningMatches: (shares) => publicMatches('playing', shares),

    async holdingsOf(whose) {
      const rows = db
        .selectFrom('match')
        .select([
          count(sql`case when status <> 'finished' then 1 else 0 end`).as('unfinished'),
          count(sql`case when brought > 0 then 1 else 0 end`).as('imports'),
          count(sql`brought`).as('brought'),
        ])
        // As the indexes have it.
        .where(sql<boolean>`(status <> 'finished' or brought > 0)`)
      return 'host' in whose
        ? rows.where('host', '=', whose.host).executeTakeFirstOrThrow()
        : rows.where('origin', '=', whose.origin).executeTakeFirstOrThrow()
    },

    dropImports(unchangedSince) {
      const some = db
        .selectFrom('match')
        .select('id')
        .where('brought', '>', sql.lit(0))
        .where('status', '=', 'finished')
        .where((is) => {
          const lists = is
            .selectFrom('matchGuest')
            .select('guest')
            .whereRef('matchGuest.matchId', '=', 'match.id')
          return is.or([is('updatedAt', '<', unchangedSince), is.not(is.exists(lists))])
        })
        .limit(DROPPED)
      return allOrNothing(db.deleteFrom('match').where('id', 'in', some).compile(), [])
    },

    matchesOf: (guest, limit) =>
      db
        .selectFrom('matchGuest')
        .innerJoin('match', 'match.id', 'matchGuest.matchId')
        .select(listed)
        .where('matchGuest.guest', '=', guest)
        .orderBy('updatedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    async putGuest(guest) {
      const { id: _, ...rest } = guest
      const row = db
        .insertInto('guest')
        .values(guest)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(rest))
      await allOrNothing(row.compile(), [])
    },

    readGuest: (id) => db.selectFrom('guest').selectAll().where('id', '=', id).executeTakeFirst(),

    guestByToken: async (tokenHash) =>
      (await guestOf(tokenHash)) ??
      // Another device: fewer people have one, and they wait for a second look.
      (await db
        .selectFrom('device')
        .innerJoin('guest', 'guest.id', 'device.guest')
        .selectAll('guest')
        .where('device.tokenHash', '=', tokenHash)
        .executeTakeFirst()),

    renameGuest: (id, name) =>
      allOrNothing(db.updateTable('guest').set({ name }).where('id', '=', id).compile(), []),

    async putPass(hash, guest, life) {
      const row = db
        .insertInto('pass')
        .values({ hash, guest, endsAt: sql<number>`${now} + ${life}` })
        .onConflict((conflict) => conflict.doNothing())
      const others = db.deleteFrom('pass').where('guest', '=', guest).where('hash', '<>', hash)
      await allOrNothing(row.compile(), [others.compile()])
    },

    guestByPass: (hash) =>
      db
        .selectFrom('pass')
        .innerJoin('guest', 'guest.id', 'pass.guest')
        .selectAll('guest')
        .where('hash', '=', hash)
        .where('endsAt', '>', now)
        .executeTakeFirst(),

    async usePass(hash, tokenHash) {
      const pass = await db
        .selectFrom('pass')
        .innerJoin('guest', 'guest.id', 'pass.guest')
        .selectAll('guest')
        .where('hash', '=', hash)
        .executeTakeFirst()
      if (pass === undefined) return undefined
      const use = db.deleteFrom('pass').where('hash', '=', hash).where('endsAt', '>', now)
      const device = db.insertInto('device').values({ tokenHash, guest: pass.id })
      return (await allOrNothing(use.compile(), [device.compile()])) ? pass : undefined
    },

    changeToken: (id, tokenHash) =>
      allOrNothing(db.updateTable('guest').set({ tokenHash }).where('id', '=', id).compile(), [
        ...withoutKeys(id),
      ]),

    forgetGuest: (id) =>
      allOrNothing(db.deleteFrom('guest').where('id', '=', id).compile(), [
        db.deleteFrom('matchGuest').where('guest', '=', id).compile(),
        db.updateTable('chat').set({ guest: '', text: '' }).where('guest', '=', id).compile(),
        db.deleteFrom('shunned').where('guest', '=', id).compile(),
        db.deleteFrom('shunned').where('other', '=', id).compile(),
        withoutNotes(db, id),
        ...withoutNotices(db, id),
        ...withoutAccount(db, id),
        ...withoutKeys(id),
      ]),

    forgetStrangers(unseen) {
      const since = sql<number>`${now} - ${unseen}`
      const strangers = db
        .selectFrom('guest')
        .select('id')
        .where('seenAt', '<', since)
        .where((is) =>
          is.not(
            is.or([
              is.exists(
                is
                  .selectFrom('matchGuest')
                  .select('matchId')
                  .whereRef('matchGuest.guest', '=', 'guest.id'),
              ),
              is.exists(is.selectFrom('chat').select('n').whereRef('chat.guest', '=', 'guest.id')),
              is.exists(
                is.selectFrom('note').select('position').whereRef('note.guest', '=', 'guest.id'),
              ),
              is.exists(
                is.selectFrom('passkey').select('id').whereRef('passkey.guest', '=', 'guest.id'),
              ),
              is.exists(
                is.selectFrom('shunned').select('name').whereRef('shunned.guest', '=', 'guest.id'),
              ),
            ]),
          ),
        )
        .limit(ROWS)
      // Asked twice: whoever comes back at this moment has been seen meanwhile.
      const gone = db.deleteFrom('guest').where('seenAt', '<', since).where('id', 'in', strangers)
      const known = db.selectFrom('guest').select('id')
      return allOrNothing(gone.compile(), [
        db.deleteFrom('device').where('guest', 'not in', known).compile(),
        db.deleteFrom('pass').where('guest', 'not in', known).compile(),
        db.deleteFrom('shunned').where('other', 'not in', known).compile(),
        db.deleteFrom('noticeWay').where('guest', 'not in', known).compile(),
        db.deleteFrom('noticeWish').where('guest', 'not in', known).compile(),
      ])
    },

    shunnedBy: (guest) =>
      db
        .selectFrom('shunned')
        .select(['id', 'other', 'name', 'how'])
        .where('guest', '=', guest)
        .orderBy('name')
        .orderBy('id')
        .execute(),

    async shun(guest, shunned) {
      const { how } = shunned
      const row = db
        .insertInto('shunned')
        .values({ ...shunned, guest })
        .onConflict((conflict) => conflict.columns(['guest', 'other', 'name']).doUpdateSet({ how }))
      await allOrNothing(row.compile(), [])
    },

    unshun: (guest, id) =>
      allOrNothing(
        db.deleteFrom('shunned').where('guest', '=', guest).where('id', '=', id).compile(),
        [],
      ),

    async seeGuest(id) {
      const seen = db.updateTable('guest').set({ seenAt: now }).where('id', '=', id)
      await allOrNothing(seen.compile(), [])
    },

    async unseenFor(id) {
      const row = await db
        .selectFrom('guest')
        .select(sql<number>`${now} - seen_at`.as('ago'))
        .where('id', '=', id)
        .executeTakeFirst()
      return row?.ago
    },

    chatOf: (id, from, limit = ALL) =>
      db
        .selectFrom('chat')
        .select(['n', 'seat', 'guest', 'text', 'at', 'audience'])
        .where('matchId', '=', id)
        .where('n', '>=', from)
        .orderBy('n')
        .limit(limit)
        .execute(),
  }
}
