import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { SqliteDialect } from 'kysely'

/** Lets Kysely speak to an open database. The caller closes it. */
export const dialectOn = (raw: DatabaseSyncInstance): SqliteDialect =>
  new SqliteDialect({
    database: {
      close: () => {},
      prepare(text) {
        const statement = raw.prepare(text)
        return {
          reader: statement.columns().length > 0,
          all: (given) => statement.all(...given),
          run: (given) => statement.run(...given),
          iterate: (given) => statement.iterate(...given),
        }
      },
    },
  })
