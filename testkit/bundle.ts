import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'

/** Programs that Node can run as they are. */
export interface Bundle {
  /** The file of a program, by the name that it was given. */
  program(name: string): string
  remove(): void
}

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Makes one file of each program, given by name with the path of its source from the root: they start ten times as
 * fast as from their sources.
 */
export async function bundle(programs: Readonly<Record<string, string>>): Promise<Bundle> {
  // Inside the repository, so that npm packages are found from there.
  const cache = path.join(root, 'node_modules/.cache/eldertable')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(path.join(cache, 'bundle-'))
  // Each by itself and with what npm has installed outside, as in scripts/build.mjs.
  for (const [name, source] of Object.entries(programs))
    await build({
      cwd: root,
      input: { [name]: source },
      platform: 'node',
      external: (id) => /^[^./]/.test(id) && !id.startsWith('@eldertable/') && id !== source,
      logLevel: 'warn',
      output: { dir: folder, entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    })
  return {
    program: (name) => path.join(folder, `${name}.mjs`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
