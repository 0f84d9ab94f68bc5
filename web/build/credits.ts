import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const ID = 'virtual:credits'

/** CREDITS.md as HTML. Each cell says which column it is in, so that a narrow screen can stack the rows. */
export function renderCredits(markdown: string): string {
  const html = micromark(markdown, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] })
  return html.replaceAll(/<table>[\s\S]*?<\/table>/g, (table) => {
    const columns = [...table.matchAll(/<th>(.*?)<\/th>/g)].map(([, name = '']) => name)
    return table.replaceAll(/<tr>\s*((?:<td>[\s\S]*?<\/td>\s*)+)<\/tr>/g, (_, cells: string) => {
      let column = 0
      const named = cells.replaceAll('<td>', () => {
        const name = columns[column] ?? ''
        column += 1
        return column === 1 ? '<th scope="row">' : `<td data-column="${name}">`
      })
      return `<tr>${named.replace('</td>', '</th>')}</tr>`
    })
  })
}

/** The credits as a module, so that the page and the file cannot differ. */
export function credits(file: string): Plugin {
  return {
    name: 'eldertable-credits',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined
      this.addWatchFile(file)
      return `export const html = ${JSON.stringify(renderCredits(readFileSync(file, 'utf8')))}`
    },
  }
}
