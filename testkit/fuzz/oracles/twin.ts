import { hash } from '@eldertable/kernel'
import type { Oracle } from '../oracle.ts'

/**
 * The same pick with the same chance results leads to the same state: from a copy that went through JSON, at every
 * other step with its keys in the opposite order (a database may reorder them), and with nobody listening.
 */
export const twin: Oracle = (m) => {
  const ways = m.is.thorough ? [false, true] : [m.is.step % 2 === 1]
  for (const turnKeys of ways) {
    if (hash(m.is.again(turnKeys)) !== m.hash)
      return `the same pick led elsewhere from a copy${turnKeys ? ' with its keys turned round' : ''}`
  }
  return undefined
}
