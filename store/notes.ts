import { sql, type CompiledQuery, type Kysely } from 'kysely'
import type { DatabaseTables } from './database-tables.ts'
import type { NoteStore } from './note-store.ts'
import type { Database } from './records.ts'

/** What somebody has noted, the same on both databases. */
export function notesIn({ db, allOrNothing, now }: Database): NoteStore {
  return {
    async notesOf(guest, match) {
      const mine = db
        .selectFrom('note')
        .select(['matchId as match', 'position', 'text', 'at'])
        .where('guest', '=', guest)
      const wanted = match === undefined ? mine : mine.where('matchId', '=', match)
      return wanted.orderBy('matchId').orderBy('position').execute()
    },

    async countNotes(guest, besides) {
      const mine = db
        .selectFrom('note')
        .select([
          sql<number>`cast(count(*) as double precision)`.as('notes'),
          sql<number>`cast(coalesce(sum(length(text)), 0) as double precision)`.as('characters'),
        ])
        .where('guest', '=', guest)
      const counted =
        besides === undefined
          ? mine
          : mine.where((is) =>
              is.not(
                is.and([is('matchId', '=', besides.match), is('position', '=', besides.position)]),
              ),
            )
      return counted.executeTakeFirstOrThrow()
    },

    async putNote(guest, { match, position, text }) {
      const isThere = db
        .selectFrom('match')
        .innerJoin('guest', (join) => join.on('guest.id', '=', guest))
        .where('match.id', '=', match)
      if (text === '') {
        const old = db
          .deleteFrom('note')
          .where('guest', '=', guest)
          .where('matchId', '=', match)
          .where('position', '=', position)
        await allOrNothing(old.compile(), [])
        return (await isThere.select('match.id').executeTakeFirst()) !== undefined
      }
      const row = db
        .insertInto('note')
        .columns(['matchId', 'guest', 'position', 'text', 'at'])
        .expression(
          isThere.select([
            'match.id as matchId',
            'guest.id as guest',
            sql<number>`cast(${position} as integer)`.as('position'),
            sql<string>`cast(${text} as text)`.as('text'),
            now.as('at'),
          ]),
        )
        .onConflict((conflict) =>
          conflict.columns(['guest', 'matchId', 'position']).doUpdateSet({ text, at: now }),
        )
      return allOrNothing(row.compile(), [])
    },
  }
}

export const withoutNotes = (db: Kysely<DatabaseTables>, guest: string): CompiledQuery =>
  db.deleteFrom('note').where('guest', '=', guest).compile()

/** One guest becomes another: what both have noted about one moment stands there together. */
export function joinNotes(db: Kysely<DatabaseTables>, from: string, into: string): CompiledQuery[] {
  const same = sql<boolean>`theirs.guest = ${from} and theirs.match_id = note.match_id and theirs.position = note.position`
  const doubled = sql<boolean>`exists (
    select 1 from note as mine where mine.guest = ${into}
      and mine.match_id = note.match_id and mine.position = note.position)`
  return [
    db
      .updateTable('note')
      .set({
        text: sql<string>`text || ${'\n'} || (select theirs.text from note as theirs where ${same})`,
      })
      .where('guest', '=', into)
      .where(sql<boolean>`exists (select 1 from note as theirs where ${same})`)
      .compile(),
    db.deleteFrom('note').where('guest', '=', from).where(doubled).compile(),
    db.updateTable('note').set({ guest: into }).where('guest', '=', from).compile(),
  ]
}
