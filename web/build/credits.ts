import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
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

/** Where the makers of the games belong: each title names its own. */
const GAMES = '<!-- games/*/CREDITS.md -->'

/** The credits of Eldertable with the tables of all titles as one. */
export function withGames(credits: string, titles: readonly string[]): string {
  const tables = titles.map((title) => title.split('\n').filter((line) => line.startsWith('|')))
  const [header = []] = tables.map((table) => table.slice(0, 2))
  const rows = tables.flatMap((table) => table.slice(2))
  return credits.replace(GAMES, [...header, ...rows].join('\n'))
}

/** `CREDITS.md` of Eldertable, and those of the titles below it. */
export function creditFiles(root: string): { house: string; titles: string[] } {
  const titles = readdirSync(path.join(root, 'games'))
    .map((title) => path.join(root, 'games', title, 'CREDITS.md'))
    .filter((file) => existsSync(file))
  return { house: path.join(root, 'CREDITS.md'), titles }
}

/** The credits as a module, so that the page and the files cannot differ. */
export function credits(root: string): Plugin {
  return {
    name: 'eldertable-credits',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined
      const { house, titles } = creditFiles(root)
      const read = (file: string): string => {
        this.addWatchFile(file)
        return readFileSync(file, 'utf8')
      }
      const whole = withGames(read(house), titles.map(read))
      return `export const html = ${JSON.stringify(renderCredits(whole))}`
    },
  }
}
