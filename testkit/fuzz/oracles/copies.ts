import { copy, hash } from '@eldertable/kernel'
import type { Oracle } from '../oracle.ts'

/** A state is the same after being stored as JSON. */
export const json: Oracle = (m) => {
  const revived: unknown = JSON.parse(m.json)
  return hash(revived) === m.hash ? undefined : 'the state is another one after a trip through JSON'
}

/** A copy is equal to the state and shares nothing with it. */
export const copies: Oracle = (m) => {
  const other = copy(m.state)
  if (hash(other) !== m.hash) return 'the copy differs'
  const shared = sharedPart(m.state, other, 'state')
  return shared === undefined ? undefined : `the copy shares ${shared}`
}

function sharedPart(one: object, other: object, path: string): string | undefined {
  if (one === other) return path
  const keys = Array.isArray(one) ? one.keys() : Object.keys(one)
  for (const key of keys) {
    const a = (one as Record<string | number, unknown>)[key]
    if (typeof a !== 'object' || a === null) continue
    const b = (other as Record<string | number, unknown>)[key]
    if (typeof b !== 'object' || b === null) continue
    const shared = sharedPart(a, b, `${path}.${key}`)
    if (shared !== undefined) return shared
  }
  return undefined
}
