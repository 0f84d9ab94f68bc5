import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

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
  await build({
    absWorkingDir: root,
    entryPoints: programs,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
    plugins: [
      {
        name: 'npm-packages-stay-outside',
        setup(bundling) {
          bundling.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
            kind === 'entry-point' || name.startsWith('@eldertable/')
              ? undefined
              : { path: name, external: true },
          )
        },
      },
    ],
  })
  return {
    program: (name) => path.join(folder, `${name}.mjs`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
