import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** A program that Node can run as it is. */
export interface Program {
  readonly file: string
  remove(): void
}

/** Makes one file of a program of ours: it starts ten times as fast as from its sources. */
export async function bundle(source: string): Promise<Program> {
  // Inside the repository, so that the packages with machine code in them are found from there.
  const cache = fileURLToPath(new URL('../../node_modules/.cache/eldertable', import.meta.url))
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(path.join(cache, 'store-'))
  const file = path.join(folder, 'program.mjs')
  await build({
    entryPoints: [fileURLToPath(new URL(source, import.meta.url))],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
    external: ['@photostructure/sqlite', 'pg'],
  })
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
