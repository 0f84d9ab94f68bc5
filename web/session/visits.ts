/** What this browser has seen of a table. */
interface Visit {
  /** The position when one was last there. */
  position?: number
  /** The latest line of the chat that was read. */
  line?: number
}

const STORAGE_KEY = 'eldertable:visits'
/** Tables of which something is remembered; older ones are forgotten. */
const MOST = 60

export function lastVisit(id: string): Visit {
  return readVisit(load()[id])
}

export function noteVisit(id: string, visit: Visit): void {
  const { [id]: before, ...others } = load()
  const kept = Object.entries({ ...others, [id]: { ...readVisit(before), ...visit } }).slice(-MOST)
  try {
    globalThis.localStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // Full or forbidden: then nothing is known the next time.
  }
}

/** What was kept of a visit, whatever became of it. */
function readVisit(kept: unknown): Visit {
  if (typeof kept !== 'object' || kept === null) return {}
  const { position, line } = kept as Readonly<Record<string, unknown>>
  return { ...(isCount(position) && { position }), ...(isCount(line) && { line }) }
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0

function load(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(globalThis.localStorage.getItem(STORAGE_KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
