// Loaded before the server by the browser tests: everything that it draws is the same in every run.
import crypto, { createHash } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

let drawn = 0

/** @param {number} size */
function knownBytes(size) {
  const hash = createHash('shake256', { outputLength: size })
  return hash.update(`browser tests, ${drawn++}`).digest()
}

crypto.randomBytes = knownBytes
syncBuiltinESMExports()
