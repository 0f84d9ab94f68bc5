import { existsSync } from 'node:fs'
import { CamelCasePlugin, Kysely } from 'kysely'
import type { DatabaseTables } from '../database-tables.ts'
import { archiveIn, type Archive } from './archive.ts'

/** There is no database of ours at that address; the message is one sentence that says why. */
export class NoArchive extends Error {}

/** Opens the database at `sqlite:PATH` or `postgres://…`, which must be there already. Throws `NoArchive`. */
export async function openArchive(url: string): Promise<Archive> {
  const archive = url.startsWith('sqlite:')
    ? await inFile(url.slice('sqlite:'.length))
    : await onServer(url)
  try {
    await archive.find('')
    return archive
  } catch (error) {
    await archive.close()
    throw new NoArchive(`The database can't be used: ${wordsOf(error)}.`, { cause: error })
  }
}

/** The file of a database in SQLite; undefined if it is none. Throws `NoArchive` if there is no such file. */
export function fileOf(url: string): string | undefined {
  if (!url.startsWith('sqlite:')) return undefined
  const file = url.slice('sqlite:'.length)
  if (!existsSync(file)) throw new NoArchive(`There is no database at ${file}.`)
  return file
}

async function inFile(file: string): Promise<Archive> {
  fileOf(`sqlite:${file}`)
  const [{ openFile }, { dialectOn }] = await Promise.all([
    import('../sqlite/file.ts'),
    import('../sqlite/dialect.ts'),
  ])
  const raw = openFile(file)
  const db = new Kysely<DatabaseTables>({
    dialect: dialectOn(raw),
    plugins: [new CamelCasePlugin()],
  })
  return archiveIn(db, async () => {
    await db.destroy()
    raw.close()
  })
}

async function onServer(url: string): Promise<Archive> {
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new NoArchive('A database is at sqlite:PATH or postgres://….')
  const { dialectOn, openSlowPool } = await import('../postgres/pools.ts')
  const db = new Kysely<DatabaseTables>({
    dialect: dialectOn(openSlowPool(url)),
    plugins: [new CamelCasePlugin()],
  })
  return archiveIn(db, () => db.destroy())
}

const wordsOf = (error: unknown): string => {
  const { message, code } = error as Error & { code?: string }
  return message || code || String(error)
}
