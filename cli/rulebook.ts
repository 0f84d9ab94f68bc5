import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** One rule of a rulebook. */
export interface Rule {
  id: string
  chapter: string
  text: string
}

/** A title's rulebook on disk. It lies beside the title's code, bundled or not: the bundle holds no rulebooks. */
export function rulebookOnDisk(title: string): string | undefined {
  const games = createRequire(import.meta.url).resolve('@eldertable/games')
  const file = path.join(path.dirname(games), title, 'RULES.md')
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined
}

/** The rules in a rulebook, in its order. A rule is a list item that begins with its id in bold. */
export function rulesIn(rulebook: string): Rule[] {
  const rules: Rule[] = []
  let chapter = ''
  for (const line of rulebook.split('\n')) {
    const heading = /^##+ (.+)$/.exec(line)
    if (heading?.[1] !== undefined) chapter = heading[1].trim()
    const rule = /^\s*[-*] \*\*([A-Z][A-Z0-9]*-[A-Z0-9]+-\d+[a-z]?)\*\* (.+)$/.exec(line)
    if (rule?.[1] !== undefined && rule[2] !== undefined)
      rules.push({ id: rule[1], chapter, text: plain(rule[2]) })
  }
  return rules
}

/** Without the marks of origin at the end and without emphasis. */
function plain(markdown: string): string {
  return markdown
    .replace(/(\s*`[^`]*`)+\s*$/, '')
    .replaceAll(/\*\*?([^*]+)\*\*?/g, '$1')
    .replaceAll('`', '')
}
