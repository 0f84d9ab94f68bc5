// A lock made where some platforms' packages are missing is incomplete without a word, and breaks
// `npm ci` elsewhere. Also: exact versions only, and no address of anyone's registry.
import fs from 'node:fs'
import path from 'node:path'
import { rooms } from './stamp.mjs'
import { root } from './steps.mjs'

/**
 * @typedef {{ resolved?: string, link?: boolean, dependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string>,
 *   peerDependenciesMeta?: Record<string, { optional?: boolean }> }} Locked
 */

/** @param {string} file */
const readJson = (file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'))

/** @type {Record<string, Locked>} */
const locked = readJson('package-lock.json').packages
/** @type {string[]} */
const faults = []

/**
 * Looks a package up as Node would: beside the one that wants it, then further and further out.
 * @param {string} from
 * @param {string} name
 */
function isLocked(from, name) {
  for (let at = from; ;) {
    if (locked[`${at === '' ? '' : `${at}/`}node_modules/${name}`]) return true
    if (at === '') return false
    const cut = at.lastIndexOf('/node_modules/')
    at = cut < 0 ? '' : at.slice(0, cut)
  }
}

for (const [at, pkg] of Object.entries(locked)) {
  if (pkg.resolved !== undefined && pkg.link !== true)
    faults.push(`${at} names where it was fetched from`)
  const optionalPeer = pkg.peerDependenciesMeta ?? {}
  const wanted = [
    ...Object.keys(pkg.dependencies ?? {}),
    ...Object.keys(pkg.optionalDependencies ?? {}),
    ...Object.keys(pkg.peerDependencies ?? {}).filter((name) => !optionalPeer[name]?.optional),
  ]
  for (const name of wanted) if (!isLocked(at, name)) faults.push(`${at} lacks ${name}`)
}

for (const folder of ['', ...rooms()]) {
  const manifest = readJson(path.posix.join(folder, 'package.json'))
  const versions = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.overrides }
  for (const [name, version] of Object.entries(versions)) {
    const ours = name.startsWith('@eldertable/')
    if (ours ? version !== '*' : !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))
      faults.push(`${folder || 'the root'} wants ${name} ${version}: not an exact version`)
  }
}

if (Object.keys(locked).length < 2) faults.push('package-lock.json lists no packages')
if (faults.length > 0) {
  console.error(`package-lock.json and package.json, ${faults.length} faults:`)
  for (const fault of faults.slice(0, 20)) console.error(`  ${fault}`)
  process.exit(1)
}
console.log(`${Object.keys(locked).length} locked packages, complete`)
