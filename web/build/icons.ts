import { icons as set } from '@iconify-json/game-icons'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const ID = 'virtual:icons'

/** Every word in quotes that is the name of an icon: cheaper than a list that somebody must keep. */
function namesIn(folder: string, found: Set<string>): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules' && entry.name !== 'dist') namesIn(file, found)
    } else if (/\.tsx?$/.test(entry.name) && !entry.name.includes('.test.')) {
      for (const [, name] of readFileSync(file, 'utf8').matchAll(
        /['"]([a-z0-9]+(?:-[a-z0-9]+)*)['"]/g,
      ))
        if (name !== undefined && set.icons[name] !== undefined) found.add(name)
    }
  }
}

/** One SVG sprite of the icons that the boards and the frame name, as a module. */
export function icons(folders: readonly string[]): Plugin {
  return {
    name: 'eldertable-icons',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined
      const names = new Set<string>()
      for (const folder of folders) namesIn(folder, names)
      const symbols = [...names]
        .sort()
        .map(
          (name) =>
            `<symbol id="i-${name}" viewBox="0 0 512 512">${set.icons[name]?.body ?? ''}</symbol>`,
        )
      return `export const sprite = ${JSON.stringify(symbols.join(''))}`
    },
  }
}
