import { copy, hash } from '@eldertable/kernel'
import type { Oracle } from '../oracle.ts'
import { isSameData } from '../same-data.ts'

/** A state is the same after being stored as JSON. */
export const json: Oracle = (m) => {
  const revived: unknown = JSON.parse(m.json)
  return hash(revived) === m.hash ? undefined : 'the state is another one after a trip through JSON'
}

/** A copy, the kernel's and the title's own, is equal to the state and shares nothing with it. */
export const copies: Oracle = (m) => {
  for (const other of [copy(m.state), m.engine.copy(m.state)]) {
    if (!isSameData(other, m.state)) return 'the copy differs'
    const shared = sharedPart(m.state, other, 'state')
    if (shared !== undefined) return `the copy shares ${shared}`
  }
  return undefined
}

function sharedPart(one: object, other: object, name: string): string | undefined {
  if (one === other) return name
  for (const key in one) {
    const a = (one as Record<string, unknown>)[key]
    if (typeof a !== 'object' || a === null) continue
    const b = (other as Record<string, unknown>)[key]
    if (typeof b !== 'object' || b === null) continue
    const shared = sharedPart(a, b, key)
    if (shared !== undefined) return `${name}.${shared}`
  }
  return undefined
}
