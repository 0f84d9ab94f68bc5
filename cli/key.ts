import { createHash, randomBytes } from 'node:crypto'

/** A key for the dice of a match that nobody can foresee. */
export function randomKey(): string {
  return randomBytes(32).toString('hex')
}

/** The key that a seed stands for: the same dice every time, and no secret. */
export function keyOfSeed(seed: string): string {
  return createHash('sha256').update(`eldertable seed ${seed}`).digest('hex')
}
