// Keeps the arrows between the rooms: who may import whom is this one table.
import fs from 'node:fs'
import path from 'node:path'
import { filesBelow, rooms } from './stamp.mjs'
import { root } from './steps.mjs'

/** @type {Readonly<Record<string, readonly string[]>>} */
const arrows = {
  kernel: [],
  rulebook: [],
  'board-kit': ['kernel'],
  games: ['kernel', 'board-kit'],
  protocol: ['kernel'],
  store: [],
  bots: ['kernel'],
  match: ['kernel', 'protocol', 'bots'],
  server: ['kernel', 'games', 'protocol', 'match', 'bots', 'store'],
  web: ['kernel', 'rulebook', 'board-kit', 'games', 'protocol', 'match', 'bots'],
  testkit: ['kernel', 'rulebook', 'games'],
  cli: ['kernel', 'rulebook', 'games', 'protocol', 'match', 'bots', 'testkit', 'store', 'server'],
  bench: ['kernel', 'games', 'protocol', 'match', 'bots', 'testkit', 'cli', 'store', 'server'],
}

/** Tests, and what only tests use, may also import the testkit. @param {string} file */
const isTest = (file) => file.endsWith('.test.ts') || file.includes('/testing/')

/**
 * What only tests of a room import: bots and matches are tried with real titles, the browser client with a real server.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const forTests = { bots: ['games'], match: ['games'], web: ['server'] }

/** @param {string} room @param {boolean} test */
const allowed = (room, test) => [
  ...(arrows[room] ?? []),
  ...(test ? ['testkit', ...(forTests[room] ?? [])] : []),
]

/** @type {string[]} */
const faults = []

/** @param {string} room */
const manifestOf = (room) =>
  JSON.parse(fs.readFileSync(path.join(root, room, 'package.json'), 'utf8'))

/** @param {Record<string, string>} [dependencies] */
const ours = (dependencies = {}) =>
  Object.keys(dependencies)
    .filter((name) => name.startsWith('@eldertable/'))
    .map((name) => name.slice('@eldertable/'.length))

/**
 * What a name of the room's own (`#…`, in its package.json) stands for; other names stand for themselves.
 * @param {Record<string, string>} names
 * @param {string} name
 */
function meantBy(names, name) {
  for (const [own, meant] of Object.entries(names)) {
    const [before = '', after] = own.split('*')
    if (name === own) return meant
    if (after === '' && name.startsWith(before))
      return meant.replace('*', name.slice(before.length))
  }
  return name
}

const IMPORT =
  /\b(?:from|import|require)\s*\(?\s*(['"`])([^'"`\n]+)\1|new URL\(\s*(['"`])([^'"`\n]+\.tsx?)\3/g

/** @param {string} source */
function importsOf(source) {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  return [...code.matchAll(IMPORT)].map((match) => match[2] ?? match[4] ?? '')
}

/**
 * Why this file may not import this, or nothing.
 * @param {string} room
 * @param {string} file
 * @param {string} name
 * @param {readonly string[]} declared
 */
function cannotImport(room, file, name, declared) {
  if (name.startsWith('@eldertable/')) {
    const [, target = '', ...inside] = name.split('/')
    if (target === room) return 'its own room: use a relative path'
    if (!allowed(room, isTest(file)).includes(target)) return `${room} may not import ${target}`
    if (!declared.includes(target))
      return `${room}/package.json does not name @eldertable/${target}`
    if (target === 'games' && inside.length > 0) return 'the inside of games: use @eldertable/games'
    return undefined
  }
  if (!name.startsWith('.')) return path.isAbsolute(name) ? 'an absolute path' : undefined
  const target = path.posix.join(path.posix.dirname(file), name)
  // The example is no room, and no code that runs may need it.
  if (isTest(file) && target.startsWith('examples/')) return undefined
  if (!target.startsWith(`${room}/`)) return 'a relative path that leaves the room'
  if (path.posix.extname(target) === '') return 'without the file extension'
  if (room === 'games') {
    // games/index.ts and its neighbours know the titles; a title knows only itself.
    const title = path.posix.dirname(file).split('/')[1]
    if (title !== undefined && !target.startsWith(`games/${title}/`))
      return `outside of the title ${title}`
  }
  return undefined
}

let looked = 0
for (const room of rooms()) {
  if (arrows[room] === undefined) {
    faults.push(`${room} is a workspace but has no row in the table of arrows`)
    continue
  }
  const manifest = manifestOf(room)
  const code = ours(manifest.dependencies)
  const onlyTests = ours(manifest.devDependencies)
  const mayNot = [
    ...code.filter((name) => !allowed(room, false).includes(name)),
    ...onlyTests.filter((name) => !allowed(room, true).includes(name)),
  ]
  for (const name of mayNot)
    faults.push(`${room}/package.json names @eldertable/${name}: ${room} may not import it`)
  const tests = [...code, ...onlyTests]
  for (const file of filesBelow(room)) {
    if (!/\.[cm]?tsx?$/.test(file)) continue
    looked++
    for (const name of importsOf(fs.readFileSync(path.join(root, file), 'utf8'))) {
      const meant = meantBy(manifest.imports ?? {}, name)
      const why = cannotImport(room, file, meant, isTest(file) ? tests : code)
      if (why !== undefined) faults.push(`${file} imports ${name}: ${why}`)
    }
  }
}
for (const room of Object.keys(arrows))
  if (!rooms().includes(room)) faults.push(`${room} has a row in the table but is no workspace`)
if (looked === 0) faults.push('no TypeScript file was looked at: the check checks nothing')

if (faults.length > 0) {
  console.error(
    [`${faults.length} faults against the arrows between the rooms:`, ...faults].join('\n  '),
  )
  process.exit(1)
}
console.log(`${looked} files, every import along the arrows`)
