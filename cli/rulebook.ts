import { createRequire } from 'node:module'
import path from 'node:path'
import type { RulebookFile } from '@eldertable/rulebook'
import { rulebookIn } from '@eldertable/rulebook/on-disk.ts'

/** A title's rulebook on disk. It lies in the title's folder, bundled or not: the bundle holds no rulebooks. */
export function rulebookOnDisk(title: string): RulebookFile[] {
  const games = createRequire(import.meta.url).resolve('@eldertable/games/package.json')
  return rulebookIn(path.join(path.dirname(games), title))
}
