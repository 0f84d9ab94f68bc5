// Which npm packages `npm ci --omit=dev` installs, as the lock file has it. Node's own modules only.
import fs from 'node:fs'
import path from 'node:path'
import { root } from './steps.mjs'

/** @typedef {{ dev?: boolean, devOptional?: boolean, link?: boolean }} Locked */

/** @returns {string[]} their folders, `node_modules/…`, without our own rooms */
export function productionPackages() {
  const file = path.join(root, 'package-lock.json')
  /** @type {Record<string, Locked>} */
  const locked = JSON.parse(fs.readFileSync(file, 'utf8')).packages
  return Object.entries(locked)
    .filter(([at, { dev, devOptional, link }]) => at !== '' && !dev && !devOptional && !link)
    .map(([at]) => at)
    .filter((at) => at.includes('node_modules/'))
}
