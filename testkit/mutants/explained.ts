import fs from 'node:fs'
import path from 'node:path'
import type { Placed } from './plan.ts'

/** Survivors that somebody has looked at and that nobody could notice: why, by their names. */
export type Explained = ReadonlyMap<string, string>

/** A file in a title's folder: by reason, the names of the faults. */
const EXPLAINED = 'mutants.json'

/** What a fault is called where it is explained: by its line's words, as lines move. */
export const nameOf = ({ file, text, was, instead }: Placed): string =>
  [
    file.split(path.sep).slice(2).join('/'),
    text,
    `${short(was)} → ${short(instead) || 'nothing'}`,
  ].join(' | ')

export function readExplained(folder: string): Explained {
  const file = path.join(folder, EXPLAINED)
  if (!fs.existsSync(file)) return new Map()
  const byReason = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string[]>
  return new Map(
    Object.entries(byReason).flatMap(([reason, names]) =>
      names.map((name): [string, string] => [name, reason]),
    ),
  )
}

/** In one line that fits. */
function short(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > 80 ? `${line.slice(0, 77)}…` : line
}
