// Bundles the programs into dist/ (our rooms inside the bundle, npm packages outside) and the web client into dist/web.
import fs from 'node:fs'
import path from 'node:path'
import { build as buildWeb } from 'vite'
import { bundle } from './bundle.mjs'
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
await bundle(entryPoints, { folder: 'dist', ending: 'js', sourcemap: true }).catch(giveUp)

await buildWeb({
  root: path.join(root, 'web'),
  configFile: path.join(root, 'web/vite.config.ts'),
  logLevel: 'error',
}).catch(giveUp)

/** @param {unknown} error @returns {never} */
function giveUp(error) {
  console.error(error)
  process.exit(1)
}
