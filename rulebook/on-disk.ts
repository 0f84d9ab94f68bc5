import fs from 'node:fs'
import path from 'node:path'
import type { RulebookFile } from './page.ts'

/** The names of a rulebook's files in a folder: `RULES.md` first, then any `RULES-….md`, or none without the first. */
function rulebookNames(folder: string): string[] {
  if (!fs.existsSync(path.join(folder, 'RULES.md'))) return []
  const others = fs.readdirSync(folder).filter((name) => /^RULES-.+\.md$/.test(name))
  return ['RULES.md', ...others.toSorted()]
}

/** The rulebook of the title in this folder; no files if it has none. */
export function rulebookIn(folder: string): RulebookFile[] {
  return rulebookNames(folder).map((file) => ({
    file,
    text: fs.readFileSync(path.join(folder, file), 'utf8'),
  }))
}

/** The folders below this one that have a rulebook, by name. */
export function foldersWithRulebook(games: string): string[] {
  return fs
    .readdirSync(games)
    .filter((name) => rulebookNames(path.join(games, name)).length > 0)
    .toSorted()
}
