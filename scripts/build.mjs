// Bundles the programs into dist/ (our rooms inside the bundle, npm packages outside) and the web client into dist/web,
// or of both what is named.
import fs from 'node:fs'
import path from 'node:path'
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

const wanted = process.argv.slice(2)
/** @param {string} part */
const isWanted = (part) => wanted.length === 0 || wanted.includes(part)

if (isWanted('programs')) {
  const dist = path.join(root, 'dist')
  for (const name of fs.existsSync(dist) ? fs.readdirSync(dist) : [])
    if (name !== 'web') fs.rmSync(path.join(dist, name), { recursive: true, force: true })
  await bundle(entryPoints, { folder: 'dist', ending: 'js', sourcemap: true }).catch(giveUp)
}

if (isWanted('web')) {
  const { build } = await import('vite')
  await build({
    root: path.join(root, 'web'),
    configFile: path.join(root, 'web/vite.config.ts'),
    logLevel: 'error',
  }).catch(giveUp)
}

/** @param {unknown} error @returns {never} */
function giveUp(error) {
  console.error(error)
  process.exit(1)
}
