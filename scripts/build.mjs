// Bundles the programs into dist/ (our rooms inside the bundle, npm packages outside) and the web client into dist/web.
import fs from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { build as buildWeb } from 'vite'
import { entryPoints } from './entry-points.mjs'
import { root } from './steps.mjs'

const missing = Object.values(entryPoints).filter((file) => !fs.existsSync(path.join(root, file)))
if (missing.length > 0) {
  console.error(
    `These entry points of scripts/entry-points.mjs do not exist: ${missing.join(', ')}`,
  )
  process.exit(1)
}

fs.rmSync(path.join(root, 'dist'), { recursive: true, force: true })
await build({
  absWorkingDir: root,
  entryPoints,
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [
    {
      name: 'npm-packages-stay-outside',
      setup(bundle) {
        // Not `packages: 'external'`: that would leave the TypeScript of our own rooms outside too.
        bundle.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
          kind === 'entry-point' || name.startsWith('@eldertable/')
            ? undefined
            : { path: name, external: true },
        )
      },
    },
  ],
}).catch((/** @type {Error} */ error) => {
  // esbuild has printed what is wrong in the sources already; anything else is news.
  if (!('errors' in error)) throw error
  process.exit(1)
})

await buildWeb({
  root: path.join(root, 'web'),
  configFile: path.join(root, 'web/vite.config.ts'),
  logLevel: 'error',
}).catch((/** @type {Error} */ error) => {
  console.error(error)
  process.exit(1)
})
