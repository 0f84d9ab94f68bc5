// Makes one file of a program: our rooms inside, npm packages outside. Also a program itself, for tests and measurements:
// `node scripts/bundle.mjs <folder> <JSON: name → source>` leaves <folder>/<name>.mjs.
import { pathToFileURL } from 'node:url'
import { build } from 'rolldown'
import { constantFunctions } from './constant-functions.mjs'
import { root } from './steps.mjs'

/**
 * Each program by itself, although they share most of their code: V8 takes a constant of a program for one and compiles
 * it in, but looks up anew what one file exports to another. Rules play a tenth faster so.
 * @param {Readonly<Record<string, string>>} programs their sources by name
 * @param {{ folder: string, ending: string, sourcemap: boolean }} into
 */
export async function bundle(programs, { folder, ending, sourcemap }) {
  for (const [name, source] of Object.entries(programs))
    await build({
      cwd: root,
      input: { [name]: source },
      platform: 'node',
      external: (id) => /^[^./]/.test(id) && !id.startsWith('@eldertable/') && id !== source,
      plugins: [constantFunctions],
      logLevel: 'warn',
      output: {
        dir: folder,
        entryFileNames: `[name].${ending}`,
        chunkFileNames: `chunks/[name]-[hash].${ending}`,
        sourcemap,
      },
    })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , folder = '', programs = '{}'] = process.argv
  await bundle(JSON.parse(programs), { folder, ending: 'mjs', sourcemap: false })
}
