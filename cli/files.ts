import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { BadMatchFile, readMatchFile, writeMatchFile, type MatchFile } from '@eldertable/protocol'
import { FAILED, Failure } from './failure.ts'
import type { World } from './world.ts'

/** The text of a file; a failure if it can't be read. */
export function readText(path: string): string {
  try {
    return fs.readFileSync(path, 'utf8')
  } catch (error) {
    throw new Failure(`The file ${path} can't be read: ${causeOf(error)}.`)
  }
}

/** A match file of one of the titles. */
export function loadMatch(world: World, path: string): MatchFile {
  const text = readText(path)
  const titles = world.games.map(({ title }) => title)
  try {
    return readMatchFile(text, titles)
  } catch (error) {
    if (error instanceof BadMatchFile) throw new Failure(`${path}: ${error.message}`, FAILED)
    throw error
  }
}

/** The match files that a path names: itself, or all below a folder, in the order of their names. */
export function matchFilesIn(given: string): string[] {
  try {
    if (!fs.statSync(given).isDirectory()) return [given]
    return fs
      .readdirSync(given, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .map((name) => path.join(given, name))
  } catch (error) {
    throw new Failure(`${given} can't be read: ${causeOf(error)}.`)
  }
}

/** Saves a match; for its owner alone if it is nobody else's business. */
export function saveMatch(path: string, file: MatchFile, mode?: number): void {
  writeText(path, writeMatchFile(file), mode)
}

/** Saves a match where there is nothing yet; a failure if there is. */
export function saveNewMatch(path: string, file: MatchFile, mode?: number): void {
  // Empty, but ours: of two who save at once one fails.
  attempt(path, () => fs.writeFileSync(path, '', { flag: 'wx' }))
  try {
    saveMatch(path, file, mode)
  } catch (error) {
    fs.rmSync(path, { force: true })
    throw error
  }
}

/** Writes beside the file first: whatever happens, there is always a whole one. */
export function writeText(path: string, text: string, mode = 0o666): void {
  const beside = `${path}.${randomBytes(4).toString('hex')}.tmp`
  attempt(path, () => {
    try {
      fs.writeFileSync(beside, text, { mode })
      fs.renameSync(beside, path)
    } catch (error) {
      fs.rmSync(beside, { force: true })
      throw error
    }
  })
}

function attempt(path: string, write: () => void): void {
  try {
    write()
  } catch (error) {
    throw new Failure(`The file ${path} can't be written: ${causeOf(error)}.`, FAILED)
  }
}

function causeOf(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return 'there is no such file or folder'
  if (code === 'EEXIST') return 'there is one already, and nothing is written over it'
  if (code === 'EISDIR') return 'it is a folder'
  if (code === 'EACCES' || code === 'EPERM') return 'it is not allowed'
  return error instanceof Error ? error.message : String(error)
}
