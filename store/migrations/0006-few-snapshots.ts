import { sql, type Kysely, type Migration } from 'kysely'

/** Takes away what has gathered while every snapshot was kept for ever: of each match the latest three stay. */
export const pruneSnapshots: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      delete from snapshot where at < (
        select min(at) from (
          select s.at from snapshot as s where s.match_id = snapshot.match_id order by s.at desc limit 3
        ) as latest
      )`.execute(db)
  },
}
