/**
 * What is impossible about a position on purpose, for rules that can only be shown where play would never lead: each
 * fault in the title's own words, or `true` for all that there are.
 */
export type Impossible = true | readonly string[]

/** The faults of a position that are meant; fails if there are others, or if one that is named is none. */
export function meantFaults(found: readonly string[], impossible?: Impossible): readonly string[] {
  if (impossible === true) {
    if (found.length === 0) throw new Error('nothing is impossible about this position')
    return found
  }
  const meant = impossible ?? []
  const others = found.filter((fault) => !meant.includes(fault))
  if (others.length > 0)
    throw new Error(`this position can't be (\`impossible\` if it is meant): ${others.join('; ')}`)
  const missing = meant.filter((fault) => !found.includes(fault))
  if (missing.length > 0) throw new Error(`not impossible after all: ${missing.join('; ')}`)
  return meant
}
