import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { DatabaseSync } from '@photostructure/sqlite'

/** A copy of a database that can't be made; the message is one sentence. */
export class NoBackup extends Error {}

/** What a backup holds. */
export interface BackedUp {
  readonly matches: number
  readonly bytes: number
}

/**
 * Copies a database in SQLite as it is at one moment, also while a server writes to it, which does not wait for this. The
 * copy is there when it is whole, checked and on the disk; an older one is never written over.
 */
export function backUpFile(file: string, target: string): BackedUp {
  const beside = `${target}.${randomBytes(4).toString('hex')}.tmp`
  makePrivate(target) // takes the name; the copy gets it when it is whole
  try {
    makePrivate(beside)
    copyInto(file, beside)
    const matches = checked(beside)
    onDisk(beside)
    renameSync(beside, target)
    return { matches, bytes: statSync(target).size }
  } catch (error) {
    for (const ours of [beside, target]) rmSync(ours, { force: true })
    throw failed(error)
  }
}

/** Makes an empty file that only its owner may read: it will hold the keys of the dice. */
function makePrivate(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EEXIST'
    throw isTaken ? new NoBackup(`There is something at ${file} already.`) : failed(error)
  }
}

function failed(error: unknown): NoBackup {
  if (error instanceof NoBackup) return error
  const why = error instanceof Error ? error.message : String(error)
  return new NoBackup(`The copy can't be made: ${why}.`, { cause: error })
}

function copyInto(file: string, target: string): void {
  const raw = new DatabaseSync(file)
  try {
    raw.exec('pragma busy_timeout = 5000')
    raw.prepare('vacuum into ?').run(target)
  } finally {
    raw.close()
  }
}

/** How many matches a copy holds, once it is certain that it holds them. */
function checked(copy: string): number {
  const raw = new DatabaseSync(copy)
  try {
    const found = raw.prepare('pragma integrity_check').get() as { integrity_check: string }
    if (found.integrity_check !== 'ok')
      throw new Error(`the copy is damaged: ${found.integrity_check}`)
    return (raw.prepare('select count(*) as count from "match"').get() as { count: number }).count
  } finally {
    raw.close()
  }
}

function onDisk(file: string): void {
  const open = openSync(file, 'r+')
  try {
    fsyncSync(open)
  } finally {
    closeSync(open)
  }
}
