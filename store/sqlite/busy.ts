/** SQLite's word for a database that somebody else has locked. */
const SQLITE_BUSY = 5

/** Whether this failed only because somebody else has locked the database. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && (error as { sqliteCode?: number }).sqliteCode === SQLITE_BUSY
