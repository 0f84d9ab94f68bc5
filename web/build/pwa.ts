import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { workerSource } from './worker.ts'

/** What no page asks for: source maps, packed copies, and pictures that only systems and other sites show. */
const isLeftOut = (file: string): boolean =>
  /\.(?:map|br|gz)$/.test(file) || /^(?:icons|previews)\//.test(file)

/** The addresses to keep for offline play, and a version that changes with any of their bytes. */
export function precacheOf(folder: string): { version: string; files: string[] } {
  const hash = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    )
    .filter((file) => file !== 'sw.js' && !isLeftOut(file))
    .sort()
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(path.join(folder, file)))
  return {
    version: hash.digest('hex').slice(0, 12),
    files: files.map((file) => (file === 'index.html' ? '/' : `/${file}`)),
  }
}

/** Writes the service worker beside the built files: it keeps all of them, so one visit is enough to play offline. */
export function pwa(): Plugin {
  return {
    name: 'eldertable-pwa',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir }) {
        if (dir === undefined) return
        const { version, files } = precacheOf(dir)
        writeFileSync(path.join(dir, 'sw.js'), workerSource(version, files))
      },
    },
  }
}
