import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ownServer } from '@eldertable/store/testing/postgres.ts'

/** Where empty databases come from that wait for the disk; each call makes one and gives its address. */
export interface Databases {
  readonly sqlite: () => Promise<string>
  readonly postgres: () => Promise<string>
  /** The name of a file that is not there yet. */
  readonly scratch: (name: string) => string
}

/** Works with databases that are gone afterwards, with the PostgreSQL server that was started for it. */
export async function withDatabases<T>(work: (databases: Databases) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'eldertable-load-'))
  const postgres = await ownServer({ durable: true })
  let files = 0
  try {
    return await work({
      sqlite: async () => `sqlite:${path.join(folder, `${files++}.db`)}`,
      postgres: () => postgres.database(),
      scratch: (name) => path.join(folder, name),
    })
  } finally {
    await postgres.end()
    rmSync(folder, { recursive: true, force: true })
  }
}
