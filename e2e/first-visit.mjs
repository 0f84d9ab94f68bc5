// What a first visit may weigh, and what built files weigh as a server sends them.
import fs from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { root } from '../scripts/steps.mjs'

export const LIGHT = 'Necronomonopoly'

/**
 * Kilobytes of script and style until the first pick, even for a browser that gets them in gzip; heavier games may bring
 * more.
 * @param {string} title
 */
export const limitOf = (title) => (title === LIGHT ? 190 : 250)

/** Bots think in a worker that loads beside the page, and only once the first of them is asked. */
export const script = /^(?!\/assets\/bots\/).*\.(?:js|css)$/

/** @param {readonly string[]} addresses @param {RegExp} kind */
export function weigh(addresses, kind) {
  const files = addresses
    .filter((address) => kind.test(address))
    .map((address) => fs.readFileSync(path.join(root, 'dist/web', address)))
  /** @param {(bytes: Buffer) => Buffer} pack */
  const sum = (pack) => files.reduce((total, bytes) => total + pack(bytes).length, 0) / 1000
  return {
    raw: sum((bytes) => bytes),
    gzip: sum((bytes) => gzipSync(bytes, { level: 9 })), // as the build packs them
    brotli: sum((bytes) => brotliCompressSync(bytes)),
  }
}
