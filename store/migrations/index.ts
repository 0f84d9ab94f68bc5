import type { Migration } from 'kysely'
import { createMatches } from './0001-matches.ts'
import { createPeople } from './0002-people.ts'
import { createLimits } from './0003-limits.ts'
import { createShunned } from './0004-shunned.ts'
import { createCompany } from './0005-company.ts'
import { pruneSnapshots } from './0006-few-snapshots.ts'
import { createBans } from './0007-bans.ts'
import { createShares } from './0008-shares.ts'
import { createNotices } from './0009-notices.ts'
import { createAccounts } from './0010-accounts.ts'
import { createClocks } from './0011-clocks.ts'
import { createTalk } from './0012-talk.ts'
import type { DatabaseKind } from './database-kind.ts'

/**
 * The steps from an empty database to the tables of today, by name. What has been released never changes: a new
 * step gets a new name that sorts last.
 */
export const migrationsFor = (kind: DatabaseKind): Record<string, Migration> => ({
  '0001-matches': createMatches(kind),
  '0002-people': createPeople,
  '0003-limits': createLimits(kind),
  '0004-shunned': createShunned,
  '0005-company': createCompany,
  '0006-few-snapshots': pruneSnapshots,
  '0007-bans': createBans,
  '0008-shares': createShares,
  '0009-notices': createNotices,
  '0010-accounts': createAccounts,
  '0011-clocks': createClocks,
  '0012-talk': createTalk,
})
