import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Guest } from '@eldertable/store'
import type { Room } from '../matches/room.ts'
import { Refused } from '../refused.ts'
import { newId } from './code.ts'

/**
 * Keeps a report on this machine: two files, the reporter's words and the match as it stood. The match file holds
 * what is face down, so the folder is for the operator's eyes alone.
 */
export async function keepBug(
  { folder, most }: { readonly folder: string; readonly most: number },
  room: Room,
  guest: Guest,
  { words, position }: { words: string; position?: number | undefined },
): Promise<string> {
  const id = newId()
  const at = path.join(folder, `${new Date().toISOString().slice(0, 10)}-${id}`)
  const { head } = room
  const report = {
    id,
    words,
    match: head.id,
    title: head.title,
    position: position ?? room.host.position,
    revision: head.revision,
    seat: room.seatOf(guest.id),
    guest: guest.id,
    at: new Date().toISOString(),
  }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = await room.host.fileText({ withKey: true })
  if ((await bytesIn(folder)) + file.length > most) throw new Refused('reports-full')
  await writeFile(`${at}.match.json`, file, { mode: 0o600 })
  await writeFile(`${at}.report.json`, `${JSON.stringify(report, null, 2)}\n`, { mode: 0o600 })
  return id
}

/** The size of everything that lies in a folder. */
async function bytesIn(folder: string): Promise<number> {
  const names = await readdir(folder)
  const sizes = await Promise.all(
    names.map(async (name) => (await stat(path.join(folder, name))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
