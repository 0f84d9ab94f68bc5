import { sql, type CompiledQuery, type Kysely } from 'kysely'
import type { DatabaseTables } from './database-tables.ts'
import type { NoticeStore, NoticeWay } from './notice-store.ts'
import type { Database } from './records.ts'

const columns = [
  'noticeWay.id',
  'noticeWay.guest',
  'noticeWay.by',
  'noticeWay.mark',
  'noticeWay.name',
  'noticeWay.address',
  'noticeWay.confirmed',
  'noticeWay.createdAt',
] as const

const wayOf = ({ confirmed, ...way }: DatabaseTables['noticeWay']): NoticeWay => ({
  ...way,
  confirmed: confirmed === 1,
})

/** Takes all that a guest was to be told out, and how. */
export const withoutNotices = (db: Kysely<DatabaseTables>, guest: string): CompiledQuery[] => [
  db
    .deleteFrom('notice')
    .where('way', 'in', db.selectFrom('noticeWay').select('id').where('guest', '=', guest))
    .compile(),
  db.deleteFrom('noticeWay').where('guest', '=', guest).compile(),
  db.deleteFrom('noticeWish').where('guest', '=', guest).compile(),
]

/** What people are to be told while they are away, the same on both databases. */
export function noticesIn({ db, allOrNothing, now, ifFree }: Database): NoticeStore {
  const ways = db.selectFrom('noticeWay').select(columns)
  const orphans = db
    .deleteFrom('notice')
    .where('way', 'not in', db.selectFrom('noticeWay').select('id'))
  const mine = ({ id, claim }: { id: string; claim: string }) => ({ id, claim })

  return {
    noticeWays: async (guest) =>
      (await ways.where('guest', '=', guest).orderBy('createdAt').orderBy('id').execute()).map(
        wayOf,
      ),

    async noticeWay(id) {
      const way = await ways.where('id', '=', id).executeTakeFirst()
      return way && wayOf(way)
    },

    async putNoticeWay({ confirmed, ...way }, most) {
      const row = { ...way, confirmed: confirmed ? 1 : 0 }
      const { mark: _, ...rest } = row
      const newest = db
        .selectFrom('noticeWay')
        .select('id')
        .where('guest', '=', way.guest)
        .where('by', '=', way.by)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(most)
      const add = db
        .insertInto('noticeWay')
        .values(row)
        .onConflict((conflict) => conflict.column('mark').doUpdateSet(rest))
      const older = db
        .deleteFrom('noticeWay')
        .where('guest', '=', way.guest)
        .where('by', '=', way.by)
        .where('id', 'not in', newest)
      await allOrNothing(add.compile(), [older.compile(), orphans.compile()])
    },

    confirmNoticeWay: (id) =>
      allOrNothing(
        db.updateTable('noticeWay').set({ confirmed: 1 }).where('id', '=', id).compile(),
        [],
      ),

    dropNoticeWay: (id) =>
      allOrNothing(db.deleteFrom('noticeWay').where('id', '=', id).compile(), [
        db.deleteFrom('notice').where('way', '=', id).compile(),
      ]),

    dropUnconfirmedWays: (age) =>
      allOrNothing(
        db
          .deleteFrom('noticeWay')
          .where('confirmed', '=', 0)
          .where('createdAt', '<', sql<number>`${now} - ${age}`)
          .compile(),
        [],
      ),

    noticeWish: async (guest) =>
      (
        await db
          .selectFrom('noticeWish')
          .select('wish')
          .where('guest', '=', guest)
          .executeTakeFirst()
      )?.wish,

    async putNoticeWish(guest, wish) {
      const row = db
        .insertInto('noticeWish')
        .values({ guest, wish })
        .onConflict((conflict) => conflict.column('guest').doUpdateSet({ wish }))
      await allOrNothing(row.compile(), [])
    },

    async claimNotices({ by, limit, claim, grace, lease }) {
      const due = db
        .selectFrom('notice')
        .select('id')
        .where('by', '=', by)
        .where('dueAt', '<=', sql<number>`${now} - ${grace}`)
        .where('claimedUntil', '<=', now)
        .orderBy('dueAt')
        .limit(limit)
        .modifyEnd(ifFree)
      const take = db
        // Looked for once: what is left out because somebody is at it is not replaced by more.
        .with(
          (name) => name('due').materialized(),
          () => due,
        )
        .updateTable('notice')
        .set({ claim, claimedUntil: sql<number>`${now} + ${lease}` })
        .where('id', 'in', (is) => is.selectFrom('due').select('id'))
      if (!(await allOrNothing(take.compile(), []))) return []
      const taken = await db
        .selectFrom('notice')
        .innerJoin('noticeWay', 'noticeWay.id', 'notice.way')
        .select(columns)
        .select([
          'notice.id as noticeId',
          'notice.matchId',
          'notice.kind',
          'notice.about',
          'notice.told',
          'notice.tries',
        ])
        .where('notice.claim', '=', claim)
        .orderBy('notice.dueAt')
        .execute()
      return taken.map(({ noticeId, matchId, kind, about, told, tries, ...way }) => ({
        id: noticeId,
        claim,
        match: matchId,
        kind,
        about,
        told,
        tries,
        way: wayOf(way),
      }))
    },

    endNotice: (notice) =>
      allOrNothing(
        db
          .deleteFrom('notice')
          .where((is) => is.and(mine(notice)))
          .compile(),
        [],
      ),

    putOffNotice: (notice, { after, told, tries }) =>
      allOrNothing(
        db
          .updateTable('notice')
          .set({
            dueAt: sql<number>`${now} + ${after}`,
            told,
            tries,
            claim: '',
            claimedUntil: 0,
          })
          .where((is) => is.and(mine(notice)))
          .compile(),
        [],
      ),

    async countNotices() {
      const rows = await db
        .selectFrom('notice')
        .select(['by', sql<number>`cast(count(*) as double precision)`.as('count')])
        .groupBy('by')
        .execute()
      return rows.map(({ by, count }) => ({ by, count: Number(count) }))
    },

    async keepOnce(name, value) {
      const row = db
        .insertInto('kept')
        .values({ name, value })
        .onConflict((conflict) => conflict.doNothing())
      await allOrNothing(row.compile(), [])
      const kept = db.selectFrom('kept').select('value').where('name', '=', name)
      return (await kept.executeTakeFirstOrThrow()).value
    },
  }
}
