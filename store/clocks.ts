import { sql } from 'kysely'
import type { ClockStore } from './clock-store.ts'
import type { Database } from './records.ts'

/** Milliseconds after which nobody asks any more how long a process that is gone was there. */
const FORGET = 60 * 24 * 3_600_000

/** The clocks of processes and matches, the same on both databases. */
export function clocksIn({ db, allOrNothing, now }: Database): ClockStore {
  const beatOf = (id: string) =>
    db.selectFrom('clockBeat').select(['at', 'reading']).where('id', '=', id).executeTakeFirst()

  return {
    async beatClock(id, at, most) {
      const gap = sql<number>`${at} - clock_beat.at`
      const row = db
        .insertInto('clockBeat')
        .values({ id, at, reading: 0, seenAt: now })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet({
            reading: sql<number>`clock_beat.reading + case when ${gap} between 0 and ${most} then ${gap} else 0 end`,
            // Of several who beat one clock the latest counts; one that was set back begins anew.
            at: sql<number>`case when ${gap} between ${-most} and 0 then clock_beat.at else ${at} end`,
            seenAt: now,
          }),
        )
      const old = db.deleteFrom('clockBeat').where('seenAt', '<', sql<number>`${now} - ${FORGET}`)
      await allOrNothing(row.compile(), [old.compile()])
      const beat = await beatOf(id)
      if (beat === undefined) throw new Error('a clock has no beat')
      return beat
    },

    clockBeat: beatOf,

    async clocksDue(by, limit) {
      const due = await db
        .selectFrom('match')
        .select('id')
        // Written out, not as parameters: only so do both databases see that their index of such matches will do.
        .where('clockDue', '>', sql.lit(0))
        .where('clockDue', '<=', by)
        .where('status', '=', 'playing')
        .orderBy('clockDue')
        .limit(limit)
        .execute()
      return due.map(({ id }) => id)
    },
  }
}
