// Installs the dependencies when they are not the ones that the lock file names. Node's own modules only.
import fs from 'node:fs'
import path from 'node:path'
import { hashOf, isFresh, mark, rooms } from './stamp.mjs'
import { root, run, say, seconds } from './steps.mjs'

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean,
 *   dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Locked
 */

/** @param {string} file */
const readJson = (file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'))

/** Gives false when the installation failed. */
export function install() {
  const manifests = ['package.json', ...rooms().map((room) => `${room}/package.json`)]
  const key = hashOf(['package-lock.json', '.npmrc', ...manifests])
  if (isFresh('install', key)) return true
  if (!isInstalledByHand(manifests)) {
    say('installing the dependencies (only when they change; about a minute)')
    const since = Date.now()
    // --include=dev: with NODE_ENV=production npm would leave the build tools out.
    if (npm('ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error') !== 0) {
      console.error(
        `
✖ The dependencies could not be installed; npm's own message is above.
  - If it speaks of the network: is the npm registry reachable? Try "npm ping"; look at proxy settings.
  - If it speaks of the lock file: a package.json was changed without it; run "npm install".
  - If it speaks of EBADENGINE: Node or npm is too old; get a newer one from https://nodejs.org.
`,
      )
      return false
    }
    say(`dependencies ready in ${seconds(since)}`)
  }
  mark('install', key)
  return true
}

/**
 * The exit code of npm.
 * @param {...string} args
 */
export function npm(...args) {
  const self = process.env['npm_execpath'] ?? ''
  // The npm that started us, if one did, rather than another one on the PATH.
  return path.basename(self) === 'npm-cli.js'
    ? run(process.execPath, [self, ...args])
    : run('npm', args)
}

/**
 * After "npm install" by hand everything is in place already: compare npm's record of what it
 * installed with the lock file, and the lock file with the package.json files.
 * @param {readonly string[]} manifests
 */
function isInstalledByHand(manifests) {
  if (!fs.existsSync(path.join(root, 'node_modules/.package-lock.json'))) return false
  /** @type {Record<string, Locked>} */
  const locked = readJson('package-lock.json').packages
  /** @type {Record<string, Locked>} */
  const installed = readJson('node_modules/.package-lock.json').packages
  const complete = Object.entries(locked).every(([at, wanted]) => {
    if (!at.includes('node_modules/')) return true
    const found = installed[at]
    return found === undefined ? wanted.optional === true : found.version === wanted.version
  })
  return (
    complete &&
    manifests.every((file) => {
      const has = readJson(file)
      const lock = locked[path.posix.dirname(file) === '.' ? '' : path.posix.dirname(file)]
      return (
        lock !== undefined &&
        sameVersions(has.dependencies, lock.dependencies) &&
        sameVersions(has.devDependencies, lock.devDependencies)
      )
    })
  )
}

/**
 * @param {Record<string, string>} [a]
 * @param {Record<string, string>} [b]
 */
function sameVersions(a = {}, b = {}) {
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name])
}
