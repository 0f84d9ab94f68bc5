import type { Archive, ListedMatch, MatchHead } from '@eldertable/store'
import { databaseIn } from '@eldertable/server/config.ts'
import { Option, type Command } from 'commander'
import { FAILED, Failure } from './failure.ts'
import { columns } from './layout.ts'

/** Adds the option that names a database, and the word in its help. */
export function withDatabase(command: Command): Command {
  const option = new Option('--database <url>', 'sqlite:PATH or postgres://…')
  return command.addOption(option.env('DATABASE_URL').default(databaseIn(process.env)))
}

/** Does something with the stored matches. */
export async function inArchive<T>(
  url: string,
  work: (archive: Archive) => Promise<T>,
): Promise<T> {
  const archive = await opened(url)
  try {
    return await work(archive)
  } finally {
    await archive.close()
  }
}

async function opened(url: string): Promise<Archive> {
  // Only here: the other commands are quicker without it.
  const { NoArchive, openArchive } = await import('@eldertable/store')
  try {
    return await openArchive(url)
  } catch (error) {
    throw error instanceof NoArchive ? new Failure(error.message, FAILED) : error
  }
}

/** The match with that id or code, which people may write in small letters. */
export async function storedMatch(archive: Archive, name: string): Promise<MatchHead> {
  const head = (await archive.find(name)) ?? (await archive.find(name.toUpperCase()))
  if (head === undefined) throw new Failure(`No table has the id or code ${name}.`, FAILED)
  return head
}

/** Those who sit at a table, in words; an empty seat has no name. */
export function namesAt({ seats }: Pick<ListedMatch, 'seats'>): string {
  const names = (JSON.parse(seats) as { name: string; player: string }[]).map(({ name, player }) =>
    player.startsWith('bot:') ? `${name} (${player})` : name || `(${player})`,
  )
  return names.join(', ')
}

/** `2026-11-16 19:30`, in the time of the world. */
export const whenOf = (time: number): string =>
  new Date(time).toISOString().slice(0, 16).replace('T', ' ')

/** Matches as lines of a table. */
export const linesFor = (matches: readonly ListedMatch[]): string[] =>
  columns(
    matches.map((match) => [
      match.code,
      match.status,
      whenOf(match.updatedAt),
      match.title,
      namesAt(match),
    ]),
  )
