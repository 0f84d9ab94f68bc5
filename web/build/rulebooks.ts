import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const PREFIX = 'virtual:rulebook/'

/** Marks each rule so that a link can find it: bullets that begin with an id, and table rows whose first cell is one. */
export function renderRulebook(markdown: string): string {
  const html = micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] })
  return (
    html
      .replaceAll(
        /<li><strong>([A-Z0-9]+-[A-Z]+-\d+)<\/strong>/g,
        '<li id="$1"><b class="rule">$1</b>',
      )
      .replaceAll(
        /<tr>\s*<td>([A-Z0-9]+-[A-Z]+-\d+)<\/td>/g,
        '<tr id="$1"><td><b class="rule">$1</b></td>',
      )
      .replaceAll(
        /<h2>(.*?)<\/h2>/g,
        (_, heading: string) => `<h2 id="${anchor(heading)}">${heading}</h2>`,
      )
      .replaceAll(/<code>(seed|public|ruling|ours)[^<]*<\/code>/g, '')
      // A table that is too wide scrolls by itself, by keyboard too.
      .replaceAll(
        '<table>',
        '<div class="wide" role="group" aria-label="Table" tabindex="0"><table>',
      )
      .replaceAll('</table>', '</table></div>')
  )
}

const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')

/** The rulebooks as ready-made HTML, one module a title, loaded when somebody opens the book. */
export function rulebooks(games: string): Plugin {
  return {
    name: 'eldertable-rulebooks',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${PREFIX}all`) {
        const titles = readdirSync(games).filter((name) =>
          existsSync(path.join(games, name, 'RULES.md')),
        )
        const rows = titles.map(
          (name) => `${JSON.stringify(name)}: () => import('${PREFIX}${name}')`,
        )
        return `export const books = { ${rows.join(', ')} }`
      }
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const file = path.join(games, id.slice(PREFIX.length + 1), 'RULES.md')
      this.addWatchFile(file)
      return `export const html = ${JSON.stringify(renderRulebook(readFileSync(file, 'utf8')))}`
    },
  }
}
