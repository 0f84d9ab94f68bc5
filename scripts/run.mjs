// The launcher behind `npm start` and `npm test`. It runs on a fresh clone, with nothing installed:
// only Node's own modules may be imported here, directly or indirectly.
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildParts } from './build-parts.mjs'
import { findBrowser, howToGetOne } from './find-browser.mjs'
import { install } from './install.mjs'
import { testOnOtherNodes } from './other-nodes.mjs'
import { hashOf, isFresh, mark } from './stamp.mjs'
import { root, run, runSteps, say, seconds, tool } from './steps.mjs'

const [task = 'start', ...rest] = process.argv.slice(2)

/** @type {Readonly<Record<string, () => Promise<number | undefined>>>} exit codes; none: it goes on running */
const tasks = {
  setup: async () => (install() ? 0 : 1),

  build: async () => (install() ? build() : 1),

  async start() {
    if (!install() || build() !== 0) return 1
    stopWithParent()
    return load('server/main', rest)
  },

  async dev() {
    if (!install()) return 1
    stopWithParent()
    const { dev } = await import('./dev.mjs')
    return dev()
  },

  async cli() {
    // Only a server shows the page; to play, simulate or fuzz in the terminal the programs are enough.
    if (!install() || build(rest[0] === 'serve' ? undefined : ['programs']) !== 0) return 1
    // `npm run` changes to the root: file names in the arguments mean the user's own folder.
    const from = process.env['INIT_CWD']
    if (process.env['npm_lifecycle_event'] === 'eldertable' && from) process.chdir(from)
    return load('cli/main', rest)
  },

  async 'new-title'() {
    if (!install()) return 1
    const { newTitle } = await import('./new-title.mjs')
    return newTitle(rest[0] ?? '')
  },

  async title() {
    if (!install()) return 1
    const { judgeTitle } = await import('./title.mjs')
    return judgeTitle(rest[0] ?? '')
  },

  async test() {
    if (!install()) return 1
    const failed = await runSteps('steps', [
      ['build', build],
      [
        'unit and property tests',
        () => tool('vitest', ['run', ...rest], { ...process.env, NODE_ENV: 'test' }),
      ],
      ['quick tests on the oldest and the newest Node', testOnOtherNodes],
      ['browser tests', browserTests],
    ])
    return failed === 0 ? 0 : 1
  },

  async check() {
    if (!install()) return 1
    const failed = await runSteps('checks', [
      // In one thread: with several, a type is now and then taken for `any` in a build from nothing.
      ['types', () => tool('tsc', ['-b', '--singleThreaded'])],
      ['lint', () => tool('oxlint', ['--type-aware', '--deny-warnings'])],
      ['format', () => tool('oxfmt', ['--check'])],
      ['arrows between rooms', () => run(process.execPath, ['scripts/check-arrows.mjs'])],
      ['rules that keep nothing', () => run(process.execPath, ['scripts/check-pure.mjs'])],
      ['unused code', () => tool('knip', ['--no-progress', '--no-config-hints'])],
      ['icons', () => run(process.execPath, ['--import', 'tsx', 'web/build/check-icons.ts'])],
      ['contrast of colours', () => run(process.execPath, ['scripts/check-contrast.mjs'])],
      ['files that pages name', () => run(process.execPath, ['scripts/check-docs.mjs'])],
      ['lock file', () => run(process.execPath, ['scripts/check-lock.mjs'])],
      ['production install', () => run(process.execPath, ['scripts/check-production.mjs'])],
    ])
    return failed === 0 ? 0 : 1
  },
}

/** Gives an exit code; leaves the tests out only if it was asked to. */
function browserTests() {
  if (process.env['SKIP_BROWSER'] === '1') {
    say('left out, as SKIP_BROWSER=1 says')
    return 0
  }
  const browser = findBrowser()
  if (browser === undefined) {
    console.error(howToGetOne)
    return 1
  }
  return run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test'], {
    ...process.env,
    CHROME_PATH: browser,
  })
}

/**
 * Builds those parts of which a source has changed since they were last built; gives an exit code.
 * @param {readonly string[]} [wanted] all of them if it is not said
 */
function build(wanted = Object.keys(buildParts)) {
  const stale = wanted.filter((part) => !isBuilt(part))
  if (stale.length === 0) return 0
  say(`building ${stale.map((part) => buildParts[part]?.name).join(' and ')}`)
  const since = Date.now()
  const keys = stale.map(keyOf) // as the sources were when the build began
  if (run(process.execPath, ['scripts/build.mjs', ...stale]) !== 0) {
    console.error('\n✖ The build failed: see the messages above.\n')
    return 1
  }
  for (const [index, part] of stale.entries()) mark(`build-${part}`, keys[index] ?? '')
  say(`built in ${seconds(since)}`)
  return 0
}

/** @param {string} part */
const keyOf = (part) => hashOf(buildParts[part]?.sources() ?? [])

/** @param {string} part */
const isBuilt = (part) =>
  buildParts[part]?.makes.every((file) => fs.existsSync(path.join(root, 'dist', file))) === true &&
  isFresh(`build-${part}`, keyOf(part))

/** @param {string} name of an entry point */
const built = (name) => path.join(root, 'dist', `${name}.js`)

/**
 * Runs a built program in this process, so that the terminal and the signals are its own.
 * @param {string} name
 * @param {readonly string[]} args
 */
async function load(name, args) {
  process.argv = [process.execPath, built(name), ...args]
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(built(name)).href)
  return undefined
}

/** npm runs us under a shell that does not pass signals on: stop when it has gone. */
function stopWithParent() {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const isPromised = (major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major >= 24
if (!isPromised) {
  console.error(
    `\n✖ Node 20.19, 22.13, 24 or newer is needed; this is ${process.version}. Get it from https://nodejs.org and run the command again.\n`,
  )
  process.exit(1)
}

const chosen = tasks[task]
if (chosen === undefined) {
  console.error(`\n✖ No task "${task}". The tasks are: ${Object.keys(tasks).join(', ')}.\n`)
  process.exit(1)
}
const code = await chosen()
if (code !== undefined) process.exitCode = code
