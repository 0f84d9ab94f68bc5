/** What this browser has seen of a table. */
interface Visit {
  /** The position when one was last there. */
  position?: number
  /** The latest line of the chat that was read. */
  line?: number
  /** How it stood when one last looked. */
  glance?: Glance
}

/** A table at a glance, for lists. */
export interface Glance {
  /** "Round 3" */
  round: string
  /** Who is asked, and whether that is somebody at this screen; null if nobody is. */
  asked: { name: string; isYou: boolean; isBot: boolean } | null
  /** How it ended, in a sentence; null while it goes on. */
  end: string | null
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
  const { position, line, glance } = kept as Readonly<Record<string, unknown>>
  return {
    ...(isCount(position) && { position }),
    ...(isCount(line) && { line }),
    ...(isGlance(glance) && { glance }),
  }
}

/** Whether it has the shape that this version writes: another one may have been here before. */
function isGlance(kept: unknown): kept is Glance {
  if (typeof kept !== 'object' || kept === null) return false
  const { round, asked, end } = kept as Readonly<Record<string, unknown>>
  return typeof round === 'string' && isAsked(asked) && (end === null || typeof end === 'string')
}

function isAsked(kept: unknown): boolean {
  if (kept === null) return true
  if (typeof kept !== 'object') return false
  const { name, isYou, isBot } = kept as Readonly<Record<string, unknown>>
  return typeof name === 'string' && typeof isYou === 'boolean' && typeof isBot === 'boolean'
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
