import { createHash, randomInt } from 'node:crypto'

/** No letter that looks like a figure or another letter: sixteen of them are 80 bits, which nobody guesses. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16
const COUNT = 10

/** As people write them down: four groups of four. */
export const newCodes = (): string[] => Array.from({ length: COUNT }, newCode)

function newCode(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return signs.replaceAll(/(.{4})(?=.)/g, '$1-')
}

/** What is kept of a code, however it was typed; undefined if it can be none. */
export function codeHash(typed: string): string | undefined {
  const code = typed
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  const isOne = code.length === LENGTH && Array.from(code).every((sign) => SIGNS.includes(sign))
  return isOne ? createHash('sha256').update(`recovery ${code}`).digest('hex') : undefined
}
