// A page that names a file which is not there any more leads a reader astray.
import fs from 'node:fs'
import path from 'node:path'
import { rooms } from './stamp.mjs'
import { root } from './steps.mjs'

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...fs
    .readdirSync(path.join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]
const starts = [...rooms(), 'docs', 'e2e', 'examples', 'scripts']
const PATH = new RegExp(`\`((?:${starts.join('|')})/[^\` ]+)\``, 'g')

/** A name that stands for many: `games/<title>/frames.ts`, `store/*.ts`. @param {string} name */
const isPattern = (name) => /[<>*{]/.test(name)

/** @type {string[]} */
const faults = []
let looked = 0
for (const page of pages)
  for (const [, name = ''] of fs.readFileSync(path.join(root, page), 'utf8').matchAll(PATH)) {
    if (isPattern(name)) continue
    looked++
    if (!fs.existsSync(path.join(root, name))) faults.push(`${page} names ${name}`)
  }
if (looked === 0) faults.push('no name was looked at: the check checks nothing')

if (faults.length > 0) {
  console.error([`${faults.length} files that are not there:`, ...faults].join('\n  '))
  process.exit(1)
}
console.log(`${looked} names of files in ${pages.length} pages, all there`)
