import type { Oracle } from '../oracle.ts'

/** What is picked for a seat that does not answer, and what a standing order picks, is offered. */
export const fallback: Oracle = (m) => {
  if (m.isOver) return undefined
  const byDefault = m.engine.defaultPick(m.state)
  if (!m.picks.includes(byDefault)) return `the default pick ${byDefault} is not offered`
  const pass = m.engine.passPick(m.state)
  if (pass !== undefined && !m.picks.includes(pass)) return `the pass pick ${pass} is not offered`
  return undefined
}
