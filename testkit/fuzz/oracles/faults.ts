import type { Oracle } from '../oracle.ts'

/** The title finds nothing wrong with the state. */
export const faults: Oracle = (m) => {
  const found = m.engine.title.faults(m.state)
  return found.length === 0 ? undefined : found.join('; ')
}
