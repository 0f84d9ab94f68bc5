import type { Kysely } from 'kysely'
import type { DatabaseTables } from '../database-tables.ts'
import { listed, whole } from '../match-columns.ts'
import type { ListedMatch, MatchHead, MatchStatus, Snapshot } from '../store.ts'

/** Which matches are meant. */
export interface MatchFilter {
  readonly statuses?: readonly MatchStatus[]
  /** Those that have not changed since then. */
  readonly unchangedSince?: number
}

/** A match with everything from which it can be opened; its parts belong together. */
export interface WholeMatch {
  readonly head: MatchHead
  readonly entries: readonly string[]
  readonly snapshot: Snapshot | undefined
}

/**
 * The database for whoever looks after it: matches one by one, also while servers are at work in it. It makes no tables
 * and changes none.
 */
export interface Archive {
  /** One match after the other, in the order of their ids; what comes in between may be among them or not. */
  matches(filter?: MatchFilter): AsyncIterable<ListedMatch>
  /** By id or code. */
  find(name: string): Promise<MatchHead | undefined>
  /** Undefined if it is not there any more. */
  read(id: string): Promise<WholeMatch | undefined>
  /** Removes a match with its log and chat. False, and nothing done, if it has changed since it was listed. */
  remove(match: Pick<ListedMatch, 'id' | 'revision'>): Promise<boolean>
  close(): Promise<void>
}

/** Matches that are read at once. */
const PAGE = 200

export function archiveIn(db: Kysely<DatabaseTables>, close: () => Promise<void>): Archive {
  const page = ({ statuses, unchangedSince }: MatchFilter, after: string) => {
    let query = db.selectFrom('match').select(listed).where('id', '>', after)
    if (statuses !== undefined) query = query.where('status', 'in', statuses)
    if (unchangedSince !== undefined) query = query.where('updatedAt', '<', unchangedSince)
    return query.orderBy('id').limit(PAGE).execute()
  }

  return {
    async *matches(filter = {}) {
      for (let after = ''; ;) {
        const found = await page(filter, after)
        yield* found
        const last = found.at(-1)
        if (last === undefined || found.length < PAGE) return
        after = last.id
      }
    },

    find: (name) =>
      db
        .selectFrom('match')
        .select(whole)
        .where((is) => is.or([is('id', '=', name), is('code', '=', name)]))
        .executeTakeFirst(),

    async read(id) {
      const head = await db
        .selectFrom('match')
        .select(whole)
        .where('id', '=', id)
        .executeTakeFirst()
      if (head === undefined) return undefined
      // A log only grows: up to the length of the head it is always the same.
      const rows = await db
        .selectFrom('log')
        .select('entry')
        .where('matchId', '=', id)
        .where('n', '<', head.length)
        .orderBy('n')
        .execute()
      const snapshot = await db
        .selectFrom('snapshot')
        .select(['at', 'state'])
        .where('matchId', '=', id)
        .where('at', '<=', head.length)
        .orderBy('at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return { head, entries: rows.map(({ entry }) => entry), snapshot }
    },

    async remove({ id, revision }) {
      const { numDeletedRows } = await db
        .deleteFrom('match')
        .where('id', '=', id)
        .where('revision', '=', revision)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    close,
  }
}
