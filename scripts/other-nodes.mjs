// The quick tests on the oldest and the newest Node that package.json promises. scripts/nodes/ names the two, apart from
// the other dependencies: a package that brings a `node` would otherwise come before everybody's own one in npm's path.
// Node's own modules only.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { npm } from './install.mjs'
import { root, run, say } from './steps.mjs'

const FOLDER = 'scripts/nodes'
const WHICH = ['oldest', 'newest']

/** What may differ from one Node to another: the engine's numbers, what is hashed, threads, SQLite, a server that runs. */
const QUICK = ['kernel', 'protocol', 'match', 'store/sqlite', 'server/serve.test.ts']

/** What takes long is no less true on another Node. */
const LEAVING = ['--exclude', '**/*.property.test.ts']

/** Gives an exit code. Where the two can't be had, it says so and leaves the tests out. */
export function testOnOtherNodes() {
  if (process.platform !== 'linux' || !['x64', 'arm64'].includes(process.arch)) {
    say(`left out: there is no other Node to be had here for ${process.platform} ${process.arch}`)
    return 0
  }
  if (!WHICH.every(isHere)) {
    say('installing the oldest and the newest Node (once; about half a minute)')
    npm('ci', '--prefix', FOLDER, '--ignore-scripts', '--fetch-retries=1', '--loglevel=error')
  }
  if (!WHICH.every(isHere)) {
    say('left out: the oldest and the newest Node could not be installed (is the network there?)')
    return 0
  }
  const fault = promised()
  if (fault !== undefined) {
    console.error(fault)
    return 1
  }
  const codes = WHICH.map((which) => {
    say(`the ${which}, Node ${versionOf(which)}`)
    return run(programOf(which), ['node_modules/vitest/vitest.mjs', 'run', ...QUICK, ...LEAVING], {
      ...process.env,
      NODE_ENV: 'test',
    })
  })
  return codes.find((code) => code !== 0) ?? 0
}

/** Why the Node that is tested is not the one that is promised, if so. */
function promised() {
  const { engines } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'))
  const oldest = versionOf('oldest')
  return engines.node.startsWith(`^${oldest} `)
    ? undefined
    : `package.json promises Node ${engines.node}, and the oldest one in ${FOLDER} is ${oldest}`
}

/** @param {string} which */
const packageOf = (which) => path.join(root, FOLDER, 'node_modules', `${which}-on-${process.arch}`)

/** @param {string} which */
const programOf = (which) => path.join(packageOf(which), 'bin/node')

/**
 * As the lock file names it.
 * @param {string} which
 * @returns {string}
 */
function versionOf(which) {
  const lock = fs.readFileSync(path.join(root, FOLDER, 'package-lock.json'), 'utf8')
  return JSON.parse(lock).packages[`node_modules/${which}-on-${process.arch}`].version
}

/**
 * Whether it is installed and runs.
 * @param {string} which
 */
function isHere(which) {
  const { stdout } = spawnSync(programOf(which), ['--version'], { encoding: 'utf8' })
  return stdout?.trim() === `v${versionOf(which)}`
}
