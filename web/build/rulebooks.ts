// By this name Vite takes our TypeScript into its configuration; by the package's own Node would have to read it.
import { foldersWithRulebook, rulebookIn } from '#rulebook/on-disk.ts'
import path from 'node:path'
import type { Plugin } from 'vite'
import { renderRulebook } from './render-rulebook.ts'

const PREFIX = 'virtual:rulebook/'

/** The rulebooks as ready-made HTML, one module a title, loaded when somebody opens the book. */
export function rulebooks(games: string): Plugin {
  return {
    name: 'eldertable-rulebooks',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${PREFIX}all`) {
        const rows = foldersWithRulebook(games).map(
          (name) => `${JSON.stringify(name)}: () => import('${PREFIX}${name}')`,
        )
        return `export const books = { ${rows.join(', ')} }`
      }
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const title = id.slice(PREFIX.length + 1)
      const files = rulebookIn(path.join(games, title))
      for (const { file } of files) this.addWatchFile(path.join(games, title, file))
      return `export const html = ${JSON.stringify(renderRulebook(files, title))}`
    },
  }
}
