// Stamps: has anything changed since a task last succeeded? Node's own modules only.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { root } from './steps.mjs'

/** @param {string} name */
const stampFile = (name) => path.join(root, 'node_modules', '.cache', 'eldertable', name)

/**
 * @param {string} name
 * @param {string} key
 */
export function isFresh(name, key) {
  const file = stampFile(name)
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8') === key
}

/**
 * @param {string} name
 * @param {string} key
 */
export function mark(name, key) {
  fs.mkdirSync(path.dirname(stampFile(name)), { recursive: true })
  fs.writeFileSync(stampFile(name), key)
}

/**
 * One hash over the names and the bytes of these files.
 * @param {readonly string[]} files relative to the root
 */
export function hashOf(files) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\0`)
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(fs.readFileSync(path.join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

/**
 * All files below a folder, in the same order on every system.
 * @param {string} folder relative to the root
 * @returns {string[]}
 */
export function filesBelow(folder) {
  const entries = fs.readdirSync(path.join(root, folder), { withFileTypes: true })
  entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => {
    const at = `${folder}/${entry.name}`
    if (entry.name === 'node_modules') return []
    return entry.isDirectory() ? filesBelow(at) : [at]
  })
}

/** @returns {string[]} the rooms, as the root's package.json lists them */
export const rooms = () =>
  JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')).workspaces
