// Makes a folder from which the server and the command run, with nothing else around: the built programs, the packages
// that `npm ci --omit=dev` would install, the rulebooks. `node scripts/production.mjs <folder>`
import fs from 'node:fs'
import path from 'node:path'
import { productionPackages } from './production-tree.mjs'
import { filesBelow } from './stamp.mjs'
import { root, run, say } from './steps.mjs'

const [, , folder] = process.argv
if (folder === undefined) giveUp('Say into which folder: node scripts/production.mjs <folder>')
const into = path.resolve(folder)
if (fs.existsSync(into) && fs.readdirSync(into).length > 0) giveUp(`${into} is not empty.`)

if (run(process.execPath, ['scripts/run.mjs', 'build']) !== 0) process.exit(1)

copy('dist')
for (const at of productionPackages()) if (fs.existsSync(path.join(root, at))) copy(at)
for (const at of filesBelow('games')) if (/\/RULES[^/]*\.md$/.test(at)) copy(at)
for (const at of ['games/package.json', 'LICENSE', 'CREDITS.md', 'docs/host.md', 'deploy']) copy(at)
const rooms = path.join(into, 'node_modules/@eldertable')
fs.mkdirSync(rooms, { recursive: true })
fs.symlinkSync('../../games', path.join(rooms, 'games'), 'dir')
const { version, license, engines } = JSON.parse(
  fs.readFileSync(path.join(root, 'package.json'), 'utf8'),
)
write(
  'package.json',
  `${JSON.stringify({ name: 'eldertable', version, license, engines, type: 'module' })}\n`,
)
write('bin/eldertable.mjs', "#!/usr/bin/env node\nimport '../dist/cli/main.js'\n")
fs.chmodSync(path.join(into, 'bin/eldertable.mjs'), 0o755)
say(`ready in ${into}: node dist/server/main.js`)

/** @param {string} at */
function copy(at) {
  fs.cpSync(path.join(root, at), path.join(into, at), { recursive: true, filter: isNeeded })
}

/**
 * Types, sources in other languages and binaries for other machines are half of what packages weigh. Packages within
 * packages are in the list themselves.
 * @param {string} file
 */
function isNeeded(file) {
  const inside = path.relative(root, file)
  if (!inside.startsWith('node_modules/')) return true
  if (/node_modules\/.*\/node_modules$/.test(inside)) return false
  const [, binary] = /\/prebuilds\/([^/]+)/.exec(inside) ?? []
  if (binary !== undefined) return binary === `${process.platform}-${process.arch}`
  return !/\.(d\.[cm]?ts|map|c|cc|cpp|h|gyp)$/.test(inside)
}

/**
 * @param {string} at
 * @param {string} text
 */
function write(at, text) {
  const file = path.join(into, at)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, text)
}

/** @param {string} message @returns {never} */
function giveUp(message) {
  console.error(`\n✖ ${message}\n`)
  process.exit(1)
}
