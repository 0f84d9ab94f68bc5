import type { Database } from './records.ts'
import type { Ban, Store } from './store.ts'

/** Who may not come in, the same on both databases. */
export const bansIn = ({
  db,
  allOrNothing,
}: Database): Pick<Store, 'bans' | 'putBan' | 'removeBan'> => ({
  bans: () => db.selectFrom('ban').selectAll().orderBy('at').orderBy('who').execute(),

  async putBan(ban: Ban) {
    const { who: _, ...rest } = ban
    const row = db
      .insertInto('ban')
      .values(ban)
      .onConflict((conflict) => conflict.column('who').doUpdateSet(rest))
    await allOrNothing(row.compile(), [])
  },

  removeBan: (who) => allOrNothing(db.deleteFrom('ban').where('who', '=', who).compile(), []),
})
